import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fail, UserError } from '@/lib/fail';
import { expandIncludes, isIncludeFile, type Expanded } from './includes';
import { splitFrontMatter, toHomeFields, toPageFields } from './front-matter';
import { toSlug } from './route';
import { listFiles } from '@/lib/files';

/**
 * Checks the front matter and the path of every page below a content folder, except for files in `passed`, before other
 * code reads them. Fails with all problems, one for each file.
 */
export function checkContent(root: string, sources = loadSources(root), passed: ReadonlySet<string> = new Set()): void {
  const wrong: UserError[] = [];
  for (const [path, { text, failure }] of sources) {
    try {
      if (failure) throw failure;
      if (!passed.has(path)) checkFile(root, path, text);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      wrong.push(error);
    }
  }
  if (wrong.length > 0) throw new UserError(wrong.map(({ message }) => message).join('\n'));
}

/** Checks one of the files that Contentlayer reads. */
export function checkFile(root: string, path: string, text: string): void {
  const file = join(root, path);
  if (!path.endsWith('.md'))
    fail('this is not a page', {
      place: { file },
      fix: 'Pages are markdown files: rename it to .md, or move it out of content/.',
    });
  const split = splitFrontMatter(text, file);
  if (isHome(path)) toHomeFields(split, file);
  else toSlug(path, toPageFields(split, file).slug);
}

/** The text of a file in `content/`, with the text of included files, and its modification time. */
export interface Source extends Expanded {
  /** The modification time in milliseconds, as text. */
  modified: string;
}

/** Loads the files that Contentlayer reads as documents, by their paths below the content folder. */
export function loadSources(root: string): Map<string, Source> {
  return new Map(
    getContentFiles(root).map((path) => {
      const file = join(root, path);
      // The time is read before the text, so that Contentlayer notices an edit in between.
      const modified = statSync(file).mtime.getTime().toString();
      return [path, { modified, ...loadPageSource(root, path) }];
    }),
  );
}

/** Loads the text of a page and of the files that it includes. */
export function loadPageSource(root: string, path: string): Expanded {
  const file = posix.join(root, path);
  return expandIncludes(readFileSync(file, 'utf8'), file, root);
}

/** Returns true for the home page in any language. */
export function isHome(path: string): boolean {
  return /^(?:locales\/[^/]+\/)?index\.md$/.test(path);
}

/** Returns true for a path below the content folder that Contentlayer reads as a document. */
export function isContentFile(path: string): boolean {
  return (
    /\.(?:mdx?|json|ya?ml)$/i.test(path) &&
    !isIncludeFile(path) &&
    !/(?:^|\/)_category_\.(?:ya?ml|json)$/.test(path) &&
    !/^versions\/[^/]+\/sidebars\.json$/.test(path)
  );
}

/** Returns the files that Contentlayer reads as documents, as sorted paths below the content folder. */
export function getContentFiles(root: string): string[] {
  return listFiles(root).filter(isContentFile);
}
