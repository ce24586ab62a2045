import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@/lib/files';
import { getServices } from '@/openapi/load';
import { loadServiceSource } from '@/openapi/source/service-folder';
import { loadPageSentences, loadSpecSentences, type Sentence } from './sentences';
import { findSourceProblem } from './sources';

/** The source of each sentence, by page. `every page` contains sentences that several pages repeat. */
type Claims = Record<string, Record<string, string>>;

const folder = 'docs/claims';

const claims = Object.assign(
  {},
  ...listFiles(folder).map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Claims),
) as Claims;

/** The Markdown guide explains the site, and the note of an illustrative page says what is invented. */
const isExempt = (file: string) =>
  /\/pages\/_?markdown-guide/.test(file) || /^illustrative: true$/m.test(readFileSync(file, 'utf8'));

const pages = listFiles('content')
  .filter((file) => file.endsWith('.md') && !/^(?:locales|versions)\//.test(file))
  .map((file) => `content/${file}`)
  .filter((file) => !isExempt(file));
const specs = await Promise.all(getServices().map(async (service) => (await loadServiceSource('.', service)).file));
const sentences = [...pages.flatMap(loadPageSentences), ...specs.flatMap(loadSpecSentences)];

const isOpen = ({ file, text, marked }: Sentence) =>
  !marked && claims[file]?.[text] === undefined && claims['every page']?.[text] === undefined;

it('lists the sentences about the platform without a source', ({ task }) => {
  const open = sentences.filter(isOpen).map(({ file, line, text }) => `${file}:${line} ${JSON.stringify(text)}: ?`);
  Object.assign(task.meta, { notes: open.map((line) => `no source    ${line}`) });
});

it('every source exists, and its sentence is still on the page and contains the value of the source', () => {
  const problems = Object.entries(claims).flatMap(([page, sources]) =>
    Object.entries(sources).flatMap(([text, source]) => {
      const isShown = sentences.some(
        (sentence) => sentence.text === text && [sentence.file, 'every page'].includes(page),
      );
      const problem = isShown ? findSourceProblem(source, text) : 'the page does not contain the sentence';
      return problem === undefined ? [] : [`${page}: ${JSON.stringify(text)}: ${problem}`];
    }),
  );
  expect(problems).toEqual([]);
});
