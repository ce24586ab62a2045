import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@/lib/files';
import { getServices } from '@/openapi/load';
import { loadServiceSource } from '@/openapi/source/service-folder';
import { compareClaims, type Claim } from './claims';
import { loadPageSentences, loadSpecSentences } from './sentences';

const folder = 'docs/claims';

const claims = listFiles(folder)
  .map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, Record<string, string>>)
  .flatMap((pages) => Object.entries(pages))
  .flatMap(([page, sources]) => Object.entries(sources).map(([text, source]): Claim => ({ page, text, source })));

/** The Markdown guide explains the site, and the note of an illustrative page says what is invented. */
const isExempt = (file: string) =>
  /\/pages\/_?markdown-guide/.test(file) || /^illustrative: true$/m.test(readFileSync(file, 'utf8'));

const pages = listFiles('content')
  .filter((file) => file.endsWith('.md') && !/^(?:locales|versions)\//.test(file))
  .map((file) => `content/${file}`)
  .filter((file) => !isExempt(file));
const specs = await Promise.all(getServices().map(async (service) => (await loadServiceSource('.', service)).file));
const sentences = [...(await Promise.all(pages.map(loadPageSentences))).flat(), ...specs.flatMap(loadSpecSentences)];

it('every sentence with a source contains its value, and the others are listed', ({ task }) => {
  const { problems, notes } = compareClaims(claims, sentences);
  Object.assign(task.meta, { notes });
  expect(problems).toEqual([]);
});

const limit: Claim = {
  page: 'a.md',
  text: 'A short name of an environment has at most 30 characters.',
  source: 'environments:EnvironmentId.shortName/maxLength',
};
const changed = (text: string) => `changed      a.md:7 ${JSON.stringify(text)}, was "${limit.text}": ${limit.source}`;

it.each([
  [limit.text, [], []],
  ['A short name, of an environment, has at most 30 characters', [], []],
  [
    'The short name of an environment has 30 characters or fewer.',
    [],
    ['The short name of an environment has 30 characters or fewer.'],
  ],
])('a sentence with other punctuation or words keeps its source: %s', (text, problems, notes) => {
  const found = compareClaims([limit], [{ file: 'a.md', line: 7, text, marked: false }]);
  expect(found).toEqual({ problems, notes: notes.map(changed) });
});

it('a sentence whose value has changed is a problem, even if other words have changed too', () => {
  const text = 'The short name of an environment has at most 40 characters.';
  const { problems } = compareClaims([limit], [{ file: 'a.md', line: 7, text, marked: false }]);
  const reason = `"${limit.source}" is "30", which the sentence does not contain`;
  expect(problems).toEqual([`a.md:7 "${text}" (${limit.source}): ${reason}`]);
});

it('a sentence without a source and a source without a sentence are listed, not problems', () => {
  const text = 'Ask the platform team.';
  expect(compareClaims([limit], [{ file: 'a.md', line: 7, text, marked: false }])).toEqual({
    problems: [],
    notes: [`no sentence  a.md "${limit.text}": ${limit.source}`, `no source    a.md:7 "${text}": ?`],
  });
});

it('a sentence that is marked as assumed needs no source, and a source that does not exist is a problem', () => {
  const sentence = { file: 'a.md', line: 7, text: limit.text, marked: true };
  expect(compareClaims([], [sentence])).toEqual({ problems: [], notes: [] });
  const { problems } = compareClaims([{ ...limit, source: 'environments:Nothing' }], [sentence]);
  expect(problems).toEqual([`a.md:7 "${limit.text}" (environments:Nothing): "environments:Nothing" does not exist`]);
});
