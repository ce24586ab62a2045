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
  it('is parsed, and the body starts after it', () => {
    const split = splitFrontMatter('---\r\ntitle: T\r\ndescription: D\r\n---\r\n\r\nBody', file);
    expect(toPageFields(split, file)).toEqual({ title: 'T', description: 'D' });
    expect(split).toMatchObject({ body: '\nBody', bodyLine: 5 });
  });

  it('accepts optional keys', () => {
    expect(read('keywords: [a]', 'image: /a.png', 'sidebarPosition: 2', 'paginationNext: null')).toMatchObject({
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
    expect(() => toPageFields(splitFrontMatter(lines, file), file)).toThrow(message);
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
    [
      '---\ntitle: T\n\nText',
      'content/x.md:1: the front matter is not closed\n  Close it with a line that contains only ---.',
    ],
  ])('is rejected: %j', (text, message) => {
    expect(() => splitFrontMatter(text, file)).toThrow(message);
  });

  it.each([
    [['titel: X'], 'content/x.md:4:1: "titel" is not a front matter key\n  Did you mean "title"?'],
    [['sidebarlabel: X'], 'content/x.md:4:1: "sidebarlabel" is not a front matter key\n  Did you mean "sidebarLabel"?'],
    [['type: Home'], /content\/x.md:4:1: "type" is not a front matter key/],
    [['keywords: one'], /content\/x.md:4:1: "keywords": .*array/],
    [['sidebarPosition: first'], /content\/x.md:4:1: "sidebarPosition": .*number/],
    [['tocMin: 4', 'tocMax: 3'], 'content/x.md: tocMin 4 is greater than tocMax 3'],
    [['title: Again'], /content\/x.md:4:1: the front matter is not valid YAML: .*unique/i],
    [['image: {product}/x'], /content\/x.md:4:\d+: the front matter is not valid YAML/],
  ])('is reported with place and fix: %j', (lines, message) => {
    expect(() => read(...lines)).toThrow(message);
    // The fix is on a separate line.
    expect(() => read(...lines)).toThrow(/\n {2}\S/);
  });

  it('is reported if a key or its value is missing', () => {
    expect(() => toPageFields(splitFrontMatter('---\ntitle: T\n---', file), file)).toThrow(
      'content/x.md:1: "description" is missing',
    );
    expect(() => toPageFields(splitFrontMatter('---\ntitle:\ndescription: D\n---', file), file)).toThrow(
      /content\/x.md:2:1: "title": /,
    );
  });

  it('is rejected if it is not a list of keys', () => {
    expect(() => toPageFields(splitFrontMatter('---\n- a\n---', file), file)).toThrow(
      'content/x.md:2: the front matter is not a list of keys',
    );
    expect(() => toPageFields(splitFrontMatter('---\n---', file), file)).toThrow(
      'content/x.md:2: the front matter is not a list of keys',
    );
  });

  it('limits a description to 160 characters', () => {
    expect(() =>
      toPageFields(splitFrontMatter(`---\ntitle: T\ndescription: ${'x'.repeat(161)}\n---`, file), file),
    ).toThrow(/content\/x.md:3:1: "description": .*160/);
  });

  it('does not expand aliases without limit', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a]',
      'c: &c [*b, *b, *b, *b, *b, *b, *b]',
      'd: [*c, *c, *c, *c, *c, *c]',
    ];
    expect(() => read(...bomb)).toThrow('the front matter has an alias');
  });

  it('of the home page is validated in depth', () => {
    const text =
      '---\ntitle: T\ndescription: D\nheadline: H\nlead: L\nactions:\n  - label: A\n    link: /x/\ndoors: []\n---';
    expect(() => toHomeFields(splitFrontMatter(text, file), file)).toThrow(/content\/x.md:\d+/);
  });
});
