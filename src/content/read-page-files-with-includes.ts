import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readUtf8 } from '@/lib/files';
import { getContentFiles } from './list-content-files';
import { expandIncludes, type Expanded } from './includes';

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
  const { value, mistakes } = readUtf8(file);
  const expanded = expandIncludes(value, file, root);
  return { ...expanded, mistakes: [...mistakes, ...expanded.mistakes] };
}
