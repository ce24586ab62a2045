import { expect, it } from 'vitest';
import { getFormat, problemFormats, type FoundProblem } from '@/lib/problem-formats';

const link: FoundProblem = {
  file: 'content/a,b.md',
  line: 7,
  column: 3,
  severity: 'error',
  message: 'the link "/nowhere" points to no page',
  fix: 'There is no\n/nowhere/.',
};
const folder: FoundProblem = { file: 'content/a,b.md', severity: 'warning', message: '100% wrong.', fix: 'Fix it.' };
const known: FoundProblem = {
  file: 'openapi/a.yaml',
  severity: 'warning',
  rule: 'no-x',
  message: 'It has x.',
  known: 'It is published.',
};

it('annotations of GitHub contain the place as far as it is known, the problem, and the fix', () => {
  expect(
    getFormat(problemFormats, 'github-actions')([link, folder, known, { severity: 'error', message: 'x' }]).split('\n'),
  ).toEqual([
    '::error file=content/a%2Cb.md,line=7,col=3::the link "/nowhere" points to no page. There is no /nowhere/.',
    '::warning file=content/a%2Cb.md::100%25 wrong. Fix it.',
    '::notice file=openapi/a.yaml,title=no-x::It has x. (known: It is published.)',
    '::error::x',
  ]);
});

it('the format for people groups problems by file, in columns', () => {
  expect(getFormat(problemFormats, 'stylish')([link, folder, known])).toBe(
    [
      'content/a,b.md',
      '  7:3  error    the link "/nowhere" points to no page. There is no /nowhere/.',
      '  1:1  warning  100% wrong. Fix it.',
      '',
      'openapi/a.yaml',
      '  1:1  known  no-x  It has x. (known: It is published.)',
    ].join('\n'),
  );
});

it('characters of a spec that a terminal obeys or hides are named', () => {
  const hidden: FoundProblem = { file: 'a.yaml', severity: 'error', message: 'The path /a\u001b[31m\u202e is wrong.' };
  for (const name of ['stylish', 'github-actions'])
    expect(getFormat(problemFormats, name)([hidden])).toContain('The path /a\u241b U+001B[31mU+202E is wrong.');
});

it('JSON contains each problem as it is, and an empty list without problems', () => {
  expect(JSON.parse(getFormat(problemFormats, 'json')([link]))).toEqual([link]);
  expect(['json', 'stylish', 'github-actions'].map((name) => getFormat(problemFormats, name)([]))).toEqual([
    '[]',
    '',
    '',
  ]);
});

it('an unknown format is reported with the known ones', () => {
  expect(() => getFormat(problemFormats, 'xml')).toThrow(
    'there is no format "xml"\n  Formats: stylish, json, github-actions.',
  );
  expect(() => getFormat(problemFormats, 'constructor')).toThrow('there is no format "constructor"');
});
