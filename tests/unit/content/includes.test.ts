import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContentFiles } from '@/content/check-front-matter-includes-and-file-kinds';
import { getContentFiles, isContentFile } from '@/content/list-content-files';
import { loadSources } from '@/content/read-page-files-with-includes';
import { readSplit } from '@/content/front-matter';
import { expandIncludes, isIncludeFile } from '@/content/includes';
import { toMistakeText } from '@/lib/user-errors-and-mistakes';
import { toBlocks } from '@/sample-checks/code-blocks-and-offsets';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { getAffected } from '@/content/rebuild-file';
import { toPageTree } from '@/markdown/page-tree';
import { locate } from '@/content/include-positions';
import { makeFolder } from '../temporary-folder';

/** Writes files to a new content folder and returns it. */
function makeContent(files: Record<string, string>): string {
  const named = Object.entries(files).map(([name, text]) => [`content/${name}`, text] as const);
  return path.join(makeFolder(Object.fromEntries(named)), 'content');
}

/** Expands the includes of a text in the page `a/page.md`. */
const expand = (text: string, files: Record<string, string> = {}) => {
  const root = makeContent({ 'a/page.md': text, ...files });
  return { root, ...expandIncludes(text, `${root}/a/page.md`, root) };
};

it('replaces includes with the text of their files, also in included files, and knows where each line is from', () => {
  const {
    root,
    text,
    segments = [],
    included,
  } = expand('One\n\n::include[./_b.md]\n\n::include[/c/_c.md]\nEnd', {
    'a/_b.md': 'Two\nThree\n',
    'c/_c.md': 'Four\n\n::include[../a/_b.md]\n',
  });
  const lines = text.split('\n');
  expect(lines).toEqual(['One', '', 'Two', 'Three', '', 'Four', '', 'Two', 'Three', 'End']);
  const places = lines.map((_, index) => locate(index + 1, segments)).map(({ file, line }) => `${file}:${line}`);
  expect(places.map((place) => place.slice(root.length + 1))).toEqual(
    'a/page.md:1 a/page.md:2 a/_b.md:1 a/_b.md:2 a/page.md:4 c/_c.md:1 c/_c.md:2 a/_b.md:1 a/_b.md:2 a/page.md:6'.split(
      ' ',
    ),
  );
  expect(new Set(included)).toEqual(new Set([`${root}/a/_b.md`, `${root}/c/_c.md`]));
});

it('in a translation or version, an include falls back to the original, and a translation of it takes precedence', () => {
  const root = makeContent({
    'a/_b.md': 'Original\n\n::include[./_c.md]\n\n::include[/d/_e.md]',
    'a/_c.md': 'Not translated',
    'd/_e.md': 'Not shown',
    'locales/de/d/_e.md': 'Translated',
    'versions/1.0/d/_e.md': 'Archived',
  });
  const toText = (page: string) => {
    const { text, mistakes } = expandIncludes('::include[./_b.md]\n\n::include[./_x.md]', `${root}/${page}`, root);
    expect(mistakes.map(({ place, message }) => [place.line, message])).toEqual([
      [3, `the included file ${root}/${path.dirname(page)}/_x.md does not exist`],
    ]);
    return text.split('\n').filter((line) => line !== '');
  };
  expect(toText('locales/de/a/page.md')).toEqual(['Original', 'Not translated', 'Translated']);
  expect(toText('versions/1.0/a/page.md')).toEqual(['Original', 'Not translated', 'Not shown']);
});

it('leaves fenced code and other lines as they are', () => {
  const source = '````md\n```\n::include[./_b.md]\n```\n::include[./_b.md]\n````\n\nSee ::include[./_b.md].';
  expect(expand(source, { 'a/_b.md': 'Two' })).toMatchObject({ text: source, included: [] });
});

it.each(['~~~\n~~~\n', '```a``` is code.\n\n', '1. ```sh\n   a\n   ```\n\n', '> ```\n> a\n> ```\n\n'])(
  'replaces an include after %j, where no code is open',
  (before) => {
    expect(expand(`${before}::include[./_b.md]`, { 'a/_b.md': 'Two' }).text).toBe(`${before}Two`);
  },
);

it.each([
  ['a missing file', '::include[./_x.md]', 'the included file .*/content/a/_x.md does not exist'],
  ['a page', '::include[./page.md]', '"./page.md" cannot be included'],
  ['another kind of file', '::include[./_b.txt]', '"./_b.txt" cannot be included'],
  ['a path out of content/', '::include[../../_out.md]', '"../../_out.md" is outside .*content/'],
  ['a path out of content/ and back', '::include[../../content2/_out.md]', 'is outside .*content/'],
  ['a link out of content/', '::include[./_link.md]', '"./_link.md" is outside .*content/'],
  [
    'a folder that is a link out of content/',
    '::include[../linked/_out.md]',
    '"../linked/_out.md" is outside .*content/',
  ],
  ['a file that includes itself', '::include[./_self.md]', 'a/_self.md includes itself\n.*_self.md → .*_self.md'],
  [
    'files that include each other',
    '::include[./_one.md]',
    '_one.md includes itself\n.*_one.md → .*_two.md → .*_one.md',
  ],
  ['too many files', '::include[./_many.md]', 'includes more than 100 files'],
])('refuses %s with the line, and leaves it empty', (_, line, message) => {
  const root = makeContent({
    'a/_self.md': '::include[./_self.md]',
    'a/_one.md': '::include[./_two.md]',
    'a/_two.md': '::include[./_one.md]',
    'a/_many.md': '::include[./_few.md]\n'.repeat(20),
    'a/_few.md': '::include[./_leaf.md]\n'.repeat(20),
    'a/_leaf.md': 'Leaf',
    '../_out.md': 'Secret',
    '../content2/_out.md': 'Secret',
  });
  symlinkSync(path.join(root, '../_out.md'), path.join(root, 'a/_link.md'));
  symlinkSync(path.join(root, '..'), path.join(root, 'linked'));
  const text = `First\n${line}`;
  const { text: kept, mistakes } = expandIncludes(text, `${root}/a/page.md`, root);
  expect(kept).toMatch(/^First\n(?!::)/);
  expect(mistakes.map(toMistakeText)).toEqual([expect.stringMatching(new RegExp(message))]);
  expect(mistakes.map(toMistakeText)).toEqual([expect.stringMatching(/\.md:\d+:1: /)]);
});

it('the check of all pages reports a faulty include of each page', () => {
  const page = '---\ntitle: T\ndescription: D\n---\n\n::include[./_x.md]\n';
  const root = makeContent({ 'a/page.md': page, 'a/other.md': page });
  const check = () => checkContentFiles(root).map(({ place }) => `${path.relative(root, place.file)}:${place.line}`);
  expect(check()).toEqual(['a/other.md:6', 'a/page.md:6']);
  writeFileSync(path.join(root, 'a/_x.md'), 'Now it is here.');
  expect(check()).toEqual([]);
  expect(loadSources(root).get('a/page.md')?.text).toContain('Now it is here.');
});

it('an included file is no page', () => {
  expect(isContentFile('a/_b.md')).toBe(false);
  expect(getContentFiles(makeContent({ 'a/_b.md': '', 'a/page.md': '' }))).toEqual(['a/page.md']);
});

it('problems and links of an included file have its place, and its paths are relative to it', async () => {
  const { root, text, segments } = expand('Text\n\n::include[../b/_b.md]\n\n[x](./gone.md)', {
    'b/_b.md': 'Shared\n\n[a](./target.md) [b](./gone.md) [c](/other/)',
  });
  const { tree, problems } = await toPageTree(text);
  const targets = toTargets([{ file: `${root}/b/target.md`, path: '/b/target/' }], root);
  const resolved = resolveTree(tree, { file: `${root}/a/page.md`, bodyLine: 1, segments }, targets, problems);
  const toPlace = ({ file, line, column }: { file?: string; line?: number; column?: number }) =>
    `${path.relative(root, file ?? '')}:${line}:${column}`;
  expect(resolved.problems.map(toPlace)).toEqual(['b/_b.md:3:18', 'a/page.md:5:1']);
  expect(resolved.links.map((link) => `${link.href} ${toPlace(link)}`)).toEqual([
    '/b/target/ b/_b.md:3:1',
    '/other/ b/_b.md:3:33',
  ]);
});

it('a changed file affects the pages that include it, even if it does not exist yet', () => {
  expect(getAffected('how-tos/_needs.md')).toContain('how-tos/create-azure-webapp.md');
  expect(getAffected('how-tos/_needs.md')).not.toContain('how-tos/product-cloud-agent-initialization.md');
  expect(getAffected('how-tos/create-azure-webapp.md')).toEqual(['how-tos/create-azure-webapp.md']);
  const { root, included } = expand('::include[./_x.md]');
  expect(included).toEqual([`${root}/a/_x.md`, `${root}/_x.md`]);
});

it('code blocks of an included file have its place', async () => {
  const { root, text, segments } = expand('---\ntitle: T\n---\n::include[./_b.md]', {
    'a/_b.md': 'A\n\n```sh\ncurl\n```',
  });
  const file = `${root}/a/page.md`;
  const { body, bodyLine } = readSplit(text, file).value;
  const { code } = await toPageTree(body);
  expect(toBlocks(code, { file, bodyLine, segments })).toMatchObject([{ file: `${root}/a/_b.md`, line: 3 }]);
});

it('every included file of content/ is in use', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(isIncludeFile);
  const used = [...loadSources('content').values()].flatMap(({ included }) => included);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !used.includes(`content/${file}`))).toEqual([]);
  expect(files.filter((file) => readFileSync(`content/${file}`, 'utf8').startsWith('---'))).toEqual([]);
});
