import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Variables } from '@/markdown/variables';
import { getContentFiles, isHome } from './check';
import { splitFrontMatter } from './front-matter';
import { toTextKeeper } from './page-text';

/** Loading what reads markdown takes a second, which a build without a new text need not wait for. */
const keepText = toTextKeeper(async (...page) => (await import('@/markdown/page-tree')).toPageTree(...page));

/** Builds the texts that are missing of the pages below a content folder. */
export async function buildTexts(root: string, variables: Variables): Promise<void> {
  for (const path of getContentFiles(root)) {
    if (!isHome(path)) await buildText(root, path, variables);
    // What comes from elsewhere meanwhile is heard.
    await setImmediate();
  }
}

/** Builds the text of one page, given by its path below the content folder, if it is missing. */
export async function buildText(root: string, path: string, variables: Variables): Promise<void> {
  const file = join(root, path);
  await keepText(splitFrontMatter(readFileSync(file, 'utf8'), file).body, variables);
}
