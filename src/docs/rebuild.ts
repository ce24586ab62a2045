import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@/lib/files';
import type { Variables } from '@/markdown/variables';
import { copyAsset, isAsset } from './assets';
import { buildHome, buildPage, type PageVersion } from './build-page';
import { buildText } from './build-texts';
import { checkFile, getContentFiles, isContentFile, isHome, loadPageSource } from './check';
import { toOutputFile } from './contentlayer';
import { isIncludeFile } from './includes';
import type { Copy } from './route';

/** The settings that a file of `content/` is built with. */
export interface Building {
  variables: Variables;
  findVersion?: (copy: Copy, file: string) => PageVersion | undefined;
}

/**
 * Builds the output of one file of `content/` again while an author edits it; `file` is its path in that folder.
 * Contentlayer would write the documents of all pages again. If the file no longer exists, removes its output. Fails in
 * the same cases as a build.
 */
export async function rebuildFile(file: string, { variables, findVersion }: Building): Promise<void> {
  if (!isContentFile(file)) {
    if (isAsset(file)) copyAsset(file);
    return;
  }
  const output = toOutputFile(isHome(file) ? 'Home' : 'Page', file);
  if (!existsSync(path.join('content', file))) return rmSync(output, { force: true });
  const { text, segments, failure } = loadPageSource('content', file);
  if (failure) throw failure;
  checkFile('content', file, text);
  if (!isHome(file)) await buildText(text, variables);
  const source = { root: 'content', path: file, text, segments, variables, findVersion };
  save(output, isHome(file) ? { home: buildHome(source) } : { page: await buildPage(source) });
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
