import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { preloadFonts } from '@/next-output/preload-fonts';

const styles = '<link rel="stylesheet" href="/a.css"/>';
const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';

/** Writes the home page with these links and the page for unknown URLs with only `head`, and returns what the latter becomes. */
function preload(links: string, head = styles): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const notFound = path.join(folder, '404.html');
  try {
    writeFileSync(path.join(folder, 'index.html'), `<head>${links}${styles}</head>`);
    writeFileSync(notFound, `<head>${head}</head>`);
    preloadFonts(folder);
    preloadFonts(folder);
    return readFileSync(notFound, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the page for unknown URLs preloads the fonts of the home page, before its styles and only once', () => {
  expect(preload(font)).toBe(`<head>${font}${styles}</head>`);
});

test('a home page without preloaded fonts is reported as an assumption about Next.js that no longer holds', () => {
  expect(() => preload('')).toThrow('preloads fonts with different markup');
});

test('a page for unknown URLs without stylesheets is reported in the same way', () => {
  expect(() => preload(font, '')).toThrow('links its stylesheets with different markup');
});
