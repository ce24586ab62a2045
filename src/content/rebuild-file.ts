import { rmSync } from 'node:fs';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { isPlainFile, writeAtomically } from '@/lib/files';
import { copyAsset, isAsset } from './assets';
import { buildPage, type PageSource } from './build-page-metadata';
import { buildText } from './build-page-texts';
import { checkFile } from './check-front-matter-includes-and-file-kinds';
import { getContentFiles, isContentFile, isHome } from './list-content-files';
import { loadPageSource } from './read-page-files-with-includes';
import { toOutputFile } from './contentlayer-internals';
import { isIncludeFile } from './includes';
import { buildHome } from './home-front-matter';

/**
 * Builds the output of one file of `content/` without Contentlayer, which would write the documents of all pages again, or none if
 * one page has a mistake; `file` is its path in that folder. If the file no longer exists or is a symbolic link, removes its output. Returns the
 * mistakes. A page with mistakes is built as far as possible.
 */
export async function rebuildFile(
  file: string,
  { variables, findVersion }: Pick<PageSource, 'variables' | 'findVersion'>,
): Promise<PlacedMistake[]> {
  if (!isContentFile(file)) {
    if (isAsset(file)) copyAsset(file);
    return [];
  }
  const output = toOutputFile(isHome(file) ? 'Home' : 'Page', file);
  if (!isPlainFile('content', file)) {
    rmSync(output, { force: true });
    return [];
  }
  const source = { root: 'content', path: file, variables, findVersion, ...loadPageSource('content', file) };
  if (isHome(file)) {
    const { value: home } = buildHome(source);
    if (home) save(output, { home });
  } else if (file.endsWith('.md')) {
    await buildText(source.text, variables);
    const { value: page } = await buildPage(source);
    if (page) save(output, { page });
    else rmSync(output, { force: true });
  }
  return checkFile(source);
}

/** Returns a changed file and the pages that include it, by their paths in `content/`. */
export function getAffected(file: string): string[] {
  if (!isIncludeFile(file)) return [file];
  const pages = getContentFiles('content');
  return [file, ...pages.filter((page) => loadPageSource('content', page).included.includes(`content/${file}`))];
}

/** Writes a document without a digest, so that Contentlayer builds it again in the next build. */
function save(output: string, document: object): void {
  writeAtomically(output, JSON.stringify(document));
}
