import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '@/markdown/variables';
import { getContentFiles } from './check';
import { splitFrontMatter } from './front-matter';
import { hasText, toTextKeeper } from './page-text';

/** As many texts are left to Contentlayer: loading what builds them takes longer. */
const few = 20;

/**
 * Builds the texts that are missing. Contentlayer, which runs beside it, builds those of the pages that it comes to: all but
 * the unchanged. This begins at the other end, so that with two processors the work is halved.
 */
export async function buildTexts(root: string, variables: Variables, unchanged: ReadonlySet<string>): Promise<void> {
  const texts = toTextKeeper(async (...page) => (await import('@/markdown/page-tree')).toPageTree(...page));
  const missing: { path: string; body: string }[] = [];
  for (const path of getContentFiles(root).reverse()) {
    const file = join(root, path);
    const { body } = splitFrontMatter(readFileSync(file, 'utf8'), file);
    if (!hasText(await texts.toKey(body, variables))) missing.push({ path, body });
  }
  if (missing.length <= few && !missing.some(({ path }) => unchanged.has(path))) return;
  for (const { body } of missing) await texts.keep(body, variables);
}
