import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cleanSvg } from '@/content/clean-svg';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const clean = (inner: string) => {
  const { svg, removed } = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  return [svg.slice(head.length + 1, -'</svg>\n'.length), removed];
};

it('cleanSvg returns a harmless drawing unchanged', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<style>@media (prefers-color-scheme: dark) { .x { fill: url(#a) } .x &gt; g { opacity: 1 } }</style>' +
    '<g class="x" style="fill: red"><path d="M0 0h1" fill="url(#a)" stroke="url( #a )"></path><use xlink:href="#a"></use></g>' +
    '<text x="1" xml:space="preserve">A &amp; B &lt; C</text>' +
    '<image href="data:image/png;base64,AAAA" aria-label="C:\\logs"></image>';
  expect(clean(drawing)).toEqual([drawing, []]);
});

it('cleanSvg removes nothing from a picture of this site and does not change its own result', () => {
  const { svg, removed } = cleanSvg(readFileSync('content/pages/markdown-guide-figure.svg', 'utf8'));
  expect(removed).toEqual([]);
  expect(cleanSvg(svg).svg).toBe(svg);
});

it.each([
  ['<script>alert(1)</script><g></g>', '<g></g>', ['<script>']],
  ['<script><![CDATA[alert(1)]]></script>', '', ['<script>']],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '', ['<x:script>']],
  ['<g onload="alert(1)" ONCLICK="x"></g>', '<g></g>', ['onload', 'ONCLICK']],
  ['<a href="javascript:alert(1)"><text>x</text></a>', '<text>x</text>', ['<a>']],
  ['<use href="data:image/svg+xml,x"></use>', '<use></use>', ['href']],
  ['<use xlink:href="https://evil.example/x.svg#a"></use>', '<use></use>', ['xlink:href']],
  ['<image href="https://evil.example/x.png"></image>', '<image></image>', ['href']],
  ['<image href="data:image/svg+xml;base64,AAAA"></image>', '<image></image>', ['href']],
  ['<foreignObject><iframe src="x"></iframe><g></g></foreignObject>', '', ['<foreignObject>', '<iframe>']],
  ['<g><animate attributeName="href" to="javascript:x"></animate></g>', '<g></g>', ['<animate>']],
  ['<style>@import "https://evil.example/x.css";</style>', '<style></style>', ['<style>']],
  ['<style>g { fill: u\\72l(//evil.example) }</style>', '<style></style>', ['<style>']],
  ['<g style="fill: url( //evil.example/x )" fill="url(https://evil.example/)"></g>', '<g></g>', ['style', 'fill']],
  ['<g xmlns="http://www.w3.org/1999/xhtml"></g>', '<g></g>', []],
  ['<![CDATA[<script>alert(1)</script>]]>', '&lt;script&gt;alert(1)&lt;/script&gt;', []],
  ['<g title="&quot; onload=&quot;alert(1)"></g>', '<g title="&quot; onload=&quot;alert(1)"></g>', []],
])('cleanSvg removes scripts, links, and external resources: %s', (inner, left, removed) => {
  expect(clean(inner)).toEqual([left, removed]);
});

it('cleanSvg expands no entities, drops external stylesheets, and returns nothing for an HTML document', () => {
  const source =
    '<?xml-stylesheet href="https://evil.example/x.css"?><!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>';
  expect(cleanSvg(source).svg).toBe(`${head}>&amp;x;</svg>\n`);
  expect(cleanSvg('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')).toEqual({
    svg: '\n',
    removed: ['<html>', '<script>'],
  });
});
