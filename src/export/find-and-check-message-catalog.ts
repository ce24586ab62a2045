import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from '@/lib/user-errors-and-mistakes';

/** The language of the texts in the sources. `@/messages` resolves to its catalog. */
const written = 'en';

const toFile = (code: string) => `src/messages/${code}.ts`;

/** Returns true if a language has or needs a catalog other than the one that the sources import. */
export function hasOwnCatalog(code: string, root = '.'): boolean {
  return toLanguage(code) !== written || (code !== written && existsSync(path.join(root, toFile(code))));
}

/**
 * Returns the file with the interface texts of a language, relative to the project; `pt` also serves `pt-BR`. Fails if the file is
 * missing or lacks a text.
 */
export async function getCatalog(code: string, root = '.'): Promise<string> {
  const file =
    [code, toLanguage(code)].map(toFile).find((name) => existsSync(path.join(root, name))) ??
    fail(`There are no interface texts for the language "${code}".`, {
      fix: `Copy ${toFile(written)} to ${toFile(toLanguage(code))} and translate its texts.`,
    });
  const [original, translated] = await Promise.all([
    load(path.join(root, toFile(written))),
    load(path.join(root, file)),
  ]);
  const { missing, unknown } = compareCatalogs(original, translated);
  if (missing.length > 0)
    fail(`The interface texts lack ${missing.join(', ')}.`, {
      place: { file },
      fix: `Translate them from ${toFile(written)}; keep functions as functions.`,
    });
  if (unknown.length > 0)
    fail(`The interface does not use these texts: ${unknown.join(', ')}.`, {
      place: { file },
      fix: 'Remove or rename them.',
    });
  return file;
}

/** Makes `@/messages` resolve to another catalog in a copy, both for our commands and for Next.js. */
export function nameCatalog(copy: string, catalog: string): void {
  const file = path.join(copy, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: { paths: Record<string, string[]> } };
  config.compilerOptions.paths['@/messages'] = [`./${catalog}`];
  writeFileSync(file, JSON.stringify(config, null, 2));
}

/**
 * Compares a catalog with the original. Returns the names of the texts that are missing or of another kind, and of those that
 * the original lacks. The name of a text in a group starts with that of the group: `group.text`.
 */
export function compareCatalogs(original: object, translated: object): { missing: string[]; unknown: string[] } {
  const kinds = (catalog: object) => new Map(toEntries(catalog));
  const [wanted, given] = [kinds(original), kinds(translated)];
  return {
    missing: [...wanted].flatMap(([name, kind]) => (given.get(name) === kind ? [] : [name])),
    unknown: [...given.keys()].filter((name) => !wanted.has(name)),
  };
}

/** Lists the texts of a catalog by name with their kind: a text, an empty text, or a function that returns one. */
function toEntries(catalog: object, before = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? toEntries(value, `${before}${key}.`)
      : [[`${before}${key}`, value === '' ? 'empty' : typeof value]],
  );
}

async function load(file: string): Promise<object> {
  return (await import(pathToFileURL(path.resolve(file)).href)) as object;
}

function toLanguage(code: string): string {
  return code.split('-')[0] ?? code;
}
