import { describe, expect, it } from 'vitest';
import { toPageTree } from '@/markdown/page-tree';
import { toProse } from '@/markdown/spec-description';
import { renderPage, toHtml } from './render';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<iframe src="https://example.com"></iframe>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">x</p>',
  '<p onclick="alert(1)" class="navbar" id="main">x</p>',
  '<form action="https://example.com"><input name="q"></form>',
  '<object data="x"></object><embed src="x"><base href="//x">',
  '<x-code data-language="html"><script>alert(1)</script></x-code>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<details ontoggle=alert(1) open>x</details>',
  '![x](javascript:alert(1))',
  '<!-- <script>alert(1)</script> -->',
];

describe('removed HTML', () => {
  it('is reported with its place', async () => {
    const source =
      'A <b>b</b> <script>x()</script>\n\n<div>\n  <iframe src="x"></iframe>\n</div>\n\n`<script>` <!-- <style> --> <string>';
    const { problems } = await toPageTree(source);
    expect(problems.map(({ severity, message, line, column }) => [severity, message, line, column])).toEqual([
      ['warning', '<script> is removed from the page', 1, 12],
      ['warning', '<iframe> is removed from the page', 4, 3],
    ]);
  });

  it('is reported with its place if it is an attribute', async () => {
    const source =
      'A <b ONCLICK="x()">b</b> <abbr title="t">c</abbr>\n\n<div>\n  <a href="/" class="x"\n style="y">d</a>\n</div>';
    const { problems } = await toPageTree(source);
    expect(problems.map(({ severity, message, line, column }) => [severity, message, line, column])).toEqual([
      ['warning', 'the attribute "onclick" of <b> is removed from the page', 1, 3],
      ['warning', 'the attribute "class" of <a> is removed from the page', 4, 3],
      ['warning', 'the attribute "style" of <a> is removed from the page', 4, 3],
    ]);
  });
});

describe('markdown of authors and specs', () => {
  it.each(attacks)('does not run code: %s', async (source) => {
    for (const html of [(await renderPage(source)).html, toHtml(toProse(source).tree)]) {
      const tags = html.replace(/>[^<]*</g, '><');
      expect(tags).not.toMatch(/<(script|style|iframe|object|embed|form|base|svg|math)\b(?![^>]*class="glyph)/i);
      expect(tags).not.toMatch(/\son\w+=|javascript:|data:text|style=|id="main"|class="navbar"/i);
    }
  });

  it.each([
    ['a<br>b', '<p>a<br/>b</p>'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
    ['<b>x</b>', '<p><b>x</b></p>'],
    ['<Note>Only <b>new</b> ones.</Note> <x-y a="1">Text.</x-y>', '<p>Only <b>new</b> ones. Text.</p>'],
    ['<Warning>\nOld ones.\n</Warning>', '\nOld ones.\n'],
    ['an array<string> of <angle> text', '<p>an array&lt;string&gt; of &lt;angle&gt; text</p>'],
    ['<tenant>', '<p>&lt;tenant&gt;</p>'],
    ['<https://example.com/>', null],
  ])('shows %s as intended', (source, html) => {
    const shown = toHtml(toProse(source).tree);
    if (html === null) expect(shown).toContain('href="https://example.com/"');
    else expect(shown).toBe(html);
  });

  it('keeps an HTML table in a description', () => {
    const html = toHtml(toProse('<table><tr><td>1</td></tr></table>').tree);
    expect(html).toContain('<div class="table-frame"');
    expect(html).toContain('<td>1</td>');
  });
});

describe('a description in a spec', () => {
  it('includes its source in addition to its tree', () => {
    expect(toProse('*a*')).toMatchObject({ source: '*a*' });
  });

  it('has no headings, images, directives, or variables', () => {
    const html = toHtml(toProse('# One\n\n![logo](https://example.com/x.png)\n\n:::note\nx\n:::\n\n{product}').tree);
    expect(html).toContain('<p class="description-heading">One</p>');
    expect(html).not.toContain('<img');
    expect(html).toContain(':::note');
    expect(html).toContain('{product}');
  });

  it('shows code without highlighting', () => {
    const html = toHtml(toProse('```json\n{"a": 1}\n```').tree);
    expect(html).toContain('{&quot;a&quot;: 1}');
    expect(html).not.toContain('tok-');
  });
});
