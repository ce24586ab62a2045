/** The version and locale of the docs that records and searches belong to. */
export interface Scope {
  version: string;
  locale: string;
}

/** The scope of everything that is the latest, in the language the site is written in. */
export const latestScope: Scope = { version: 'current', locale: 'en' };

/** The scope's name of a version that is not the latest; the next one, which is named as the latest scope, has one of its own. */
export function toScopeVersion(version: string): string {
  return version === latestScope.version ? 'unreleased' : version;
}

/** Where a reader searches: in the language of the page, and in its version where that is not the latest. */
export function getScope(): Scope {
  const version = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  return { version: version ?? latestScope.version, locale: document.documentElement.lang };
}

/** The same as a filter, in Algolia's words. */
export function toFilters({ version, locale }: Scope): string {
  return `version:"${version}" AND locale:"${locale}"`;
}
