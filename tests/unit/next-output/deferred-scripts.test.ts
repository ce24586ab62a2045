import { describe, expect, it } from 'vitest';
import { deferScripts } from '@/next-output/defer-and-hint-scripts';

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
