import { describe, expect, it } from 'vitest';
import { toArticleMarkdown } from '@/markdown/rendered-html-to-markdown';

const convert = (main: string) =>
  toArticleMarkdown(`<nav><a href="/a/">A</a></nav><main>${main}</main>`, 'Title', (href) => `https://e.com${href}`);

describe('toArticleMarkdown', () => {
  it('leaves out the title, navigation, controls, and what no reader sees', () => {
    expect(
      convert(
        '<h1>Title</h1><nav>Menu</nav><p>Text <label>Language</label><button>Copy</button></p><p hidden>no</p><p aria-hidden="true">no</p><p class="print:hidden">no</p>',
      ),
    ).toBe('Text');
  });

  it('keeps a heading that differs from the title', () => {
    expect(convert('<h1>Headline</h1><p>Text</p>')).toBe('## Headline\n\nText');
  });

  it('separates what only styles separate, but not the pieces of code', () => {
    expect(convert('<p><span>POST</span><span>/a</span></p>')).toBe('POST /a');
    expect(convert('<p><code><span>a</span><b>b</b></code></p>')).toBe('`ab`');
    expect(convert('<pre><code><span><span>a</span><b>b</b></span></code></pre>')).toBe('```\nab\n```');
  });

  it('separates the columns of a list item with commas', () => {
    const item = '<li><span>name</span><span>schema</span><ul><li><a href="/x/">X</a></li></ul></li>';
    expect(convert(`<ul>${item}<li><a href="/a/">A</a><span>page</span><span>Guides</span></li></ul>`)).toBe(
      '- name, schema\n  - [X](https://e.com/x/)\n- [A](https://e.com/a/), page, Guides',
    );
  });

  it('keeps a path together whose lines can break', () => {
    expect(convert('<p><span>GET</span><span>/a/<wbr><span>ci-cd</span>/b</span></p>')).toBe('GET /a/ci-cd/b');
  });

  it('ends the link of a card after its title', () => {
    expect(convert('<a href="/x/"><b>Card</b><span>What it is.</span></a>')).toBe(
      '[**Card**](https://e.com/x/): What it is.',
    );
  });
});
