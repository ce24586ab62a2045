import { join } from 'node:path';
import { replaceVariables, type Variables } from '@/markdown/variables';
import { splitFrontMatter, toHomeFields, toPageFields, type HomeFields, type PageFields } from './front-matter';
import { toCopy, toId, toSlug, type Copy } from './route';
import { toTextKeys } from './fingerprint';

const toTextKey = toTextKeys();

/** The version of the docs that a page belongs to. */
export interface PageVersion {
  area: string;
  version: string;
  isLatest: boolean;
  /** What its addresses begin with: nothing for the latest, else `/1.0`. */
  prefix: string;
  draftIds: string[];
}

/** What is stored of a page: front matter with its variables replaced, its address, and where its text is kept. */
export interface BuiltPage extends Omit<PageFields, 'slug'> {
  id: string;
  slug: string;
  /** Language of its text, where that is not the default. */
  locale?: string;
  /** Undefined for generic pages, which have no versions. */
  docs?: Omit<PageVersion, 'draftIds' | 'prefix'>;
  /** From the project's root: `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** What `readText` finds its text by. */
  text: string;
}

/** A file of `content/`, and what it is built with. */
export interface PageSource {
  root: string;
  /** Below the content folder. */
  path: string;
  text: string;
  variables: Variables;
  findVersion?: (copy: Copy, file: string) => PageVersion | undefined;
}

/** What a file says of its page. The page's text is built by `buildText`. */
export async function buildPage({
  root,
  path,
  text,
  variables,
  findVersion = () => undefined,
}: PageSource): Promise<BuiltPage> {
  const file = join(root, path);
  const split = splitFrontMatter(text, file);
  const fields = replaceAll(toPageFields(split, file), variables);
  const copy = toCopy(path);
  const found = findVersion(copy, file);
  const id = toId(path);
  return {
    ...fields,
    id,
    slug: toSlug(path, fields.slug, found?.prefix),
    draft: fields.draft || found?.draftIds.includes(id) || undefined,
    locale: copy.locale,
    docs: found && { area: found.area, version: found.version, isLatest: found.isLatest },
    file,
    bodyLine: split.bodyLine,
    text: await toTextKey(split.body, variables),
  };
}

/** What the home page's file says. */
export function buildHome({ root, path, text, variables }: PageSource): HomeFields {
  const file = join(root, path);
  return replaceAll(toHomeFields(splitFrontMatter(text, file), file), variables);
}

function replaceAll<T>(value: T, variables: Variables): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? replaceVariables(item, variables) : item,
  ) as T;
}
