/** The version and locale of the docs that records and searches belong to. */
export interface Scope {
  version: string;
  locale: string;
}

/** The scope of the latest version, in the default language of the site. */
export const latestScope: Scope = { version: 'current', locale: 'en' };

/**
 * Returns the name of a version in a scope. An unreleased version whose name equals that of the latest scope gets a
 * separate name.
 */
export function toScopeVersion(version: string): string {
  return version === latestScope.version ? 'unreleased' : version;
}

/** Returns the scope of the page: its language, and its version if that is not the latest. */
export function getScope(): Scope {
  const version = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  return { version: version ?? latestScope.version, locale: document.documentElement.lang };
}

/** Converts a scope to a filter of Algolia. */
export function toFilters({ version, locale }: Scope): string {
  return `version:"${version}" AND locale:"${locale}"`;
}
