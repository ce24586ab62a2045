import { describe, expect, it } from 'vitest';
import { deferScripts } from '@/next-output/scripts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const load = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
const defer = (page: string) => deferScripts(page, 'a/index.html');
const html = [
  `<html><head><meta charset="utf-8"/>${load}${script('a')}`,
  '<link rel="stylesheet" href="/x.css"/><script>theme()</script><title>T</title></head><body>Text',
  `<script id="_R_">start()</script>${script('b')}<script src="/parts/c.js"></script></body></html>`,
].join('');

describe('the scripts of a page', () => {
  it('stand aside in their order, those of the head before all that its own script would wait for', () => {
    expect(defer(html)).toBe(
      `<html><head><meta charset="utf-8"/><template class="deferred-scripts">${load}${script('a')}</template>` +
        '<script>theme()</script><link rel="stylesheet" href="/x.css"/><title>T</title><script>0</script></head><body>Text' +
        `<script id="_R_">start()</script><template class="deferred-scripts">${script('b')}</template>` +
        '<script src="/parts/c.js"></script></body></html>',
    );
  });

  it('are put there once', () => {
    expect(defer(defer(html))).toBe(defer(html));
  });

  it('are looked for in every page of Next.js', () => {
    expect(() => defer(html.replaceAll(' async=""', ' defer=""').replace(load, ''))).toThrow(
      /^a\/index\.html: Next\.js 16\.[\d.]+ loads its scripts by other markup than before\./,
    );
  });

  it('of a page without any change nothing', () => {
    expect(defer('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
  });
});
