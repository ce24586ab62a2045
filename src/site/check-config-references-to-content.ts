import { fail, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { isSamePath } from '@/lib/href';
import { toOffer } from '@/lib/nearest-names';
import { collectAt, toOptionPath } from './config-option-places';
import { buildAt, type NavSources } from './navbar-resolving-context-and-mistakes';
import { buildDocLink } from './build-link-to-page-or-sidebar';
import type { Site } from './schema';

/** Checks that the page with the glossary exists. */
export function checkGlossary({ glossary: docId }: Site, sources: NavSources): void {
  if (docId !== undefined) buildAt(['glossary'], sources, (context) => buildDocLink({ docId }, context));
}

/** Checks that the category above all APIs is one of those of the sidebars, which are given by their paths. */
export function checkApiIndex({ api: { index } }: Site, paths: string[], mistakes: PlacedMistake[]): void {
  if (index === undefined || paths.some((path) => isSamePath(path, index))) return;
  const path = ['api', 'index'];
  collectAt(
    { path },
    () => fail(`${toOptionPath(path)}: there is no category "${index}"`, { fix: toOffer(index, paths, 'Available') }),
    mistakes,
  );
}

/** Checks that the folders of `content/` that the configuration names contain pages, which are given by their slugs. */
export function checkFolders({ search, samples }: Site, slugs: string[], mistakes: PlacedMistake[]): void {
  const folders = new Set(slugs.filter((slug) => slug.includes('/')).map((slug) => slug.split('/')[0] ?? ''));
  const named = [
    ...Object.keys(search.folders).map((folder) => ({ folder, path: ['search', 'folders', folder] })),
    ...samples.tagged.map((folder, index) => ({ folder, path: ['samples', 'tagged', index] })),
  ];
  for (const { folder, path } of named.filter((entry) => !folders.has(entry.folder)))
    collectAt(
      { path },
      () =>
        fail(`${toOptionPath(path)}: no page is in the folder "${folder}"`, {
          fix: toOffer(folder, [...folders], 'Folders'),
        }),
      mistakes,
    );
}
