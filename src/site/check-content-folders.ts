import { fail, type PlacedMistake } from '@/lib/fail';
import { toOffer } from '@/lib/nearest-names';
import { collectAt } from './config-place';
import { toOptionPath } from './parse-site';
import type { Site } from './schema';

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
