import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@/lib/files';
import type { Variables } from '@/markdown/variables';
import { copyAsset, isAsset } from './assets';
import { buildHome, buildPage, type PageVersion } from './build-page';
import { buildText } from './build-texts';
import { checkFile, isContentFile, isHome } from './check';
import { toOutputFile } from './contentlayer';
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
  const text = readFileSync(path.join('content', file), 'utf8');
  checkFile('content', file, text);
  if (!isHome(file)) await buildText(text, variables);
  const source = { root: 'content', path: file, text, variables, findVersion };
  save(output, isHome(file) ? { home: buildHome(source) } : { page: await buildPage(source) });
}

/** Writes a document without a digest, so that Contentlayer builds it again in the next build. */
function save(output: string, document: object): void {
  writeAtomically(output, JSON.stringify(document));
}
