import { setImmediate } from 'node:timers/promises';
import type { Variables } from '@/markdown/variables';
import { isHome, type Source } from './check';
import { splitFrontMatter } from './front-matter';
import { toTextKeeper } from './page-text';

/** Loading what reads markdown takes a second, which a build without a new text need not wait for. */
const keepText = toTextKeeper(async (...page) => (await import('@/markdown/page-tree')).toPageTree(...page));

/** Builds the texts that are missing of the pages among some files of a content folder. */
export async function buildTexts(sources: ReadonlyMap<string, Source>, variables: Variables): Promise<void> {
  for (const [path, { text }] of sources) {
    if (!isHome(path)) await buildText(text, variables);
    // What comes from elsewhere meanwhile is heard.
    await setImmediate();
  }
}

/** Builds the text of one page, given by what is in its file, if it is missing. */
export async function buildText(source: string, variables: Variables): Promise<void> {
  await keepText(splitFrontMatter(source, '').body, variables);
}
