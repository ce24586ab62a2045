import type { PageFields } from './front-matter';
import type { HomeFields } from './home-front-matter';

/**
 * A page of the docs: its front matter and the details of its file. `loadTree` and `loadText` read its text.
 */
export interface Page extends Omit<PageFields, 'slug'> {
  /** The path of its file below `content/` without language, version, sort numbers, and extension: `definitions/intro`. */
  id: string;
  /** `definitions/intro`. */
  slug: string;
  /** The path without the base path: `/definitions/intro/`. */
  path: string;
  /** `content/definitions/intro.md`. */
  file: string;
  /** The language of its text; undefined for the default language. */
  locale?: string;
  /** True if the page does not exist in the language of the build, so it shows the text of the default language. */
  untranslated?: boolean;
  /** The version of the docs that the page belongs to; undefined for generic pages. */
  docs?: { area: string; version: string; isLatest: boolean; prefix?: string };
}

/** The home page, which consists of its front matter. */
export type Home = HomeFields;
