import path from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '@/content/page-types';
import { getSpellingProblems, type PlacedWord } from '@/content/spelling';
import { toMistakeText } from '@/lib/user-errors-and-mistakes';
import { isEnglish } from '@/markdown/dictionary';
import { toPageTree } from '@/markdown/page-tree';
import { loadSpecWords } from '@/routes/load-spec-names-and-page-cache-keys';
import { makeFolder } from '../temporary-folder';

/** Returns the unknown words of a page with their places. */
async function findUnknown(source: string): Promise<string[]> {
  const { words } = await toPageTree(source, { product: 'blueprint' });
  return words.map(({ word, line, column }) => `${line}:${column} ${word}`);
}

/** Checks words of a page in a content folder with a list of words. */
async function check(
  words: string[],
  { list, page = {}, names = [] }: { list?: string; page?: Partial<Page>; names?: string[] } = {},
): Promise<string[]> {
  const head = { title: 'Page', description: 'Text.', ...page };
  const root = makeFolder({
    'a.md': `---\ntitle: ${head.title}\ndescription: ${head.description}\n---\n`,
    ...(list !== undefined && { 'words.txt': list }),
  });
  const file = path.join(root, 'a.md');
  const placed = words.map((word, index): PlacedWord => ({ word, place: { file, line: 9, column: index + 1 } }));
  const problems = await getSpellingProblems(
    [{ page: { file, ...head } as Page, words: placed }],
    new Set(names),
    root,
  );
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  return problems.map((problem) => toMistakeText(problem).replaceAll(`${root}/`, ''));
}

it('takes no blank line of a dictionary for a word', () => {
  expect(isEnglish('')).toBe(false);
});

it('finds misspelled words in text, headings, lists, tables, links, and admonitions, with their places', async () => {
  const source = [
    '## A headding',
    'Two\nlines, **one bolld**, and [a lnik](/x/).',
    '- An *itme*',
    '| Colunm |\n| --- |\n| It’s a clel |',
    ':::note\nA ntoe.\n:::',
  ].join('\n\n');
  expect(await findUnknown(source)).toEqual([
    '1:6 headding',
    '4:14 bolld',
    '4:30 lnik',
    '6:7 itme',
    '8:3 Colunm',
    '10:10 clel',
    '13:3 ntoe',
  ]);
});

it('finds the misspelled word in camel case, and after an escaped character', async () => {
  expect(await findUnknown('A liveSistem, \\*recieved, x&nbsp;teh')).toEqual([
    '1:7 Sistem',
    '1:17 recieved',
    '1:34 teh',
  ]);
});

it.each([
  ['words, contractions, and genitives', "They don't know Kafka's topics, isn’t it? London; The webhooks’ names."],
  [
    'terms of software, and abbreviations',
    'Kubernetes, GitHub, JSON, UUIDs, AKS, namespace, kubectl, CI/CD, PostgreSQL',
  ],
  ['code', '`recieve`\n\n```text\nrecieve\n```\n\n    recieve'],
  [
    'addresses, file names, and names with signs',
    'https://recieve.exmple/a a@recieve.exmple recieve.jsn {recieve} recieve_it $recieve v1recieve',
  ],
  ['the names of items and keys', ':value[recieve.Foo] :kbd[Crtl]\n\n::schema[recieve.Foo]\n\n<b recieve>x</b>'],
  ['other scripts', 'Привет 你好 مرحبا'],
])('knows %s', async (_, source) => expect(await findUnknown(source)).toEqual([]));

it('reports a word with its place, similar words, and the list of the site', async () => {
  expect(await check(['recieve', 'Enviroment'])).toEqual([
    'a.md:9:1: "recieve" is not a known word\n  Did you mean "receive" or "relieve" or "received"? If it is right, add it to words.txt.',
    expect.stringMatching(/^a\.md:9:2: "Enviroment" is not a known word\n {2}Did you mean "Environment"/),
  ]);
});

it('knows the words of the list and of the specs, in any case and in the plural', async () => {
  const list = '# Our words\nFoobar\n\nrecieve # as in the API\n';
  expect(await check(['Recieves', 'foobars', 'mutatoin'], { list, names: ['mutatoin'] })).toEqual([]);
  expect(await check(['recieve'], { list: '# recieve' })).toHaveLength(1);
});

it('checks titles and descriptions, and no page in another language', async () => {
  const page = { title: 'A titel', description: 'A good descripton.' };
  expect((await check([], { page })).map((text) => text.split('\n')[0])).toEqual([
    'a.md:2:1: "titel" is not a known word',
    'a.md:3:1: "descripton" is not a known word',
  ]);
  expect(await check(['recieve'], { page: { ...page, locale: 'de' } })).toEqual([]);
});

it('the words of the specs are those of their names', async () => {
  const words = await loadSpecWords();
  expect(['livesystems', 'shortname', 'short', 'environmentid'].filter((word) => !words.has(word))).toEqual([]);
  expect(words.has('recieve')).toBe(false);
});
