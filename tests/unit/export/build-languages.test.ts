import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildLanguages } from '@/export/build-languages';
import { exportSite } from '@/export/build-site';
import { getLocale, getLocales } from '@/site/locales';
import { makeFolder } from '../temporary-folder';

vi.mock('@/export/build-lock', () => ({ withLock: (build: () => Promise<void>) => build() }));
vi.mock('@/export/build-site');
vi.mock('@/site/locales');

it('restores the export of each language whose replacement was interrupted', async () => {
  const out = path.join(makeFolder(), 'out');
  for (const place of ['.old', '/de.old', '.fr.old']) mkdirSync(`${out}${place}/a`, { recursive: true });
  const english = { code: 'en', label: 'English', direction: 'ltr' as const, isDefault: true, prefix: '' };
  vi.mocked(getLocale).mockReturnValue(english);
  vi.mocked(getLocales).mockReturnValue([
    english,
    { ...english, code: 'de', isDefault: false, prefix: '/de' },
    { ...english, code: 'fr', isDefault: false, url: 'https://fr.example.com' },
  ]);
  vi.mocked(exportSite).mockRejectedValue(new Error('the build fails'));
  await expect(buildLanguages('en', out)).rejects.toThrow('the build fails');
  expect(['/de/a', '.fr/a', '/de.old', '.fr.old'].map((place) => existsSync(`${out}${place}`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
