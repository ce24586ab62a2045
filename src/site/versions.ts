import { fail, type Place } from '@/lib/fail';
import { withoutNumbers } from '@/lib/content-path';
import type { Site } from './schema';
import { toHint } from './schema/options';
import { toReadingOrder, type SidebarItem } from './sidebar';
import type { PageVersion } from '@/docs/build-page';
import type { Copy } from '@/docs/route';
import { getSite } from './site';

/** The version that is in `content/` itself. */
export const currentVersion = 'current';

/** A version of an area of the docs, every option decided. */
export interface DocsVersion {
  area: string;
  name: string;
  label: string;
  /** What its addresses begin with: nothing for the latest, else `/1.0`. */
  prefix: string;
  isLatest: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  mainDocId?: string;
  draftIds: string[];
  sidebars?: Site['sidebars'];
}

/** A part of the docs with versions of its own. */
export interface DocsArea {
  id: string;
  /** Below `content/`; empty for the pages that no other area holds. */
  folder: string;
  isRemembered: boolean;
  /** Newest first. */
  versions: DocsVersion[];
  latest: DocsVersion;
}

/** The areas of the configuration; one with the current version where none is configured. */
export function getAreas({ areas }: Site['docs']): DocsArea[] {
  return Object.entries(areas).map(([id, { folder, latest, preference, versions }]) => {
    const released = versions.findIndex(({ name }) => name !== currentVersion);
    const at = latest === undefined ? Math.max(0, released) : versions.findIndex(({ name }) => name === latest);
    const all = versions.map((version, index): DocsVersion => {
      const { name, label, path, banner, badge, noIndex, mainDocId, draftIds, sidebars } = version;
      const isLatest = index === at;
      const own = path ?? (isLatest ? '' : name === currentVersion ? 'next' : name);
      return {
        area: id,
        name,
        label: label ?? (name === currentVersion ? 'Next' : name),
        prefix: own === '' ? '' : `/${own}`,
        isLatest,
        banner: banner ?? (isLatest ? 'none' : index < at ? 'unreleased' : 'unmaintained'),
        badge: badge ?? versions.length > 1,
        noIndex: noIndex ?? index > at,
        mainDocId,
        draftIds,
        sidebars,
      };
    });
    const newest = all[at] ?? fail(`docs.areas.${id} of src/site.config.ts has no version`);
    return { id, folder, isRemembered: preference === 'localStorage', versions: all, latest: newest };
  });
}

/** The versions that specs may be kept for: those of the area that is meant where none is named. */
export function getSpecVersions(docs: Site['docs']): { name: string; path: string; isLatest: boolean }[] {
  return getArea(getAreas(docs)).versions.map(({ name, prefix, isLatest }) => ({
    name,
    path: prefix.slice(1),
    isLatest,
  }));
}

/** The area that holds a page, by the page's path below `content/` or below the folder of its version; generic pages are in none. */
export function findArea(areas: DocsArea[], path: string): DocsArea | undefined {
  if (path.startsWith('pages/')) return undefined;
  const byLength = [...areas].sort((left, right) => right.folder.length - left.folder.length);
  const toPrefix = (folder: string) => `${withoutNumbers(folder.replace(/\/$/, ''))}/`;
  return byLength.find(({ folder }) => folder === '' || withoutNumbers(path).startsWith(toPrefix(folder)));
}

/** An area by its id; fails with the areas there are. */
export function getArea(areas: DocsArea[], id = 'default'): DocsArea {
  const ids = areas.map((area) => area.id);
  return (
    (areas.find((area) => area.id === id) ?? (id === 'default' && areas[0])) ||
    fail(`There is no docs area "${id}".`, { fix: toHint(id, ids, 'Areas of docs.areas in src/site.config.ts') })
  );
}

/** A version of an area by its name; fails with the versions there are. */
export function getVersion(area: DocsArea, name: string, place?: Place): DocsVersion {
  const names = area.versions.map((version) => version.name);
  return (
    area.versions.find((version) => version.name === name) ??
    fail(`There is no version "${name}" in the docs area "${area.id}".`, {
      place,
      fix: toHint(name, names, 'Its versions in src/site.config.ts'),
    })
  );
}

/** Where the pages of a version stand. */
export function getContentFolder({ name }: Pick<DocsVersion, 'name'>): string {
  return name === currentVersion ? 'content' : `content/versions/${name}`;
}

/** How pages and scripts name a version of an area. */
export function toVersionKey({ area, name }: Pick<DocsVersion, 'area' | 'name'>): string {
  return `${area}/${name}`;
}

/** Where a version begins: at the page it names, else at the root, else with its first sidebar, else with its first page. */
export function findMainPath({
  mainDocId,
  sidebars,
  pages,
}: {
  mainDocId?: string;
  sidebars: Iterable<SidebarItem[]>;
  pages: { id: string; path: string; unlisted?: boolean }[];
}): string | undefined {
  if (mainDocId !== undefined) {
    const main = pages.find(({ id }) => id === mainDocId);
    const ids = pages.map(({ id }) => id);
    return main?.path ?? fail(`mainDocId: there is no page "${mainDocId}"`, { fix: toHint(mainDocId, ids, 'Pages') });
  }
  const root = pages.find(({ path }) => path === '/');
  const firstPage = [...sidebars].flatMap(toReadingOrder).find((item) => item.kind === 'link');
  const [firstListed = pages[0]] = pages.filter(({ unlisted }) => !unlisted);
  return root?.path ?? firstPage?.path ?? firstListed?.path;
}

/** The version that a page belongs to; undefined for generic pages. Fails for a folder of a version that is not configured. */
export function toPageVersion({ version, path }: Copy, file: string): PageVersion | undefined {
  const area = findArea(getAreas(getSite().docs), path);
  if (!area) return undefined;
  const { name, isLatest, prefix, draftIds } = getVersion(area, version, { file });
  return { area: area.id, version: name, isLatest, prefix, draftIds };
}
