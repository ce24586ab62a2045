import { join } from 'node:path';
import { collect, type ReadResult } from '@/lib/user-errors-and-mistakes';
import { type SiteVariables, replaceVariablesIn } from '@/markdown/variables';
import { findField, readPageFields, readSplit, type PageFields } from './front-matter';
import { toCopy, toId, toSlug, type Copy } from './version-language-id-and-slug';
import { toTextKeys } from './page-text-cache-keys';
import type { Segment } from './include-positions';

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
  docs?: Omit<PageVersion, 'draftIds'>;
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
  variables: SiteVariables;
  /** Finds the docs version of a page; undefined if it has none. */
  findVersion?: (copy: Copy, file: string) => PageVersion | undefined;
}

/**
 * Builds the metadata of a page from the source of its file, as far as its front matter is correct, so that one check finds the
 * mistakes in its text as well. Without a valid address, there is no page. `buildText` builds its text.
 */
export async function buildPage(source: PageSource): Promise<ReadResult<BuiltPage | undefined>> {
  const { path, segments, variables } = source;
  const { value, mistakes } = readPage(source);
  if (!value) return { value, mistakes };
  const { split, fields, slug, version } = value;
  const id = toId(path);
  const page = {
    ...replaceVariablesIn(fields, variables),
    id,
    slug,
    draft: fields.draft || version?.draftIds.includes(id) || undefined,
    locale: toCopy(path).locale,
    docs: version && {
      area: version.area,
      version: version.version,
      isLatest: version.isLatest,
      prefix: version.prefix,
    },
    file: join(source.root, path),
    bodyLine: split.bodyLine,
    segments,
    text: await toTextKey(split.body, variables),
  };
  return { value: page, mistakes };
}

/** Reads the front matter and the address of a page. */
export function readPage({
  root,
  path,
  text,
  findVersion = () => undefined,
}: Omit<PageSource, 'segments' | 'variables'>) {
  const file = join(root, path);
  const { value: split, mistakes } = readSplit(text, file);
  // What a text that is not front matter lacks is not another mistake.
  const isFrontMatter = mistakes.length === 0;
  const { value: fields, mistakes: ofFields } = readPageFields(split, file);
  if (isFrontMatter) mistakes.push(...ofFields);
  const start = { file, line: 1, column: 1 };
  const before = mistakes.length;
  const version = collect(() => findVersion(toCopy(path), file), mistakes, start);
  if (mistakes.length > before) return { mistakes };
  const place = findField(split.yaml, 'slug', file);
  const slug =
    collect(() => toSlug(path, fields.slug, version?.prefix), mistakes, place) ??
    // A page without its own slug has an address, so that links to the page are not reported as well.
    (fields.slug === undefined ? undefined : collect(() => toSlug(path, undefined, version?.prefix), [], place));
  return { value: slug === undefined ? undefined : { split, fields, slug, version }, mistakes };
}
