/** The version and locale of the docs that records and searches belong to. */
export interface Scope {
  version: string;
  locale: string;
}

export const scope: Scope = { version: 'current', locale: 'en' };
