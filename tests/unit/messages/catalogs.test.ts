import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareCatalogs, getCatalog, hasOwnCatalog } from '@/export/find-and-check-message-catalog';
import * as en from '@/messages/en';
import { loadPseudoCatalog, writePseudoCatalog } from '../../pseudo-language/catalog';
import { makeFolder } from '../temporary-folder';

const [de, ar] = [loadPseudoCatalog('de'), loadPseudoCatalog('ar')];
const root = makeFolder();
for (const file of ['en.ts', 'plural.ts', 'payload/en.ts', 'request/en.ts'])
  cpSync(`src/messages/${file}`, path.join(root, 'src/messages', file));
for (const code of ['de', 'ar'] as const) writePseudoCatalog(root, code);

/** Writes the catalog of a language that differs in one place from the one that was made for the tests. */
function writeChanged(code: string, from: RegExp, to: string): void {
  const catalog = readFileSync(path.join(root, 'src/messages/de.ts'), 'utf8');
  writeFileSync(path.join(root, `src/messages/${code}.ts`), catalog.replace(from, to));
}

it.each(['de', 'ar'])('the catalog "%s" has every text of the interface', async (code) => {
  expect(await getCatalog(code, root)).toBe(`src/messages/${code}.ts`);
});

it('compareCatalogs reports missing, empty, mistyped, and unknown texts, also in groups', () => {
  const original = { close: 'Close', count: (number: number) => String(number), keys: { open: 'open', move: 'move' } };
  const translated = { close: '', count: 'three', keys: { open: 'öffnen' }, shut: 'zu' };
  expect(compareCatalogs(original, translated)).toEqual({
    missing: ['close', 'count', 'keys.move'],
    unknown: ['shut'],
  });
});

it('getCatalog uses the texts of a language for its regions, and rejects a language without texts', async () => {
  expect(await getCatalog('de-AT', root)).toBe('src/messages/de.ts');
  expect([hasOwnCatalog('en-GB', root), hasOwnCatalog('de-AT', root)]).toEqual([false, true]);
  await expect(getCatalog('fr', root)).rejects.toThrow(/"fr"[\s\S]*Copy src\/messages\/en.ts to src\/messages\/fr.ts/);
});

it('a region with its own texts uses them, also one of the language of the sources', async () => {
  for (const code of ['en-GB', 'de-CH']) {
    writeChanged(code, /$/, '');
    expect([hasOwnCatalog(code, root), await getCatalog(code, root)]).toEqual([true, `src/messages/${code}.ts`]);
    rmSync(path.join(root, `src/messages/${code}.ts`));
  }
  expect(hasOwnCatalog('en', root)).toBe(false);
});

it('getCatalog rejects a catalog that lacks a text or has one that the interface does not use', async () => {
  writeChanged('es', /^export const close = .*$/m, '');
  await expect(getCatalog('es', root)).rejects.toThrow(/The interface texts lack close\.[\s\S]*src\/messages\/en\.ts/);
  writeChanged('it', /^export const close = /m, "export const shut = '';\n$&");
  await expect(getCatalog('it', root)).rejects.toThrow('The interface does not use these texts: shut.');
});

it.each([
  [0, '0 pages', '0 ṗääĝééş', 'صااغههس زههرعع'],
  [1, '1 page', '1 ṗääĝéé', '1 صااغهه'],
  [2, '2 pages', '2 ṗääĝééş', 'صااغههس تطعع'],
  [3, '3 pages', '3 ṗääĝééş', '3 صااغههس فههط'],
  [11, '11 pages', '11 ṗääĝééş', '11 صااغههس مااننىى'],
  [100, '100 pages', '100 ṗääĝééş', '100 صااغههس'],
])('pageCount(%i) uses the plural form of each language', (count, ...forms) => {
  expect([en.pageCount(count), de.pageCount(count), ar.pageCount(count)]).toEqual(forms);
});
