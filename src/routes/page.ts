import type { ReactElement } from 'react';
import type { PageValues } from '@/lib/placeholders';

/** A page whose body a build renders, and inserts into the template that Next.js exports for its layout. */
export interface TemplatePage {
  /** Without base path: `/definitions/intro/`. */
  path: string;
  /** Where Next.js exports the template, without slashes around. */
  template: string;
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
