import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPageTree, type PageTree } from '@/markdown/page-tree';
import { replaceVariables, type Variables } from '@/markdown/variables';
import { splitFrontMatter, toHomeFields, toPageFields, type HomeFields, type PageFields } from './front-matter';
import { toId, toSlug } from './route';

/** What is stored of a page: front matter with its variables replaced, address, and its text as a tree. */
export interface BuiltPage extends Omit<PageFields, 'slug'>, PageTree {
  id: string;
  slug: string;
  /** From the project's root: `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** The markdown below the front matter, as written. */
  source: string;
}

/** Reads a page's file, given by its path below the content folder. */
export async function buildPage(root: string, path: string, variables: Variables): Promise<BuiltPage> {
  const file = join(root, path);
  const split = splitFrontMatter(readFileSync(file, 'utf8'), file);
  const fields = replaceAll(toPageFields(split, file), variables);
  const { problems, ...page } = await toPageTree(split.body, variables);
  return {
    ...fields,
    ...page,
    id: toId(path),
    slug: toSlug(path, fields.slug),
    file,
    bodyLine: split.bodyLine,
    source: split.body,
    problems: problems.map(({ line, ...problem }) => ({
      ...problem,
      line: line === undefined ? undefined : line + split.bodyLine - 1,
    })),
  };
}

/** Reads the home page's file. */
export function buildHome(root: string, path: string, variables: Variables): HomeFields {
  const file = join(root, path);
  return replaceAll(toHomeFields(splitFrontMatter(readFileSync(file, 'utf8'), file), file), variables);
}

function replaceAll<T>(value: T, variables: Variables): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? replaceVariables(item, variables) : item,
  ) as T;
}
