import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@/lib/files';
import { getServices } from '@/spec/load';
import { loadPageSentences, loadSpecSentences, type Sentence } from './sentences';
import { findSourceProblem } from './sources';

/** The source of each sentence, by page. `every page` contains sentences that several pages repeat. */
type Claims = Record<string, Record<string, string>>;

const folder = 'docs/claims';
const report = 'docs/claims.md';

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
const specs = getServices().map((service) => `openapi/${service}/openapi.yaml`);
const sentences = [...pages.flatMap(loadPageSentences), ...specs.flatMap(loadSpecSentences)];

const findSource = ({ file, text }: Sentence) => claims[file]?.[text] ?? claims['every page']?.[text];

/** How a sentence is counted in the report. */
function toKind(sentence: Sentence): string {
  if (sentence.marked) return 'marked';
  const source = findSource(sentence);
  if (source === undefined) return 'open';
  if (source.includes(':')) return 'source';
  if (source.includes('silent')) return 'silent';
  return /assumed|reading|illustrative/.test(source) ? 'marked' : 'neither';
}

function toTable(): string {
  const kinds = ['source', 'silent', 'marked', 'neither', 'open'];
  const toRow = (name: string, rows: Sentence[]) => {
    const counts = kinds.map((kind) => rows.filter((sentence) => toKind(sentence) === kind).length);
    return `| ${[name, rows.length, ...counts].join(' | ')} |`;
  };
  return [
    '| Page | Sentences | With a source | Says what is not specified | Marked as assumed, read, or illustrative | States nothing about the platform | Open |',
    '|---|---|---|---|---|---|---|',
    ...[...pages, ...specs].map((page) =>
      toRow(
        `\`${page}\``,
        sentences.filter(({ file }) => file === page),
      ),
    ),
    toRow('All', sentences),
  ].join('\n');
}

const advice = `These sentences have no source. Remove each one, mark it with :assumed[…], or add its line below its page in
${folder}/, with a source instead of the question mark. ${report} explains the sources.`;

it('every sentence about the platform has a source', () => {
  const open = sentences.filter((sentence) => toKind(sentence) === 'open');
  const lines = open.map(({ file, line, text }) => `${file}:${line}\n  ${JSON.stringify(text)}: ?`);
  expect(lines.length, [advice, ...lines].join('\n')).toBe(0);
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

it(`${report} contains the current numbers`, async () => {
  const text = readFileSync(report, 'utf8').replace(/<!-- table -->[^]*$/, () => `<!-- table -->\n\n${toTable()}\n`);
  await expect(text).toMatchFileSnapshot(`../../../${report}`);
});
