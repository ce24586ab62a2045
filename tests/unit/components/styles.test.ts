import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import config from '../../../tailwind.config';

/**
 * The handwritten CSS. Lower a number when your change reduces it. Raise it only for what a measurement demands, with an entry in
 * `docs/decisions.md`.
 */
const linesOfStyles = 2140;
const handWrittenClasses = 157;

const files = listFiles('src').filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.startsWith('generated/'));
const sources = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join('src', file), 'utf8') })),
);
const sheets = sources.filter(({ file }) => file.endsWith('.css'));

function findAll(texts: string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([name]) => name));
}

it('no class, data attribute, or custom property has a name of one or two letters', () => {
  const rules = sheets.map(({ text }) => text.replace(/\/\*.*?\*\/|'[^']*'/gs, ''));
  const code = sources.filter(({ file }) => !file.endsWith('.css')).map(({ text }) => text);
  const classes = findAll(code, /(?<=className=")[^"]*/g).flatMap((names) => names.split(' '));
  const found = new Set([
    ...findAll(rules, /(?<=\.)[a-z][a-z\d]?(?![\w-])/g),
    ...findAll(rules, /--[a-z][a-z\d]?(?![\w-])/g),
    ...findAll([...rules, ...code], /\bdata-[a-z]{1,2}(?![\w-])/g),
    ...findAll(code, /(?<=dataset\.)[a-z]{1,2}(?!\w)/g).map((name) => `data-${name}`),
    ...classes.filter((name) => /^.{1,2}$/.test(name)),
  ]);
  expect([...found].sort()).toEqual([]);
});

it('stylesheets have no more classes than allowed, and each starts with a comment', () => {
  const rules = sheets.map(({ text }) => text.replace(/\/\*.*?\*\/|'[^']*'|@(?:apply|import)[^;]*;/gs, ''));
  const classes = new Set(findAll(rules, /(?<=\.)[a-z][\w-]*/g));
  expect(classes.size).toBeLessThanOrEqual(handWrittenClasses);
  expect(sheets.filter(({ text }) => !text.startsWith('/*')).map(({ file }) => file)).toEqual([]);
});

it('stylesheets have no more lines than allowed', () => {
  const lines = sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(linesOfStyles);
});

it('the stylesheet has the utilities of all scripts of components', () => {
  const components = sources.filter(({ file }) => file.endsWith('.tsx')).map(({ text }) => text);
  const classes = findAll(components, /(?<=className=")[^"]*/g).flatMap((names) => names.split(' '));
  const rules = sheets.map(({ text }) => text).join('');
  const utilities = new Set(classes.filter((name) => name.includes('-') && !rules.includes(`.${name}`)));
  const isUsed = (text: string) =>
    findAll([text], /(?<=')[^'\n]+(?=')/g).some((words) => words.split(' ').some((word) => utilities.has(word)));
  const found = sources.filter(({ file, text }) => /^components\/.*\.ts$/.test(file) && isUsed(text));
  expect(found).not.toEqual([]);
  const isListed = ({ file }: { file: string }) => config.content.join().includes(path.basename(file, '.ts'));
  expect(found.filter((source) => !isListed(source)).map(({ file }) => file)).toEqual([]);
});
