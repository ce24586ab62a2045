import { setImmediate } from 'node:timers/promises';
import type { SiteVariables } from '@/markdown/variables';
import path from 'node:path';
import { isHome } from './list-content-files';
import { loadPageSource, type Source } from './read-page-files-with-includes';
import { readSplit } from './front-matter';
import { toTextKeeper } from './page-text-cache';

/** Builds a text if it is missing. Only then loads the markdown modules, which takes a second. */
const keepText = toTextKeeper(async (...page) => (await import('@/markdown/page-tree')).toPageTree(...page));

/** Builds the missing texts of content files, by their paths. Skips the home page, which has no text. */
export async function buildTexts(sources: ReadonlyMap<string, Source>, variables: SiteVariables): Promise<void> {
  for (const [file, { text }] of sources) {
    if (file.endsWith('.md') && !isHome(file)) await buildText(text, variables);
    // The process can handle messages and signals between two pages.
    await setImmediate();
  }
}

/** Builds the text of one page from the source of its file if it is missing. */
export async function buildText(source: string, variables: SiteVariables): Promise<void> {
  await keepText(readSplit(source, '').value.body, variables);
}

/** Builds the text of a page from its file, with its path from the project's root. */
export function buildTextOfFile(file: string, variables: SiteVariables): Promise<void> {
  return buildText(loadPageSource('content', path.relative('content', file)).text, variables);
}
