/** A file of the site that is not a page, with its path in the export: `api/accounts/openapi.yaml`. */
export interface SiteFile {
  path: string;
  load: () => Promise<string>;
}

/** Returns the text that was made under this name from the texts with these keys, or makes it. */
export type Reuse = (name: string, textKeys: string[], make: () => Promise<string>) => Promise<string>;
