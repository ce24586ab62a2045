import { fail, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { collectAt, configFile, toOptionPath, type Option } from './config-option-places';
import type { ServiceEntry } from './find-services-for-menus-and-sidebars';
import type { DraftEntry, SidebarItem } from './sidebar-types-and-traversal';
import type { DocsArea, DocsVersion } from './versions';

/** The data against which names in the navbar are resolved. */
export interface NavSources {
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string; unlisted?: boolean }[];
  /** The latest version of each service. */
  services?: ServiceEntry[];
  /** The custom item types for which the fork has components. */
  customTypes?: string[];
  /** The drafts, which the navbar omits. */
  drafts?: DraftEntry[];
  /** Every language with the base of its URLs; undefined if there is only the default language. */
  locales?: { code: string; label: string; base: string; isCurrent: boolean }[];
  /** Every area with the data for its links in each version. */
  areas?: { area: DocsArea; versions: VersionSources[] }[];
  /** Collects the mistakes; the navbar omits items with one. Without the list, a mistake is an error. */
  mistakes?: PlacedMistake[];
}

/** The data against which names are resolved in one version. */
export interface VersionSources {
  version: DocsVersion;
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string; unlisted?: boolean }[];
}

/** The data against which the names in an item are resolved, and the option with the item. */
export interface Context extends NavSources {
  option: Option;
}

/** Builds an option. With a list for mistakes, adds those of the option to it and returns nothing. */
export function buildAt<T>(path: PropertyKey[], sources: NavSources, build: (context: Context) => T[]): T[] {
  return collectAt({ path }, () => build({ ...sources, option: { path } }), sources.mistakes) ?? [];
}

/** Fails for an item of the navbar. */
export function failAt({ option }: { option: Option }, message: string, fix?: string): never {
  return fail(`${toOptionPath(option.path)}: ${message}`, { place: { file: configFile }, fix });
}
