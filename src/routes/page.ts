import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import type { PageValues } from '@/lib/placeholders';

/** A page of the site. */
export interface Page {
  /** The path without the base path: `/definitions/intro/`. */
  path: string;
  /** A description of the page for use in a sentence: `the API reference of accounts`. */
  name: string;
  /** The anchors of the page. Undefined if only its HTML or its text shows them. */
  anchors?: ReadonlySet<string>;
  loadMetadata: () => Promise<Metadata>;
  /** Loads the complete page, as Next.js shows it in development. */
  load: () => Promise<ReactElement>;
  /** Loads the insertion. Undefined for a page that Next.js exports completely. */
  loadInsertion?: () => Promise<Insertion>;
}

/** A page with placeholders that Next.js exports once for all pages of the same layout. */
export type Template = Pick<Page, 'path' | 'loadMetadata' | 'load'>;

/** The content of a page that the build renders and inserts into the template of its layout. */
export interface Insertion {
  template: Template;
  /** The values that replace the other placeholders of the template. */
  values: Partial<Omit<PageValues, 'id' | 'body'>>;
  /** The keys of all texts in the body, by which the body is cached. Undefined for a body that each build renders. */
  textKeys?: string[];
  /** True for a page without its own payloads. Navigation to and from this page is a full page load. */
  isFullLoad?: boolean;
  /** The file that error messages about the body refer to. */
  file: string;
  loadBody: () => Promise<ReactElement>;
}
