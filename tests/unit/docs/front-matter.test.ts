import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { homeFields, pageFields, splitFrontMatter, toHomeFields, toPageFields } from '@/docs/front-matter';

const file = 'content/x.md';

function read(...lines: string[]) {
  return toPageFields(
    splitFrontMatter(['---', 'title: T', 'description: D', ...lines, '---', 'Body'].join('\n'), file),
    file,
  );
}

describe('front matter', () => {
  it('is read, and the body begins where it ends', () => {
    const split = splitFrontMatter('---\r\ntitle: T\r\ndescription: D\r\n---\r\n\r\nBody', file);
    expect(toPageFields(split, file)).toEqual({ title: 'T', description: 'D' });
    expect(split).toMatchObject({ body: '\nBody', bodyLine: 5 });
  });

  it('takes every optional key', () => {
    expect(read('keywords: [a]', 'image: /a.png', 'sidebarPosition: 2', 'paginationNext: null')).toMatchObject({
      keywords: ['a'],
      image: '/a.png',
      sidebarPosition: 2,
      paginationNext: null,
    });
  });

  it('has every key in the guide for writers, and no other', () => {
    const guide = readFileSync('content/pages/markdown-guide.md', 'utf8');
    const [, text = ''] = /^## Front matter .*?\n(.*?)^## /ms.exec(guide) ?? [];
    expect([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key)).toEqual(Object.keys(pageFields.shape));
    const home = /^.*The home page.*$/m.exec(text)?.[0] ?? '';
    expect([...home.matchAll(/`(\w+)`/g)].map(([, key]) => key)).toEqual(Object.keys(homeFields.shape));
  });

  it.each([
    [
      '---js\n{ title: process.exit(1) }\n---',
      'content/x.md:1: the first line is "---js"\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '\n---\ntitle: T\n---',
      'content/x.md:1: the first line is ""\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '--- \ntitle: T\n---',
      'content/x.md:1: the first line is "--- "\n  A page starts with front matter: its first line is exactly ---.',
    ],
    [
      '# Title',
      'content/x.md:1: the first line is "# Title"\n  A page starts with front matter: its first line is exactly ---.',
    ],
    ['---\ntitle: T\n\nText', 'content/x.md:1: the front matter has no end\n  Close it with a line of ---.'],
  ])('is refused: %j', (text, message) => {
    expect(() => splitFrontMatter(text, file)).toThrow(message);
  });

  it.each([
    [['titel: X'], 'content/x.md:4:1: "titel" is not a front matter key\n  Did you mean "title"?'],
    [['sidebarlabel: X'], 'content/x.md:4:1: "sidebarlabel" is not a front matter key\n  Did you mean "sidebarLabel"?'],
    [['type: Home'], /content\/x.md:4:1: "type" is not a front matter key/],
    [['keywords: one'], /content\/x.md:4:1: "keywords": .*array/],
    [['sidebarPosition: first'], /content\/x.md:4:1: "sidebarPosition": .*number/],
    [['tocMin: 4', 'tocMax: 3'], 'content/x.md: tocMin 4 is greater than tocMax 3'],
    [['title: Again'], /content\/x.md:4:1: the front matter is no valid YAML: .*unique/i],
    [['image: {product}/x'], /content\/x.md:4:\d+: the front matter is no valid YAML/],
  ])('names the place of %j', (lines, message) => {
    expect(() => read(...lines)).toThrow(message);
    // What to do about it is on a line of its own.
    expect(() => read(...lines)).toThrow(/\n {2}\S/);
  });

  it('says what is missing', () => {
    expect(() => toPageFields(splitFrontMatter('---\ntitle: T\n---', file), file)).toThrow(
      'content/x.md:1: "description" is missing',
    );
    expect(() => toPageFields(splitFrontMatter('---\ntitle:\ndescription: D\n---', file), file)).toThrow(
      /content\/x.md:2:1: "title": /,
    );
  });

  it('wants a list of keys and values', () => {
    expect(() => toPageFields(splitFrontMatter('---\n- a\n---', file), file)).toThrow(
      'content/x.md:2: the front matter is no list of keys',
    );
    expect(() => toPageFields(splitFrontMatter('---\n---', file), file)).toThrow(
      'content/x.md:2: the front matter is no list of keys',
    );
  });

  it('keeps a description to 160 characters', () => {
    expect(() =>
      toPageFields(splitFrontMatter(`---\ntitle: T\ndescription: ${'x'.repeat(161)}\n---`, file), file),
    ).toThrow(/content\/x.md:3:1: "description": .*160/);
  });

  it('does not unfold aliases without end', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a]',
      'c: &c [*b, *b, *b, *b, *b, *b, *b]',
      'd: [*c, *c, *c, *c, *c, *c]',
    ];
    expect(() => read(...bomb)).toThrow();
  });

  it('of the home page is checked in depth', () => {
    const text =
      '---\ntitle: T\ndescription: D\nheadline: H\nlead: L\nactions:\n  - label: A\n    link: /x/\ndoors: []\n---';
    expect(() => toHomeFields(splitFrontMatter(text, file), file)).toThrow(/content\/x.md:\d+/);
  });
});
