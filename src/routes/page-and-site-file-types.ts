import type { ReactElement } from 'react';
import type { Spec } from '@/openapi/model/spec';
import type { Head } from './head';
import type { ShellName } from './shell-paths-and-active-link-attributes';

/** A page of the site. */
export interface Page {
  /** The path without the base path: `/definitions/intro/`. */
  path: string;
  /** A description of the page for use in a sentence: `the API reference of accounts`. */
  name: string;
  /** The file in `content/`, if the page has one. */
  file?: string;
  shell: ShellName;
  /** True for a page without payloads, because a large spec has thousands. Navigation to it is a full page load. */
  isFullLoad?: boolean;
  /** The anchors of the page. Undefined if only its HTML or its text shows them. */
  anchors?: ReadonlySet<string>;
  /** The keys of all texts in the body, by which the body is cached. Undefined for a body that each build renders. */
  textKeys?: TextKeys;
  /** True if the body shows nothing of other pages but what the keys name, so that their front matter does not affect it. */
  isOfSpec?: boolean;
  loadHead: () => Promise<Head>;
  /** Loads the body: one `div` without client components. */
  loadBody: () => Promise<ReactElement>;
}

/** Returns the file of a page in the export: `definitions/intro/index.html`. */
export function toExportedFile({ path, shell }: Pick<Page, 'path' | 'shell'>): string {
  return shell === 'notFound' ? '404.html' : `${path.slice(1)}index.html`;
}

/** The keys of texts, or a function that loads them when they are used: in development, they are not. */
export type TextKeys = string[] | (() => Promise<string[]>);

/** Loads the keys of texts. Undefined if there is no list of them. */
export async function loadKeys(keys: TextKeys | undefined): Promise<string[] | undefined> {
  return typeof keys === 'function' ? keys() : keys;
}

/** Returns the keys of texts for what is made from one spec: none. A large spec is not cached, because it has thousands of pages. */
export function toTextKeysOfSpec({ pages }: Spec): string[] | undefined {
  return pages.length === 0 ? [] : undefined;
}

/** A file of the site that is not a page, with its path in the export: `api/accounts/openapi.yaml`. */
export interface SiteFile {
  path: string;
  load: () => Promise<string>;
}

/** Returns a file whose text is known. */
export function toFile(path: string, text: string): SiteFile {
  return { path, load: () => Promise.resolve(text) };
}

/** Returns the text that was made under this name from the texts with these keys, or makes it. */
export type Reuse = (name: string, textKeys: string[], make: () => Promise<string>) => Promise<string>;
