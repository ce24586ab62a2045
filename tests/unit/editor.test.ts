import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { remark } from 'remark';
import type { Preset } from 'unified';
import { expect, it } from 'vitest';
import { toFrontMatterSchema } from '@/content/front-matter';
import { toProblemText } from '@/content/format-and-sort-page-problems';
import { marks, names } from '@/markdown/known-directives-and-placeholder-elements';
import { toPageTree } from '@/markdown/page-tree';

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
}
interface Matcher {
  pattern: { regexp: string; severity: number; file: number; line: number; column: number; message: number };
}

const read = (name: string) => parse(readFileSync(`.vscode/${name}`, 'utf8')) as unknown;
const snippets = Object.entries(read('markdown.code-snippets') as Record<string, Snippet>);

const { default: configuration } = (await import(pathToFileURL('.remarkrc.mjs').href)) as { default: Preset };

/** Returns the messages that the editor shows in a page. */
async function check(text: string, path = 'content/a/b.md'): Promise<string[]> {
  const file = await remark().use(configuration).process({ path, value: text });
  return file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
}

it('.vscode/front-matter.schema.json matches the schema of front matter (npm run options)', () => {
  expect(readFileSync('.vscode/front-matter.schema.json', 'utf8')).toBe(toFrontMatterSchema());
});

it('the editor reports wrong keys and values of front matter with their places', async () => {
  const lines = [
    '---',
    'title: A',
    'titel: B',
    'description: C',
    'tocMin: 7',
    'reviewed: today',
    'keywords: d',
    '---',
    '',
  ];
  expect(await check(lines.join('\n'))).toEqual([
    '3:1 titel is not a key',
    '7:1 keywords must be array',
    '5:1 tocMin must be <= 6',
    '6:1 reviewed must match format "date"',
  ]);
  expect(await check('---\ntitle: A\n---\n')).toEqual(["2:1 must have required property 'description'"]);
  expect(await check('---\ntitle: "A\n---\n')).toEqual([expect.stringMatching(/^2:\d+ Missing closing "quote/)]);
});

it('the editor accepts correct front matter, the home page, and documents that are no pages', async () => {
  const page =
    '---\ntitle: A\ndescription: B\nkeywords: [c]\nreviewed: 2026-05-31\npaginationNext: null\n---\n\nText.\n';
  expect(await check(page)).toEqual([]);
  expect(await check('---\nheadline: A\n---\n', 'content/index.md')).toEqual([]);
  expect(await check('---\nname: A\n---\n', 'docs/a.md')).toEqual([]);
  expect(await check('# Title\n')).toEqual([]);
});

it('every directive has a snippet', () => {
  const prefixes = snippets.map(([, { prefix }]) => prefix);
  const types = ['containerDirective', 'leafDirective', 'textDirective'] as const;
  const written = types.flatMap((type) => names[type].map((name) => marks[type] + name));
  expect([...written, '::include'].filter((name) => !prefixes.includes(name))).toEqual([]);
  expect(snippets.every(([, { scope }]) => scope === 'markdown')).toBe(true);
});

it.each(snippets.filter(([name]) => !name.startsWith('include') && name !== 'Front matter' && name !== 'tab'))(
  'the snippet "%s" writes markdown without a problem',
  async (_, { body }) => {
    const text = body.join('\n').replace(/\$\{\d+:((?:\\.|[^}])*)\}|\$\d+/g, (_match, words = '') => String(words));
    const { problems } = await toPageTree(text.replaceAll('\\$', '$').replaceAll('\\"', '"'));
    expect(problems).toEqual([]);
  },
);

it('the tasks of the editor read the problems of the content check', () => {
  const { tasks } = read('tasks.json') as { tasks: { problemMatcher: Matcher | string[]; args?: string[] }[] };
  const matchers = tasks.flatMap(({ problemMatcher }) => ('pattern' in problemMatcher ? [problemMatcher.pattern] : []));
  expect(matchers).toHaveLength(2);
  const place = { file: 'content/a.md', line: 3, column: 5 };
  const [line = ''] = toProblemText({ severity: 'warning', message: 'this: is wrong', place, fix: 'Fix it.' }).split(
    '\n',
  );
  for (const { regexp, severity, file, message, ...rest } of matchers) {
    const match = new RegExp(regexp).exec(line) ?? [];
    expect([severity, file, rest.line, rest.column, message].map((group) => match[group])).toEqual([
      'warning',
      'content/a.md',
      '3',
      '5',
      'this: is wrong',
    ]);
  }
  expect(tasks.find(({ args }) => args?.includes('${relativeFile}'))?.args).toEqual(
    'run --silent check:content -- --only ${relativeFile}'.split(' '),
  );
});
