/** A page that connects items of the specs. */
export interface CrossReferencePage {
  /** The path without the base path: `/reference/errors/`. */
  path: string;
  title: string;
  description: string;
  keywords?: string[];
  /** The text below the title as Markdown. The texts of the specs are not trusted, so they are escaped. */
  markdown: string;
}

/** The path of the first page. */
export const crossReferencePath = '/reference/';
