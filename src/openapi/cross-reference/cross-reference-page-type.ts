import type { Root } from 'hast';
import type { Guide } from './guides-that-mention-items';

/** A heading or a row to which a link can lead. */
export interface Anchor {
  id: string;
  /** The name that the row is about. */
  name?: string;
}

/** A page that connects items of the specs. */
export interface CrossReferencePage {
  /** The path without the base path: `/reference/errors/`. */
  path: string;
  title: string;
  description: string;
  keywords?: string[];
  /** The path of the list that leads to this page, if the sidebar has no entry for the page itself. */
  list?: string;
  /** The anchor of the section of a long list that begins with this page. */
  section?: string;
  /** True for a page of a spec that is split into many pages. */
  isOfLargeSpec?: boolean;
  /** The lowest level of headings in the table of contents, if it is not that of the site. */
  contentsLevel?: number;
  /** True if the page is wider than text. */
  isWide?: boolean;
  /** The path of a feed with the same content. */
  feed?: string;
  /** True for one of many pages that only another page leads to: neither the search nor search engines need them. */
  isUnlisted?: boolean;
  /**
   * Writes the text below the title. The texts of the specs are not trusted: they are text nodes. `guides` are the sections that mention
   * items of the specs: lists of pages and searches do without them, because finding them means reading all guides.
   */
  write: (guides?: readonly Guide[]) => Root;
  /** The headings of sections and the rows of a list. */
  anchors?: Anchor[];
}
