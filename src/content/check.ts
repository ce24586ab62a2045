import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isHidden } from '@/lib/content-path';
import type { PlacedMistake } from '@/lib/fail';
import { isInside, listFiles, listSymbolicLinks } from '@/lib/files';
import { isAsset, isFile } from './assets';
import { buildHome, readPage, type PageSource } from './build-page';
import { expandIncludes, isIncludeFile, readText, type Expanded } from './includes';

/** Returns the mistakes in the front matter, the path, and the includes of every page, and in the kinds of files. */
export function checkContent(
  root: string,
  {
    sources = loadSources(root),
    findVersion,
    variables = {},
  }: { sources?: ReadonlyMap<string, Expanded> } & Partial<Pick<PageSource, 'findVersion' | 'variables'>> = {},
): PlacedMistake[] {
  const mistakes = [...sources].flatMap(([path, source]) =>
    checkFile({ root, path, findVersion, variables, ...source }),
  );
  return [...mistakes, ...getLinkMistakes(root)];
}

/** Returns the mistakes in one of the files that Contentlayer reads, except for those in the text of a page. */
export function checkFile(source: PageSource & Pick<Expanded, 'mistakes' | 'open'>): PlacedMistake[] {
  const { root, path, variables, open = [] } = source;
  if (!path.endsWith('.md')) {
    const place = { file: join(root, path), line: 1, column: 1 };
    const fix = 'Pages are markdown files: rename it to .md, or move it out of content/.';
    return [{ message: 'this is not a page', place, fix }];
  }
  const { mistakes } = isHome(path) ? buildHome({ ...source, variables: {} }) : readPage(source);
  const unknown = open.filter(({ name }) => !Object.hasOwn(variables, name)).map(({ mistake }) => mistake);
  return [...mistakes, ...source.mistakes, ...unknown];
}

/** Returns a mistake for each symbolic link that cannot be published: to a page, to a folder, or out of the content folder. */
function getLinkMistakes(root: string): PlacedMistake[] {
  const links = listSymbolicLinks(root).filter((link) => !isHidden(link) && !isIncludeFile(link));
  const wrong = links.map((link) => join(root, link)).filter((file) => !isAsset(file) || !isFile(file, root));
  return wrong.map((file) => ({
    message: isInside(root, file) ? 'this is a symbolic link' : `this is a symbolic link out of ${root}/`,
    place: { file, line: 1, column: 1 },
    fix: 'Replace it with a copy of the file or folder.',
  }));
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
  const { value, mistakes } = readText(file);
  const expanded = expandIncludes(value, file, root);
  return { ...expanded, mistakes: [...mistakes, ...expanded.mistakes] };
}

/** Returns true for the home page in any language. */
export function isHome(path: string): boolean {
  return /^(?:locales\/[^/]+\/)?index\.md$/.test(path);
}

/** Returns true for a path below the content folder that Contentlayer reads as a document. */
export function isContentFile(path: string): boolean {
  return (
    /\.(?:mdx?|json|ya?ml)$/i.test(path) &&
    !isHidden(path) &&
    !isIncludeFile(path) &&
    !/(?:^|\/)_category_\.(?:ya?ml|json)$/.test(path) &&
    !/^versions\/[^/]+\/sidebars\.json$/.test(path) &&
    path !== 'search-synonyms.yaml'
  );
}

/** Returns the files that Contentlayer reads as documents, as sorted paths below the content folder. */
export function getContentFiles(root: string): string[] {
  return listFiles(root).filter(isContentFile);
}
