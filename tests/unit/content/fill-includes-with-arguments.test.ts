import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContentFiles } from '@/content/check-front-matter-includes-and-file-kinds';
import { expandIncludes } from '@/content/includes';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toMistakeText } from '@/lib/user-errors-and-mistakes';
import { toPageTree } from '@/markdown/page-tree';
import { makeFolder } from '../temporary-folder';

const head = '---\ntitle: T\ndescription: D\n---\n\n';

/** Writes a page and the file `_b.md` next to it, and returns the content folder. */
function makeContent(page: string, included: string): string {
  const files = { 'a/page.md': head + page, 'a/_b.md': included, 'a/_c.md': 'On {cluster}.' };
  const named = Object.entries(files).map(([name, text]) => [`content/${name}`, text]);
  return path.join(makeFolder(Object.fromEntries(named)), 'content');
}

/** Expands a page that includes `_b.md`, and returns its text after the front matter. */
function expand(page: string, included: string): string {
  const root = makeContent(page, included);
  return expandIncludes(head + page, `${root}/a/page.md`, root).text.slice(head.length);
}

/** Returns the messages of the check of all pages, with paths below `content/`. */
function check(page: string, included: string): string[] {
  const root = makeContent(page, included);
  return checkContentFiles(root, { variables: { product: 'blueprint' } }).map((mistake) =>
    toMistakeText(mistake).replaceAll(`${root}/`, ''),
  );
}

it.each([
  ['{cluster="AKS"}', 'Use {cluster} ({cluster}).', 'Use AKS (AKS).'],
  ['{cluster=\'A "B"\' size=3}', '{size} of {cluster}', '3 of A "B"'],
  ['{cluster="../aks.md"}', '[x]({cluster})', '[x](../aks.md)'],
  ['{cluster=""}', 'Use {cluster}.', 'Use .'],
  ['{cluster="{product}"}', 'Use {cluster}.', 'Use {product}.'],
  ['{cluster="AKS"}', '::include[./_c.md]{cluster="{cluster}"}', 'On AKS.'],
  ['{cluster="AKS"}  ', 'Use {cluster}, not \\{cluster}.', 'Use AKS, not \\{cluster}.'],
  ['{cluster="AKS"}', '{cluster}, `{cluster}`, ``a\n` {cluster}``', 'AKS, `{cluster}`, ``a\n` {cluster}``'],
  [
    '{cluster="AKS"}',
    '{cluster}\n\n- A\n\n  ```sh\n  {cluster}\n  ```\n\n~~~\n{cluster}\n~~~\n{cluster} ${cluster}',
    'AKS\n\n- A\n\n  ```sh\n  {cluster}\n  ```\n\n~~~\n{cluster}\n~~~\nAKS ${cluster}',
  ],
  ['{cluster="AKS"}', '```a``` is code.\n\n{cluster}', '```a``` is code.\n\nAKS'],
  [
    '{cluster="AKS"}',
    '{cluster}\n\n1. ```sh\n   a\n\n   {cluster}\n   ```',
    'AKS\n\n1. ```sh\n   a\n\n   {cluster}\n   ```',
  ],
])('the arguments %s replace the words in braces of %j, except in code and after a backslash', (given, text, shown) => {
  expect(expand(`::include[./_b.md]${given}`, text)).toBe(shown);
});

it('accepts arguments that the file uses, words of the site, and code without arguments', () => {
  expect(check('::include[./_b.md]{cluster="AKS"}', 'A {product} on {cluster}: `{x}` and \\{y}, ${z}.')).toEqual([]);
  expect(check('Without an include, {cluster} is text.\n\n::include[./_b.md]', 'A {product}.')).toEqual([]);
});

it('reports an argument that the file does not use', () => {
  expect(check('::include[./_b.md]{cluster="AKS" sort="x"}', 'On {cluster}.')).toEqual([
    'a/page.md:6:34: a/_b.md does not use the argument "sort"\n  Remove it, or write {sort} in the file where its text belongs.',
  ]);
});

it('reports a word in braces without an argument, for each include that lacks it', () => {
  const include = '::include[./_b.md]';
  expect(check(`${include}{cluster="AKS"}\n\n${include}`, 'One\n\nOn {cluster}.')).toEqual([
    'a/_b.md:3:4: {cluster} has no text where a/page.md:8 includes the file\n  Add {cluster="…"} to the include. If it is text, write \\{cluster}.',
  ]);
});

it.each([
  ['{cluster}', '6:20: {cluster} are not the arguments of an include'],
  ['{cluster="AKS" 1="x"}', '6:34: {cluster="AKS" 1="x"} are not the arguments of an include'],
  ['{.big}', '6:20: {.big} are not the arguments of an include'],
])('reports that %s are not arguments', (given, message) => {
  expect(check(`::include[./_b.md]${given}`, 'On {cluster}.')).toEqual([
    `a/page.md:${message}\n  Write them as {name="text"}, with names of letters only.`,
  ]);
});

it('reports an argument that occurs twice', () => {
  expect(check('::include[./_b.md]{cluster="A" cluster="B"}', 'On {cluster}.')).toEqual([
    'a/page.md:6:32: the argument "cluster" occurs twice\n  Remove one of them.',
  ]);
});

it('places problems after an argument, and in it, where the file has them', async () => {
  const root = makeContent('', 'One\n{a} {b} [x](./gone.md) {a} [y](/z/)\n[x](./{a}.md)\n{a}\n[x](./gone.md)');
  const page = '::include[./_b.md]{a="a long text" b=""}';
  const { text, segments } = expandIncludes(page, `${root}/a/page.md`, root);
  const { tree, problems } = await toPageTree(text);
  const source = { file: `${root}/a/page.md`, bodyLine: 1, segments };
  const resolved = resolveTree(tree, source, toTargets([], root), problems);
  const toPlace = ({ line, column }: { line?: number; column?: number }) => `${line}:${column}`;
  expect(resolved.problems.map(toPlace)).toEqual(['3:1', '2:9', '5:1']);
  expect(resolved.links.map(toPlace)).toEqual(['2:28']);
});
