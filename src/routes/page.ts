import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import type { PageValues } from '@/lib/placeholders';

/** A page of the site. */
export interface Page {
  /** Without base path: `/definitions/intro/`. */
  path: string;
  /** What it shows, for a sentence: `the API reference of accounts`. */
  name: string;
  /** Undefined where they are known only when the site has been exported. */
  anchors?: ReadonlySet<string>;
  loadMetadata: () => Promise<Metadata>;
  /** All of it, as Next.js shows it in development. */
  load: () => Promise<ReactElement>;
  /** Left out for a page that Next.js also exports. */
  loadInsertion?: () => Promise<Insertion>;
}

/** What Next.js exports for the pages of one layout: a page with placeholders. */
export type Template = Pick<Page, 'path' | 'loadMetadata' | 'load'>;

/** What a build renders of a page, and inserts into the template of its layout. */
export interface Insertion {
  template: Template;
  /** What the page has in place of the template's other placeholders. */
  values: Partial<Omit<PageValues, 'id' | 'body'>>;
  /** The keys of all texts in its body, by which the body is cached; left out for one that is rendered in each build. */
  textKeys?: string[];
  /** True for a page without payloads of its own: the way to it and from it is a full load. */
  isFullLoad?: boolean;
  /** The file that messages about the body name. */
  file: string;
  loadBody: () => Promise<ReactElement>;
}
