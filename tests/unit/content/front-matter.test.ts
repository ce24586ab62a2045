import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFields, readPageFields, readSplit } from '@/content/front-matter';
import { toMistakeText, type ReadResult } from '@/lib/user-errors-and-mistakes';
import { homeFields, readHomeFields } from '@/content/home-front-matter';

const file = 'content/x.md';

const readPage = (text: string) => readPageFields(readSplit(text, file).value, file);

const read = (...lines: string[]) =>
  readPage(['---', 'title: T', 'description: D', ...lines, '---', 'Body'].join('\n'));

/** Returns the mistakes as the terminal shows them. */
const toTexts = ({ mistakes }: Pick<ReadResult<unknown>, 'mistakes'>) => mistakes.map(toMistakeText);

describe('front matter', () => {
  it('is parsed, and the body starts after it', () => {
    const split = readSplit('---\r\ntitle: T\r\ndescription: D\r\n---\r\n\r\nBody', file).value;
    expect(readPageFields(split, file)).toEqual({ value: { title: 'T', description: 'D' }, mistakes: [] });
    expect(split).toMatchObject({ body: '\nBody', bodyLine: 5 });
  });

  it('accepts optional keys', () => {
    expect(read('keywords: [a]', 'image: /a.png', 'sidebarPosition: 2', 'paginationNext: null').value).toMatchObject({
      keywords: ['a'],
      image: '/a.png',
      sidebarPosition: 2,
      paginationNext: null,
    });
  });

  it.each([
    [
      'description: *note',
      'content/x.md:4:14: the front matter has an alias: *note\n  Put a text that begins with * in quotes.',
    ],
    ['image: !local a.png', 'content/x.md:4:8: the front matter is not valid YAML: Unresolved tag: !local'],
  ])('says where YAML has more than keys and values: %s', (line, message) => {
    const lines = ['---', 'title: T', 'keywords: [a]', line, '---', 'Body'].join('\n');
    expect(toTexts(readPage(lines)).join('\n')).toContain(message);
  });

  it('has exactly the keys that the guide for writers lists', () => {
    const guide = readFileSync('content/pages/markdown-guide.md', 'utf8');
    const [, text = ''] = /^## Front matter .*?\n(.*?)^## /ms.exec(guide) ?? [];
    expect([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key)).toEqual(Object.keys(pageFields.shape));
    const home = /^.*The home page.*$/m.exec(text)?.[0] ?? '';
    expect([...home.matchAll(/`(\w+)`/g)].map(([, key]) => key)).toEqual(Object.keys(homeFields.shape));
  });

  it.each([
    [
      '---js\n{ title: process.exit(1) }\n---',
      'content/x.md:1:1: the first line is "---js"\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '\n---\ntitle: T\n---',
      'content/x.md:1:1: the first line is ""\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '--- \ntitle: T\n---',
      'content/x.md:1:1: the first line is "--- "\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '# Title',
      'content/x.md:1:1: the first line is "# Title"\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '---\ntitle: T\n\nText',
      'content/x.md:1:1: the front matter is not closed\n  Close it with a line that contains only ---.',
    ],
  ])('is rejected: %j', (text, message) => {
    expect(toTexts(readSplit(text, file))).toEqual([message]);
  });

  it.each([
    [['titel: X'], 'content/x.md:4:1: "titel" is not a front matter key\n  Did you mean "title"?'],
    [['sidebarlabel: X'], 'content/x.md:4:1: "sidebarlabel" is not a front matter key\n  Did you mean "sidebarLabel"?'],
    [['type: Home'], /content\/x.md:4:1: "type" is not a front matter key/],
    [['keywords: one'], /content\/x.md:4:1: "keywords": .*array/],
    [['sidebarPosition: first'], /content\/x.md:4:1: "sidebarPosition": .*number/],
    [['tocMin: 4', 'tocMax: 3'], 'content/x.md:4:1: tocMin 4 is greater than tocMax 3'],
    [['title: Again'], /content\/x.md:4:1: the front matter is not valid YAML: .*unique/i],
    [['image: {product}/x'], /content\/x.md:4:\d+: the front matter is not valid YAML/],
  ])('is reported with place and fix: %j', (lines, message) => {
    const [text = '', ...others] = toTexts(read(...lines));
    expect(text).toEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    );
    // The fix is on a separate line.
    expect(text).toMatch(/\n {2}\S/);
    expect(others).toEqual([]);
  });

  it('is reported if a key or its value is missing', () => {
    expect(toTexts(readPage('---\ntitle: T\n---'))).toEqual([
      'content/x.md:1:1: "description" is missing\n  Add it to the front matter.',
    ]);
    expect(toTexts(readPage('---\ntitle:\ndescription: D\n---'))).toEqual([
      expect.stringMatching(/^content\/x.md:2:1: "title": /),
    ]);
  });

  it('is rejected if it is not a list of keys', () => {
    const text =
      'content/x.md:2:1: the front matter is not a list of keys and values\n  Write one "key: value" per line.';
    expect(toTexts(readPage('---\n- a\n---'))).toEqual([text]);
    expect(toTexts(readPage('---\n---'))).toEqual([text]);
  });

  it('limits a description to 160 characters', () => {
    expect(toTexts(readPage(`---\ntitle: T\ndescription: ${'x'.repeat(161)}\n---`))).toEqual([
      expect.stringMatching(/^content\/x.md:3:1: "description": .*160/),
    ]);
  });

  it('is reported with all its mistakes at once, in the order of the file, and the rest applies', () => {
    const { value, mistakes } = readPage(
      [
        '---',
        'titel: A',
        'descriptoin: B',
        'keywords: one',
        'sidebarPosition: first',
        'unlisted: maybe',
        'image: /a.png',
        'tocMin: 9',
        'authors: [x]',
        'slug: ""',
        'image: /b.png',
        'sidebarLabel: "TODO: name it."',
        '---',
      ].join('\n'),
    );
    expect(mistakes.map(({ place, message }) => `${place.line}:${place.column} ${message.replace(/:.*/, '')}`)).toEqual(
      [
        '2:1 "titel" is not a front matter key',
        '3:1 "descriptoin" is not a front matter key',
        '4:1 "keywords"',
        '5:1 "sidebarPosition"',
        '6:1 "unlisted"',
        '8:1 "tocMin"',
        '9:1 "authors" is not a front matter key',
        '10:1 "slug"',
        '11:1 the front matter is not valid YAML',
        '12:1 "TODO',
      ],
    );
    expect(value).toMatchObject({ title: 'x', image: '/b.png', sidebarLabel: 'TODO: name it.' });
    expect(Object.keys(value)).not.toContain('slug');
  });

  it('leaves the text of a page whose front matter is missing or not closed', () => {
    expect(readSplit('# A\n\nText', file).value).toMatchObject({ body: '# A\n\nText', bodyLine: 1 });
    expect(readSplit('---\ntitle: T\n\n## A\n', file).value).toMatchObject({ body: '\n## A\n', bodyLine: 3 });
  });

  it('does not expand aliases without limit', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a]',
      'c: &c [*b, *b, *b, *b, *b, *b, *b]',
      'd: [*c, *c, *c, *c, *c, *c]',
    ];
    const { value, mistakes } = read(...bomb);
    expect(mistakes[0]?.message).toBe('the front matter has an alias: *a');
    expect(Object.keys(value)).toEqual(['title', 'description']);
  });

  it('of the home page is followed by no text, which the page would not show', () => {
    const text = `${readFileSync('content/index.md', 'utf8')}\nLost.\n`;
    const line = text.split('\n').indexOf('Lost.') + 1;
    expect(toTexts(readHomeFields(readSplit(text, file).value, file))).toEqual([
      `content/x.md:${line}:1: the home page shows no text below its front matter\n  Move the text to a page, or to "lead".`,
    ]);
  });

  it('is reported if a text at any depth is still to be written', () => {
    const unwritten = ({ mistakes }: Pick<ReadResult<unknown>, 'mistakes'>) =>
      mistakes
        .filter(({ message }) => message.endsWith('has not been replaced'))
        .map(({ place, message }) => [place.line, place.column, message]);
    expect(unwritten(read('keywords: [a, "TODO: x"]', 'image: "TODO: y"'))).toEqual([
      [4, 15, '"TODO: x" has not been replaced'],
      [5, 1, '"TODO: y" has not been replaced'],
    ]);
    const home = '---\nactions:\n  - label: "TODO: z"\n    href: /x/\n---';
    expect(unwritten(readHomeFields(readSplit(home, file).value, file))).toEqual([
      [3, 5, '"TODO: z" has not been replaced'],
    ]);
  });

  it('of the home page is validated in depth', () => {
    const text =
      '---\ntitle: T\ndescription: D\nheadline: H\nlead: L\nactions:\n  - label: A\n    link: /x/\ndoors: []\n---';
    expect(
      readHomeFields(readSplit(text, file).value, file).mistakes.map(({ place, message }) => [place.line, message]),
    ).toEqual([
      [7, '"actions.0.href" is missing'],
      [8, '"actions.0.link" is not a front matter key'],
      [9, expect.stringMatching(/^"doors"/)],
    ]);
  });
});
