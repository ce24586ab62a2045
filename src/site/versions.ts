import { fail, type Place } from '@/lib/user-errors-and-mistakes';
import { withoutNumbers } from '@/lib/content-file-name-conventions';
import type { Site } from './schema';
import { toHint } from '@/lib/nearest-names';
import { toReadingOrder, type SidebarItem } from './sidebar-types-and-traversal';
import type { PageVersion } from '@/content/build-page-metadata';
import { getLocale } from './locales';
import { getSite } from './get-site';
import type { Copy } from '@/content/version-language-id-and-slug';

/** The name of the version that is in `content/` itself. */
export const currentVersion = 'current';

/** A version of an area of the docs, with a value for every option. */
export interface DocsVersion {
  area: string;
  name: string;
  label: string;
  /** The prefix of its paths: by default, empty for the latest version, otherwise like `/1.0`. */
  prefix: string;
  isLatest: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  mainDocId?: string;
  draftIds: string[];
  sidebars?: Site['sidebars'];
}

/** A section of the docs with its own versions. */
export interface DocsArea {
  id: string;
  /** The folder below `content/`. It is empty for the area of all remaining pages. */
  folder: string;
  isRemembered: boolean;
  /** The newest version is first. */
  versions: DocsVersion[];
  latest: DocsVersion;
}

/** Returns the areas of the configuration, with a value for every option. */
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

/** The settings of the site that determine which specs and overlays are built. */
interface SpecVersionsAndLanguages {
  /** The versions that may have archived specs: those of the default area. */
  versions: { name: string; path: string; isLatest: boolean }[];
  languages: { current: string; all: string[] };
}

/** Returns the settings that determine which specs and overlays are built. */
export function getSpecVersionsAndLanguages(site: Site = getSite()): SpecVersionsAndLanguages {
  const versions = getArea(getAreas(site.docs)).versions.map(({ name, prefix, isLatest }) => ({
    name,
    path: prefix.slice(1),
    isLatest,
  }));
  return { versions, languages: { current: getLocale(site).code, all: site.locales.map(({ code }) => code) } };
}

/**
 * Returns the area of a page. `path` is relative to `content/` or to the folder of a version. Generic pages have no
 * area.
 */
export function findArea(areas: DocsArea[], path: string): DocsArea | undefined {
  if (path.startsWith('pages/')) return undefined;
  const byLength = [...areas].sort((left, right) => right.folder.length - left.folder.length);
  const toPrefix = (folder: string) => `${withoutNumbers(folder.replace(/\/$/, ''))}/`;
  return byLength.find(({ folder }) => folder === '' || withoutNumbers(path).startsWith(toPrefix(folder)));
}

/** Returns the area with an id; `default` may also be the first area. Fails for an unknown id and lists the areas. */
export function getArea(areas: DocsArea[], id = 'default'): DocsArea {
  const ids = areas.map((area) => area.id);
  return (
    (areas.find((area) => area.id === id) ?? (id === 'default' && areas[0])) ||
    fail(`There is no docs area "${id}".`, { fix: toHint(id, ids, 'Areas of docs.areas in src/site.config.ts') })
  );
}

/** Returns the version of an area with a name. Fails for an unknown name and lists the existing versions. */
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

/** Returns the folder that contains the pages of a version. */
export function getContentFolder({ name }: Pick<DocsVersion, 'name'>): string {
  return name === currentVersion ? 'content' : `content/versions/${name}`;
}

/** Returns the name that pages and scripts use for a version of an area. */
export function toVersionKey({ area, name }: Pick<DocsVersion, 'area' | 'name'>): string {
  return `${area}/${name}`;
}

/**
 * Returns the path of a version's main page: its `mainDocId`, otherwise the page at `/`, otherwise the first page of a
 * sidebar, otherwise the first page, preferably a listed one.
 */
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

/**
 * Returns the version that a page belongs to, or undefined for generic pages. Fails if the folder belongs to a version
 * that is not configured.
 */
export function toPageVersion({ version, path }: Copy, file: string): PageVersion | undefined {
  const area = findArea(getAreas(getSite().docs), path);
  if (!area) return undefined;
  const { name, isLatest, prefix, draftIds } = getVersion(area, version, { file });
  return { area: area.id, version: name, isLatest, prefix, draftIds };
}
