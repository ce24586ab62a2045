import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPages } from '@/content/load-page';
import { listFiles } from '@/lib/files';
import { made } from '@/lib/fingerprint';
import { getServices } from '@/openapi/load';

/** What a fork replaces. Everything else in `src` must work for any services and pages. */
const own = /^src\/site\.config\.ts$/;

/** Removes comments, in which examples may name services and pages of this site. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('the code names no service and no page of this site, so that a fork changes only its own files', () => {
  const folders = getPages().filter(({ id }) => id.includes('/'));
  const names = [...getServices(), ...folders.map(({ id }) => id)];
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'i');
  const code = listFiles('src')
    .map((file) => `src/${file}`)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !made.test(file) && !own.test(file));
  const found = code.flatMap((file) => {
    const [name] = pattern.exec(withoutComments(readFileSync(file, 'utf8'))) ?? [];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(code.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
