import { join } from 'node:path';
import { replaceVariables, type Variables } from '@/markdown/variables';
import { splitFrontMatter, toHomeFields, toPageFields, type HomeFields, type PageFields } from './front-matter';
import type { Segment } from './includes';
import { toCopy, toId, toSlug, type Copy } from './route';
import { toTextKeys } from './fingerprint';

const toTextKey = toTextKeys();

/** The version of the docs that a page belongs to. */
export interface PageVersion {
  area: string;
  version: string;
  isLatest: boolean;
  /** The prefix of its URLs: by default, empty for the latest version, otherwise like `/1.0`. */
  prefix: string;
  /** The ids of the pages that this version does not publish. */
  draftIds: string[];
}

/** A page's stored metadata: front matter with variables replaced, the URL, and where its text is stored. */
export interface BuiltPage extends Omit<PageFields, 'slug'> {
  id: string;
  slug: string;
  /** The language of the text; undefined for the default language. */
  locale?: string;
  /** Undefined for pages outside the docs, which have no versions. */
  docs?: Omit<PageVersion, 'draftIds' | 'prefix'>;
  /** The path from the project's root: `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** The files of the lines, if the page includes any. */
  segments?: Segment[];
  /** The key of the text for `readText`. */
  text: string;
}

/** A file in `content/` and the settings that its page is built with. */
export interface PageSource {
  /** The content folder. */
  root: string;
  /** The path relative to the content folder. */
  path: string;
  /** The text with the text of included files. */
  text: string;
  segments?: Segment[];
  variables: Variables;
  /** Finds the docs version of a page; undefined if it has none. */
  findVersion?: (copy: Copy, file: string) => PageVersion | undefined;
}

/** Builds the metadata of a page from the source of its file. `buildText` builds its text. */
export async function buildPage({
  root,
  path,
  text,
  segments,
  variables,
  findVersion = () => undefined,
}: PageSource): Promise<BuiltPage> {
  const file = join(root, path);
  const split = splitFrontMatter(text, file);
  const fields = replaceVariablesIn(toPageFields(split, file), variables);
  const copy = toCopy(path);
  const version = findVersion(copy, file);
  const id = toId(path);
  return {
    ...fields,
    id,
    slug: toSlug(path, fields.slug, version?.prefix),
    draft: fields.draft || version?.draftIds.includes(id) || undefined,
    locale: copy.locale,
    docs: version && { area: version.area, version: version.version, isLatest: version.isLatest },
    file,
    bodyLine: split.bodyLine,
    segments,
    text: await toTextKey(split.body, variables),
  };
}

/** Builds the fields of the home page from the source of its file. */
export function buildHome({ root, path, text, variables }: PageSource): HomeFields {
  const file = join(root, path);
  return replaceVariablesIn(toHomeFields(splitFrontMatter(text, file), file), variables);
}

function replaceVariablesIn<T>(value: T, variables: Variables): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? replaceVariables(item, variables) : item,
  ) as T;
}
