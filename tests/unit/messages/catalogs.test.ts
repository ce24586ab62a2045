import { expect, it } from 'vitest';
import { compareCatalogs, getCatalog, hasOwnCatalog } from '@/export/message-catalog';
import * as ar from '@/messages/ar';
import * as de from '@/messages/de';
import * as en from '@/messages/en';

const catalogs: Record<string, object> = { ar, de };

it.each(Object.keys(catalogs))('the catalog "%s" has every text of the interface', async (code) => {
  expect(compareCatalogs(en, catalogs[code] ?? {})).toEqual({ missing: [], unknown: [] });
  expect(await getCatalog(code)).toBe(`src/messages/${code}.ts`);
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
  expect(await getCatalog('de-AT')).toBe('src/messages/de.ts');
  expect([hasOwnCatalog('en-GB'), hasOwnCatalog('de-AT')]).toEqual([false, true]);
  await expect(getCatalog('fr')).rejects.toThrow(/"fr"[\s\S]*Copy src\/messages\/en.ts to src\/messages\/fr.ts/);
});

it.each([
  [0, '0 pages', '0 Seiten', 'لا صفحات'],
  [1, '1 page', '1 Seite', 'صفحة واحدة'],
  [2, '2 pages', '2 Seiten', 'صفحتان'],
  [3, '3 pages', '3 Seiten', '3 صفحات'],
  [11, '11 pages', '11 Seiten', '11 صفحة'],
  [100, '100 pages', '100 Seiten', '100 صفحة'],
])('pageCount(%i) uses the plural form of each language', (count, english, german, arabic) => {
  expect([en.pageCount(count), de.pageCount(count), ar.pageCount(count)]).toEqual([english, german, arabic]);
});
