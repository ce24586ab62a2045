import { setImmediate } from 'node:timers/promises';
import type { Variables } from '@/markdown/variables';
import { isHome, type Source } from './check';
import { splitFrontMatter } from './front-matter';
import { toTextKeeper } from './page-text';

/** The modules that read markdown take a second to load, so a build without new texts skips them. */
const keepText = toTextKeeper(async (...page) => (await import('@/markdown/page-tree')).toPageTree(...page));

/** Builds the missing texts of the pages among some files of a content folder. */
export async function buildTexts(sources: ReadonlyMap<string, Source>, variables: Variables): Promise<void> {
  for (const [path, { text }] of sources) {
    if (!isHome(path)) await buildText(text, variables);
    // Lets the process handle messages and signals between two pages.
    await setImmediate();
  }
}

/** Builds the text of one page from the source of its file if it is missing. */
export async function buildText(source: string, variables: Variables): Promise<void> {
  await keepText(splitFrontMatter(source, '').body, variables);
}
