import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPages } from '@/content/load-page';
import { loadMentions } from '@/content/operation-mentions';
import { loadAssumptions } from '@/content/page-assumptions';
import { isCurrentOriginal } from '@/content/route';
import { loadEntities, loadTasks } from '@/openapi/cross-reference/sections/lists';
import { findSectionsName, replaceSections } from '@/openapi/cross-reference/sections/page';
import { generatedSections, writeSections } from '@/openapi/cross-reference/sections/pages';
import { getServices, loadSpec } from '@/openapi/load';
import { loadNames } from '@/routes/spec-names';
import type { Spec } from '@/openapi/model/spec';
import { describedServices, isDescribed } from '../../../described';
import { noSources } from './no-sources';

const line = '<!-- Written by `npm run spec-pages`: identifiers -->';
const written = getPages()
  .map(({ file }) => file)
  .filter((file) => isCurrentOriginal(file) && findSectionsName(file, readFileSync(file, 'utf8')) !== undefined);

it('the pages of this site show every kind of sections', () => {
  const names = written.map((file) => findSectionsName(file, readFileSync(file, 'utf8')));
  expect(names.sort()).toEqual(Object.keys(generatedSections).sort());
});

it.for(written)('%s is up to date: run npm run spec-pages', async (file, { task }) => {
  const source = readFileSync(file, 'utf8');
  const [mentions, assumptions] = [await loadMentions(loadNames), await loadAssumptions(loadNames)];
  const [entities, tasks] = [await loadEntities(), await loadTasks()];
  const all = await Promise.all(getServices().map(loadSpec));
  const toText = (specs: Spec[], isShown: (path: string) => boolean) =>
    writeSections(file, source, {
      specs,
      entities,
      tasks,
      assumptions: assumptions.filter(({ path }) => isShown(path)),
      mentions: mentions.filter(
        ({ path, target }) => isShown(path) && specs.some(({ service }) => target.startsWith(`/api/${service}/`)),
      ),
    });
  // An added page or service may be missing until the command is run.
  const described = all.filter(({ service }) => describedServices.includes(service));
  const texts = [all, described].flatMap((specs) => [toText(specs, () => true), toText(specs, isDescribed)]);
  if (source !== texts[0]) Object.assign(task.meta, { notes: [`outdated     ${file}: run npm run spec-pages`] });
  expect(texts.includes(source) ? source : texts[0]).toBe(source);
});

it('keeps the text that is written by hand and replaces everything after the line', () => {
  expect(replaceSections(`Hello.\n\n${line}\n\n## Old\n`, ['## One', '## Two'])).toBe(
    `Hello.\n\n${line}\n\n## One\n\n## Two\n`,
  );
});

it('leaves a page without the line alone', () => {
  expect(writeSections('content/a.md', '# Title', noSources)).toBeUndefined();
});

it('fails for a page with two such lines, and for unknown sections, with the names that exist', () => {
  expect(() => writeSections('content/a.md', `${line}\n${line}`, noSources)).toThrow(/content\/a\.md.*only one line/s);
  expect(() => writeSections('content/a.md', line.replace('identifiers', 'ids'), noSources)).toThrow(
    /content\/a\.md.*no sections of `npm run spec-pages` are called "ids".*api-versions, credentials/s,
  );
});
