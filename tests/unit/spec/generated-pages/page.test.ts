import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadMentions } from '@/docs/operation-mentions';
import { loadAssumptions } from '@/docs/page-assumptions';
import { replaceSections, type GeneratedPage } from '@/spec/generated-pages/page';
import { generatedPages } from '@/spec/generated-pages/pages';
import { getServices, loadSpec } from '@/spec/load';

const line = '<!-- Written by `npm run spec-pages` -->';
const page: GeneratedPage = { file: 'content/a.md', toSections: () => ['## One', '## Two'] };

it.each(generatedPages)('$file is up to date: run npm run spec-pages', async (generated) => {
  const source = readFileSync(generated.file, 'utf8');
  const specs = await Promise.all(getServices().map(loadSpec));
  const mentions = await loadMentions();
  expect(source).toBe(replaceSections(generated, source, specs, await loadAssumptions(), mentions));
});

it('keeps the text that is written by hand and replaces everything after the line', () => {
  expect(replaceSections(page, `Hello.\n\n${line}\n\n## Old\n`, [])).toBe(`Hello.\n\n${line}\n\n## One\n\n## Two\n`);
});

it.each(['# Title', `${line}\n${line}`])('fails for a page that does not have the line once: %j', (source) => {
  expect(() => replaceSections(page, source, [])).toThrow(/content\/a\.md.*must be there once/);
});
