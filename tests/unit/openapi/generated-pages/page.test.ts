import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadMentions } from '@/content/operation-mentions';
import { loadAssumptions } from '@/content/page-assumptions';
import { replaceSections, type GeneratedPage } from '@/openapi/generated-pages/page';
import { generatedPages } from '@/openapi/generated-pages/pages';
import { getServices, loadSpec } from '@/openapi/load';
import type { Spec } from '@/openapi/model';
import { describedServices, isDescribed } from '../../described';

const line = '<!-- Written by `npm run spec-pages` -->';
const page: GeneratedPage = { file: 'content/a.md', toSections: () => ['## One', '## Two'] };

it.for(generatedPages)('$file is up to date: run npm run spec-pages', async (generated, { task }) => {
  const source = readFileSync(generated.file, 'utf8');
  const [mentions, assumptions] = [await loadMentions(), await loadAssumptions()];
  const all = await Promise.all(getServices().map(loadSpec));
  const toText = (specs: Spec[], isShown: (path: string) => boolean) =>
    replaceSections(
      generated,
      source,
      specs,
      assumptions.filter(({ path }) => isShown(path)),
      mentions.filter(
        ({ path, target }) => isShown(path) && specs.some(({ service }) => target.startsWith(`/api/${service}/`)),
      ),
    );
  // An added page or service may be missing until the command is run.
  const described = all.filter(({ service }) => describedServices.includes(service));
  const texts = [all, described].flatMap((specs) => [toText(specs, () => true), toText(specs, isDescribed)]);
  if (source !== texts[0])
    Object.assign(task.meta, { notes: [`outdated     ${generated.file}: run npm run spec-pages`] });
  expect(texts.includes(source) ? source : texts[0]).toBe(source);
});

it('keeps the text that is written by hand and replaces everything after the line', () => {
  expect(replaceSections(page, `Hello.\n\n${line}\n\n## Old\n`, [])).toBe(`Hello.\n\n${line}\n\n## One\n\n## Two\n`);
});

it.each(['# Title', `${line}\n${line}`])('fails for a page that does not have the line once: %j', (source) => {
  expect(() => replaceSections(page, source, [])).toThrow(/content\/a\.md.*must be there once/);
});
