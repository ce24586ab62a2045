import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { preProcessFile } from 'typescript';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest =
  readJson<Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>>('package.json');
const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
const folders = ['src', 'tests', 'openapi/rules'];
const below = await Promise.all(folders.map(async (folder) => listFiles(folder).map((file) => `${folder}/${file}`)));
const files = [...readdirSync('.'), ...below.flat()].filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) && !/^(src\/generated|tests\/fixtures)\//.test(file),
);
const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));

/** What a file imports: by TypeScript's own reading, or by CSS's. */
function toImports({ file, text }: { file: string; text: string }): string[] {
  if (file.endsWith('.css')) return [...text.matchAll(/@(?:import|plugin) ['"]([^'"]+)/g)].map(([, name = '']) => name);
  return preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

const imported = new Set(
  sources
    .flatMap(toImports)
    .filter((name) => !/^([./]|@\/|node:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
);

/** Why a package is declared that no file imports. */
const reasons: Record<string, string> = {
  contentlayer: 'the name by which the project’s content layer is known; its code is contentlayer2’s',
  '@csstools/postcss-is-pseudo-class': 'named in postcss.config.mjs',
  '@fontsource-variable/inter': 'its file is read by src/cli/fonts.mjs',
  '@fontsource-variable/jetbrains-mono': 'its file is read by src/cli/fonts.mjs',
  '@tailwindcss/postcss': 'named in postcss.config.mjs',
  '@types/node': 'the types of node:*',
  oxlint: 'run by src/cli/check.ts and src/cli/test.ts',
  prettier: 'run by src/cli/check.ts and src/cli/test.ts',
  'prettier-plugin-tailwindcss': 'named in package.json',
  tsx: 'runs every command',
};

it('declares no package that nothing uses', () => {
  const isUsed = (name: string) => imported.has(name) || imported.has(name.replace(/^@types\//, '')) || name in reasons;
  expect(declared.filter((name) => !isUsed(name))).toEqual([]);
});

it('gives a reason only for declared packages that no file imports', () => {
  expect(Object.keys(reasons).filter((name) => imported.has(name) || !declared.includes(name))).toEqual([]);
});

it('declares every package that is imported', () => {
  const isDeclared = (name: string) => declared.includes(name) || declared.includes(`@types/${name}`);
  expect([...imported].filter((name) => !isDeclared(name))).toEqual([]);
});
