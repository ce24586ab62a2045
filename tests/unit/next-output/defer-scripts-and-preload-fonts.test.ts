import { describe, expect, it, test } from 'vitest';
import { deferScripts, preloadFonts } from '@/next-output/defer-scripts-and-preload-fonts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../temporary-folder';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const load = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
const defer = (page: string) => deferScripts(page, 'a/index.html');
const html = [
  `<html><head><meta charset="utf-8"/>${load}${script('a')}`,
  '<link rel="stylesheet" href="/x.css"/><script>theme()</script><title>T</title></head><body>Text',
  `<script id="_R_">start()</script>${script('b')}<script src="/parts/c.js"></script></body></html>`,
].join('');

describe('deferScripts', () => {
  it('moves scripts into templates in order, and the inline script of the head before the stylesheets', () => {
    expect(defer(html)).toBe(
      `<html><head><meta charset="utf-8"/><template class="deferred-scripts">${load}${script('a')}</template>` +
        '<script>theme()</script><link rel="stylesheet" href="/x.css"/><title>T</title><script>0</script></head><body>Text' +
        `<script id="_R_">start()</script><template class="deferred-scripts">${script('b')}</template>` +
        '<script src="/parts/c.js"></script></body></html>',
    );
  });

  it('changes a page only once', () => {
    expect(defer(defer(html))).toBe(defer(html));
  });

  it('fails for a page of Next.js whose scripts have unexpected markup', () => {
    expect(() => defer(html.replaceAll(' async=""', ' defer=""').replace(load, ''))).toThrow(
      /^a\/index\.html: Next\.js 16\.[\d.]+ loads its scripts with different markup\./,
    );
  });

  it('does not change a page without scripts', () => {
    expect(defer('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
  });
});

const styles = '<link rel="stylesheet" href="/a.css"/>';
const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';

/** Writes the home page with these links and the page for unknown URLs with only `head`, and returns what the latter becomes. */
function preload(links: string, head = styles): string {
  const folder = makeFolder({
    'index.html': `<head>${links}${styles}</head>`,
    '404.html': `<head>${head}</head>`,
  });
  preloadFonts(folder);
  preloadFonts(folder);
  return readFileSync(path.join(folder, '404.html'), 'utf8');
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
