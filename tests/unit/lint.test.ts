import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ overrideConfigFile: 'tests/lint/eslint.config.mjs' });

async function lint(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('who may import whom', () => {
  it.each([
    ['src/lib/x.ts', '@/markdown/prose'],
    ['src/markdown/x.ts', '@/docs/page'],
    ['src/docs/x.ts', '@/spec/load'],
    ['src/spec/x.ts', '@/docs/page'],
    ['src/site/x.ts', '@/spec/load'],
    ['src/search/x.ts', '@/docs/page'],
    ['src/components/ui/x.ts', '@/spec/load'],
    ['src/components/layout/x.ts', '@/site/site'],
    ['src/components/docs/x.ts', '@/docs/page'],
    ['src/components/reference/x.ts', '@/spec/load'],
    ['src/components/search/x.ts', '@/spec/load'],
    ['src/app/x.ts', '@/cli/options'],
    ['src/app/x.ts', '@/build/swap'],
    ['src/routes/x.ts', '@/build/swap'],
    ['src/next-output/x.ts', '@/spec/load'],
    ['src/build/x.ts', '@/cli/options'],
    ['src/hosting/x.ts', '@/build/swap'],
    ['src/cli/x.ts', '@/app/layout'],
  ])('%s may not import a value of %s', async (file, target) => {
    const [, folder = ''] = /^src\/(components\/\w+|[\w-]+)/.exec(file) ?? [];
    const [message] = await lint(file, `import { value } from '${target}';\n\nexport const other = value;`);
    expect(message).toContain(`src/${folder} may not import`);
  });

  it.each([
    ['src/site/x.ts', '@/spec/model'],
    ['src/components/reference/x.ts', '@/spec/model'],
    ['src/components/layout/x.ts', '@/site/navigation'],
  ])('%s may import a type of %s', async (file, target) => {
    expect(await lint(file, `import type { Value } from '${target}';\n\nexport type Other = Value;`)).toEqual([]);
  });

  it('refuses the relative way out of a folder', async () => {
    const [message] = await lint(
      'src/spec/x.ts',
      `import { value } from '../docs/page';\n\nexport const other = value;`,
    );
    expect(message).toContain('Name other folders of src by @/…');
  });
});

describe('components', () => {
  const toFile = (markup: string) => `export const Part = () => ${markup};`;

  it.each(['ml-2', 'desktop:pl-4', 'text-left', '-mr-1', 'border-l'])(
    'refuse the physical side of %s',
    async (name) => {
      const [message] = await lint('src/components/ui/x.tsx', toFile(`<p className="flex ${name}" />`));
      expect(message).toContain('Use logical sides');
    },
  );

  it('refuse style attributes', async () => {
    const [message] = await lint('src/components/ui/x.tsx', toFile('<p style={{ color: "red" }} />'));
    expect(message).toContain('No style attributes');
  });

  it.each(['<p>Close</p>', '<button type="button" aria-label="Close" />'])(
    'refuse a text of their own: %s',
    async (markup) => {
      const [message] = await lint('src/components/ui/x.tsx', toFile(markup));
      expect(message).toContain('Interface texts come from @/messages');
    },
  );
});

it('the environment is read in one file', async () => {
  const text = 'export const value = process.env.SITE_URL;';
  const [message] = await lint('src/site/x.ts', text);
  expect(message).toContain('Read it from lib/environment');
  expect(await lint('src/lib/environment.ts', text)).toEqual([]);
});
