import { join } from 'node:path';
import { isHidden } from '@/lib/content-file-name-conventions';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { isInside, listSymbolicLinks, isFileInside } from '@/lib/files';
import { isAsset } from './assets';
import { readPage, type PageSource } from './build-page-metadata';
import { isHome } from './list-content-files';
import { loadSources } from './read-page-files-with-includes';
import { isIncludeFile, type Expanded } from './includes';
import { buildHome } from './home-front-matter';

/** Returns the mistakes in the front matter, the path, and the includes of every page, and in the kinds of files. */
export function checkContentFiles(
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
  const wrong = links.map((link) => join(root, link)).filter((file) => !isAsset(file) || !isFileInside(file, root));
  return wrong.map((file) => ({
    message: isInside(root, file) ? 'this is a symbolic link' : `this is a symbolic link out of ${root}/`,
    place: { file, line: 1, column: 1 },
    fix: 'Replace it with a copy of the file or folder.',
  }));
}
