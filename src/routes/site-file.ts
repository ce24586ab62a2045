/** A file of the site that is not a page, with its path in the export: `api/accounts/openapi.yaml`. */
export interface SiteFile {
  path: string;
  load: () => Promise<string>;
}
