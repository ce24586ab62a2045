import { expect, it } from 'vitest';
import { compareCatalogs, getCatalog, hasOwnCatalog } from '@/build/message-catalog';
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
  [0, '0 items', '0 Einträge', 'لا عناصر'],
  [1, '1 item', '1 Eintrag', 'عنصر واحد'],
  [2, '2 items', '2 Einträge', 'عنصران'],
  [3, '3 items', '3 Einträge', '3 عناصر'],
  [11, '11 items', '11 Einträge', '11 عنصرًا'],
  [100, '100 items', '100 Einträge', '100 عنصر'],
])('itemCount(%i) uses the plural form of each language', (count, english, german, arabic) => {
  expect([en.itemCount(count), de.itemCount(count), ar.itemCount(count)]).toEqual([english, german, arabic]);
});
