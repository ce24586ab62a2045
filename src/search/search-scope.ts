/** The version and locale of the docs to which records and searches belong. */
export interface Scope {
  version: string;
  locale: string;
}

/** The scope of the latest version, in the default language of the site. */
export const latestScope: Scope = { version: 'current', locale: 'en' };

/**
 * Returns the name of a version, other than the latest one, in a scope. A version that is named like the latest scope gets
 * another name, because it is unreleased.
 */
export function toScopeVersion(version: string): string {
  return version === latestScope.version ? 'unreleased' : version;
}

/** Returns the scope of the page: its version, which defaults to the latest one, and its language. */
export function getScope(): Scope {
  const version = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  return { version: version ?? latestScope.version, locale: document.documentElement.lang };
}

/** Converts a scope to a filter of Algolia. */
export function toFilters({ version, locale }: Scope): string {
  return `version:"${version}" AND locale:"${locale}"`;
}
