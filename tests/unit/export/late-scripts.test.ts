import { describe, expect, it } from 'vitest';
import { delayScripts } from '@/export/late-scripts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const html = [
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${script('a')}`,
  '<link rel="preload" href="/x.css" as="style"/><script>theme()</script></head><body>Text',
  `<script id="_R_">start()</script>${script('b')}<script src="/parts/c.js"></script></body></html>`,
].join('');

describe('the scripts of a page', () => {
  it('wait in its last element, in their order, and nothing else of it changes', () => {
    expect(delayScripts(html)).toBe(
      '<html><head><link rel="preload" href="/x.css" as="style"/><script>theme()</script></head><body>Text' +
        '<script id="_R_">start()</script><script src="/parts/c.js"></script>' +
        `<template id="late-scripts">${script('a')}${script('b')}</template></body></html>`,
    );
  });

  it('are put there once', () => {
    expect(delayScripts(delayScripts(html))).toBe(delayScripts(html));
  });

  it('of a page without any change nothing', () => {
    expect(delayScripts('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
  });
});
