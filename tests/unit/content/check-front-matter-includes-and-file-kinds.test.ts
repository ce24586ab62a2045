import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import engines from 'gray-matter/lib/engines.js';
import { describe, expect, it } from 'vitest';
import { checkContentFiles } from '@/content/check-front-matter-includes-and-file-kinds';
import { loadSources } from '@/content/read-page-files-with-includes';
import { disableCodeInFrontMatter } from '@/content/contentlayer-internals';
import { readSplit } from '@/content/front-matter';
import { createPage } from '@/content/new-page';
import { toMistakeText } from '@/lib/user-errors-and-mistakes';
import { toPageTree } from '@/markdown/page-tree';
import { makeFolder } from '../temporary-folder';

const page = '---\ntitle: T\ndescription: D\n---\n';

describe('the content check', () => {
  it('accepts the fixtures and the actual content', () => {
    expect(checkContentFiles('tests/fixtures/content')).toEqual([]);
    expect(checkContentFiles('content')).toEqual([]);
  });

  it('ignores the metadata of a folder', () => {
    expect(checkContentFiles(makeFolder({ 'a/b.md': page, 'a/_category_.yml': 'label: A' }))).toEqual([]);
  });

  it.each([
    ['a/b.mdx', page, 'a/b.mdx:1:1: this is not a page'],
    ['a/b.json', '{}', 'a/b.json:1:1: this is not a page'],
    ['a/b.md', '---js\nprocess.exit(1)\n---', 'a/b.md:1:1: the first line is "---js"'],
    ['a/b.md', page.replace('title', 'titel'), 'a/b.md:2:1: "titel" is not a front matter key'],
    ['a/b c.md', page, 'a/b c.md:1:1: "a/b c" is not a valid page path'],
    ['a/b.md', page.replace('D\n', 'D\nslug: b c\n'), 'a/b.md:4:1: "b c" is not a valid page path'],
    [
      'a/b.md',
      Buffer.from(`${page}Über\n\nGröße`, 'latin1'),
      'a/b.md:5:1: the file is not UTF-8, so characters are missing\n  Save it with the encoding UTF-8.',
    ],
    ['a/b.md', page.replace('D', 'Step #1 of 2'), 'a/b.md:3:14: "#1 of 2" is a comment'],
  ])('rejects %s: %j', (name, text, message) => {
    const texts = checkContentFiles(makeFolder({ [name]: text })).map(toMistakeText);
    expect(texts).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [Buffer.from('One\n\nGr\xf6\xdfe\n', 'latin1'), '_c.md:3:3: the file is not UTF-8'],
    ['---\ntitle: T\n---\n\nOne\n', '_c.md:1:1: an included file has front matter'],
  ])('reports what is lost of an included file: %j', (text, message) => {
    const root = makeFolder({ 'a.md': `${page}::include[./_c.md]\n`, '_c.md': text });
    expect(checkContentFiles(root).map(toMistakeText)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts a byte order mark, a replacement character, and a comment in front matter', () => {
    const root = makeFolder({
      'a.md': `\uFEFF${page.replace('D', 'D # draft')}\n::include[./_c.md]\n\uFFFD\n`,
      '_c.md': '\uFEFF## Two\n',
    });
    expect(checkContentFiles(root)).toEqual([]);
    expect(loadSources(root).get('a.md')?.text).toContain('\n## Two\n');
  });

  it('reports the problems of every page, not only of the first one', () => {
    const root = makeFolder({
      'a.md': page.replace('title', 'titel'),
      'b.md': page,
      'c.md': '---js\n---',
    });
    expect(checkContentFiles(root).map(({ place, message }) => `${path.basename(place.file)}: ${message}`)).toEqual([
      'a.md: "titel" is not a front matter key',
      'c.md: the first line is "---js"',
    ]);
  });

  it('prevents front matter from running code', () => {
    disableCodeInFrontMatter(engines);
    const source = '---js\n{ title: (globalThis.ran = true) }\n---\n';
    expect(() => matter(source)).toThrow(/Front matter is YAML/);
    expect('ran' in globalThis).toBe(false);
  });
});

describe('createPage', () => {
  it('writes valid front matter and never overwrites a page', () => {
    const root = makeFolder();
    const file = createPage('how-tos/create-a-thing', root);
    expect(readFileSync(file, 'utf8')).toMatch(/^---\ntitle: Create a thing\n/);
    expect(checkContentFiles(root).map(({ message }) => message)).toEqual([
      '"TODO: say in one sentence what the page helps with." has not been replaced',
    ]);
    expect(() => createPage('content/how-tos/create-a-thing.md', root)).toThrow('the page already exists');
  });

  it('writes placeholders that fail the content check, each with its line, until they are replaced', async () => {
    const file = createPage('how-tos/create-a-thing', makeFolder());
    const { body, bodyLine } = readSplit(readFileSync(file, 'utf8'), file).value;
    const { problems } = await toPageTree(body);
    expect(problems.map(({ severity, line = 0 }) => [severity, line + bodyLine - 1])).toEqual(
      [6, 10, 15, 16, 21, 25].map((line) => ['error', line]),
    );
    expect(problems[2]).toMatchObject({
      message: '"TODO: the first step." has not been replaced',
      fix: 'Replace it, or remove it.',
    });
    expect((await toPageTree(body.replaceAll('TODO:', ''))).problems).toEqual([]);
    expect((await toPageTree('`TODO:` is in\n\n```ts\n// TODO: later\n```')).problems).toEqual([]);
  });

  it.each(['x', '../x/y', 'how-tos/Create', 'how-tos/a b', '/etc/passwd/../x', 'how-tos/'])(
    'rejects the path %j',
    (name) => {
      const root = makeFolder();
      expect(() => createPage(name, root)).toThrow('is not a valid page path');
      expect(existsSync(path.join(root, 'how-tos'))).toBe(false);
    },
  );
});
