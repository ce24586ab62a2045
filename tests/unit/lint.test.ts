import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { mistakes } from './lint-mistakes';
import { makeFolder } from './temporary-folder';

/** The texts to lint, by the path under which each is linted. */
const texts = new Map<string, string>();
const found = new Map<string, string[]>();
const typeErrors = new Map<string, string[]>();

/**
 * Registers a text, which `beforeAll` lints with all others. Returns a function that returns the problems found in it. A number
 * replaces `#` in the path, so that paths in the same folder are unique.
 */
function lint(file: string, text: string): () => string {
  const own = file.replace('#', String(texts.size));
  texts.set(own, `${text}\n`);
  return () => found.get(own)?.join('\n') ?? '';
}

texts.set('src/lib/types.ts', "export const count: number = 'one';\n");

beforeAll(() => {
  const config = pathToFileURL('oxlint.config.mjs').href;
  const folder = makeFolder({
    ...Object.fromEntries(texts),
    'oxlint.config.mjs': `export { default } from '${config}';\n`,
  });
  const args = [path.resolve('node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format', 'json', '.'];
  // Otherwise oxlint would look for tsgolint in the folder that it lints.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.resolve('node_modules/.bin/tsgolint') };
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: Record<'filename' | 'code' | 'message' | 'help', string>[];
  };
  for (const { filename, code, message, help } of diagnostics) {
    const problems = /\(TS\d+\)/.test(code) ? typeErrors : found;
    problems.set(filename, [...(problems.get(filename) ?? []), `${code} ${message} ${help}`]);
  }
});

it('types are checked', () => {
  expect(typeErrors.get('src/lib/types.ts')).toEqual([
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ]);
});

describe('import restrictions', () => {
  it.each(
    [
      ['src/lib/#.ts', '@/markdown/spec-description'],
      ['src/markdown/#.ts', '@/content/page-types'],
      ['src/content/#.ts', '@/openapi/load-services-and-specs'],
      ['src/openapi/#.ts', '@/content/page-types'],
      ['src/site/#.ts', '@/openapi/load-services-and-specs'],
      ['src/search/#.ts', '@/content/page-types'],
      ['src/components/ui/#.ts', '@/openapi/load-services-and-specs'],
      ['src/components/layout/#.ts', '@/site/get-site'],
      ['src/components/content/#.ts', '@/content/page-types'],
      ['src/components/reference/#.ts', '@/openapi/load-services-and-specs'],
      ['src/components/search/#.ts', '@/openapi/load-services-and-specs'],
      ['src/app/#.ts', '@/cli/write-generated-documents'],
      ['src/app/#.ts', '@/export/swap-export'],
      ['src/routes/#.ts', '@/export/swap-export'],
      ['src/next-output/#.ts', '@/openapi/load-services-and-specs'],
      ['src/export/#.ts', '@/cli/write-generated-documents'],
      ['src/hosting/#.ts', '@/export/swap-export'],
      ['src/cli/#.ts', '@/app/layout'],
      ['src/cli/#.ts', '@/tools/find-or-install-browser'],
      ['src/tools/#.ts', '@/cli/write-generated-documents'],
    ].map(([file = '', target = '']) => ({
      folder: path.dirname(file),
      target,
      getProblems: lint(file, `import { value } from '${target}';\n\nexport const other = value;`),
    })),
  )('$folder may not import a value of $target', ({ folder, getProblems }) => {
    expect(getProblems()).toContain(`${folder} may not import`);
  });

  it.each(
    [
      ['src/site/#.ts', '@/openapi/model/spec'],
      ['src/components/reference/#.ts', '@/openapi/model/spec'],
      ['src/components/layout/#.ts', '@/site/build-navbar'],
    ].map(([file = '', target = '']) => ({
      folder: path.dirname(file),
      target,
      getProblems: lint(file, `import type { Value } from '${target}';\n\nexport type Other = Value;`),
    })),
  )('$folder may import a type of $target', ({ getProblems }) => {
    expect(getProblems()).toBe('');
  });

  const escape = lint(
    'src/openapi/#.ts',
    `import { value } from '../content/page-types';\n\nexport const other = value;`,
  );
  it('reject a relative import from another folder', () => {
    expect(escape()).toContain('Name other folders of src by @/…');
  });

  const late = lint(
    'src/openapi/#.ts',
    `export const load = () => import('@/content/load-pages-with-trees-and-text');`,
  );
  it('reject a dynamic import of a forbidden module', () => {
    expect(late()).toContain('src/openapi may not import');
  });
});

describe('circles of imports', () => {
  const first = lint('src/lib/first.ts', "import type { B } from './second';\n\nexport type A = B[];");
  lint('src/lib/second.ts', "import { third } from './third';\n\nexport type B = typeof third;");
  lint('src/lib/third.ts', "import type { A } from './first';\n\nexport const third: A | undefined = undefined;");
  const outside = lint('src/lib/outside.ts', "import type { A } from './first';\n\nexport type C = A[];");

  it('are refused, also those of types', () => {
    expect(first()).toContain('no-cycle');
    expect(outside()).toBe('');
  });
});

describe('components', () => {
  const refused = [
    ...['ml-2', 'desktop:pl-4', 'text-left', '-mr-1', 'border-l'].map((name) => [
      `<p className="flex ${name}" />`,
      'Use logical sides',
    ]),
    ...['flexx', 'bg-red-500', 'hoover:text-ink'].map((name) => [
      `<p className="flex ${name}" />`,
      `${name} is no class of Tailwind or of a stylesheet.`,
    ]),
    ['<p className="p-[1rem]" />', 'Write p-4 instead of p-[1rem].'],
    ['<p className="hover:bg-[var(--color-accent)]" />', 'Write hover:bg-accent instead of'],
    ['<p className={`flex ${String() === "nix" ? "hiden" : ""}`} />', 'hiden is no class'],
    ['<p style={{ color: "red" }} />', 'No style attributes'],
    ['<p>Close</p>', 'Interface texts come from @/messages'],
    ['<button type="button" aria-label="Close" />', 'Interface texts come from @/messages'],
  ].map(([markup = '', message = '']) => ({
    markup,
    message,
    getProblems: lint('src/components/ui/#.tsx', `export const Part = () => ${markup};`),
  }));

  const classes = ['desktop:px-4', 'js:hidden', 'group/row', 'table-frame', '${String() === "nix" ? "hidden" : ""}'];
  const allowed = classes.map((name) => ({
    name,
    getProblems: lint('src/components/ui/#.tsx', `export const Part = () => <p className={\`flex ${name}\`} />;`),
  }));

  it.each(refused)('may not contain $markup: $message', ({ message, getProblems }) => {
    expect(getProblems()).toContain(message);
  });

  it.each(allowed)('may use the class $name', ({ getProblems }) => {
    expect(getProblems()).toBe('');
  });
});

describe('environment variables', () => {
  const text = 'export const value = process.env.SITE_URL;';
  const elsewhere = lint('src/site/#.ts', text);
  const there = lint('src/lib/environment.ts', text);

  it('may be read only in lib/environment', () => {
    expect(elsewhere()).toContain('Read it from lib/environment');
    expect(there()).toBe('');
  });
});

describe('browser tests', () => {
  const early = lint('tests/e2e/#.spec.ts', "import { test } from 'playwright/test';\n\nexport const other = test;");
  const racing = lint('tests/e2e/#.spec.ts', "expect(page.url()).toBe('/');");

  it('must import from ./test and wait for URLs with toHaveURL', () => {
    expect(early()).toContain('Import from ./test');
    expect(racing()).toContain('Use toHaveURL');
  });
});

describe('every rule reports its mistake', () => {
  it.each(mistakes.map(([rule, text]) => ({ rule, text, getProblems: lint('src/components/content/#.tsx', text) })))(
    '$rule: $text',
    ({ rule, getProblems }) => {
      expect(getProblems()).toContain(`(${rule}) `);
    },
  );
});
