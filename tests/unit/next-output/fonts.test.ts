import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { preloadFonts } from '@/next-output/fonts';

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the page for unknown URLs preloads the fonts of the home page, before its styles and only once', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const styles = '<link rel="stylesheet" href="/a.css"/>';
  writeFileSync(path.join(folder, 'index.html'), `<head>${font}${styles}</head>`);
  writeFileSync(path.join(folder, '404.html'), `<head>${styles}</head>`);
  preloadFonts(folder);
  preloadFonts(folder);
  expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toBe(`<head>${font}${styles}</head>`);
});
