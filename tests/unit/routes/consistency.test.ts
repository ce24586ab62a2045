import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { loadPlaces } from './places';

// The configuration with the switch on: the entry in the sidebar depends on it too.
vi.mock('@/site.config', () => {
  const text = readFileSync('src/site.config.ts', 'utf8').replace(/(?<=showConsistency: boolean = )false/, 'true');
  const { code } = transformSync(text, { loader: 'ts' });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
});

it('with showConsistency, the page of consistency is in the lists, the sitemap, the search, and the sidebar', async () => {
  const places = await loadPlaces('/reference/consistency/');
  expect(Object.entries(places).filter(([, isThere]) => !isThere)).toEqual([]);
});
