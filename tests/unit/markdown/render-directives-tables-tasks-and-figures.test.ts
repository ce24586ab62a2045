import { describe, expect, it, test } from 'vitest';
import { renderBare, renderPage } from './render';

const getProblems = async (source: string) =>
  (await renderPage(source)).problems.map(({ line, message }) => `${line}: ${message}`);

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])('show %s with its default title', async (kind) => {
    const { html } = await renderPage(`:::${kind}\nText\n:::`);
    expect(html).toContain(`<div class="callout" data-kind="${kind}" role="note">`);
    expect(html).toContain(`<p class="callout-title">${kind[0]?.toUpperCase()}${kind.slice(1)}</p>`);
    expect(html).toContain('<p>Text</p>');
  });

  it.each([
    ['caution', 'warning', 'Caution'],
    ['important', 'info', 'Important'],
    ['success', 'tip', 'Success'],
    ['secondary', 'note', 'Note'],
  ])('show %s like %s, with the title %s', async (alias, kind, title) => {
    const { html } = await renderPage(`:::${alias}\nx\n:::`);
    expect(html).toContain(`data-kind="${kind}"`);
    expect(html).toContain(`<p class="callout-title">${title}</p>`);
  });

  it.each([
    [':::note A *title*\nx\n:::', 'A <em>title</em>'],
    [':::tip   {product} of [links](/x/)  \nx\n:::', 'product of <a href="/x/">links</a>'],
    [':::note 1 ] 2\nx\n:::', '1 ] 2'],
    [':::note [In brackets]\nx\n:::', 'In brackets'],
    [':::note {title="Named"}\nx\n:::', 'Named'],
    ['> :::danger In a quotation\n> x\n> :::', 'In a quotation'],
    ['1. One\n\n   :::danger In a list\n   x\n   :::', 'In a list'],
    ['::::note Outer\n:::tip Inner\nx\n:::\n::::', 'Inner'],
  ])('use the text after their name as the title: %j', async (source, title) => {
    const { html, problems } = await renderPage(source);
    expect(html).toContain(`<p class="callout-title">${title}</p>`);
    expect(problems).toEqual([]);
  });

  it('do not change code, and problems after a title have the correct place', async () => {
    const source = ':::note A title\n```md\n:::tip Another\n```\n\n    :::tip Third\n\n:::caveat\nx\n:::';
    const { html, problems } = await renderPage(source);
    expect(html).toContain('callout-title">A title<');
    expect(html).toMatch(/:::tip Another/);
    expect(html).toMatch(/:::tip Third/);
    expect(problems).toMatchObject([{ line: 8, column: 1 }]);
  });

  it('accept a formatted title in brackets, and a title as an attribute', async () => {
    expect((await renderPage(':::note[A *title*]\nx\n:::')).html).toContain(
      '<p class="callout-title">A <em>title</em></p>',
    );
    expect((await renderPage(':::note{title="Given"}\nx\n:::')).html).toContain('<p class="callout-title">Given</p>');
  });

  it('can be nested', async () => {
    const { html } = await renderPage('::::warning\nOuter\n\n:::tip\nInner\n:::\n::::');
    expect(html).toMatch(/data-kind="warning".*data-kind="tip".*Inner/s);
  });
});

describe('unknown directives', () => {
  it('remain as written, with a warning that names the place', async () => {
    const { html, problems } = await renderPage('One\n\n:::caveat[Mind]\nText with *stress*\n:::');
    expect(html).toContain('<p>:::caveat[Mind]</p>');
    expect(html).toContain('<em>stress</em>');
    expect(html).toContain('<p>:::</p>');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        line: 3,
        column: 1,
        message: '":::caveat" is not a directive of this site and is shown as written',
      },
    ]);
  });

  it('inside a sentence remain text without a warning', async () => {
    const { html, problems } = await renderPage('At 10:30 the ratio a:b, Note:this, 3:2.');
    expect(html).toBe('<p>At 10:30 the ratio a:b, Note:this, 3:2.</p>');
    expect(problems).toEqual([]);
  });

  it('on a separate line cause a warning', async () => {
    expect(await getProblems('::video{id="x"}')).toEqual([
      '1: "::video" is not a directive of this site and is shown as written',
    ]);
  });

  it('with text after a name that takes no title cause a warning', async () => {
    const { problems } = await renderPage(':::steps Title\nx\n:::');
    expect(problems[0]?.message).toBe('":::steps Title" opens or closes nothing');
  });
});

describe('unclosed blocks', () => {
  it('cause a warning with line, column, and fix', async () => {
    const { problems } = await renderPage('One\n\n  ```js\nx');
    expect(problems).toEqual([
      {
        severity: 'warning',
        line: 3,
        column: 3,
        message: 'a code block is not closed',
        fix: 'Close it with a line that contains only ```. Everything before that line belongs to it.',
      },
    ]);
  });

  it.each([
    ['```js\nx', '1: a code block is not closed'],
    ['One\n\n```', '3: a code block is not closed'],
    ['~~~~\nx\n~~~\n', '1: a code block is not closed'],
    ['- One\n\n  ```js\n  x\n\nTwo', '3: a code block is not closed'],
    [':::note\nOne\n\nTwo', '1: ":::note" is not closed'],
    ['One\n\n<!-- a --> <!-- b\n\nTwo', '3: a comment is not closed, so nothing after it is shown'],
    ['::::steps\n1. One\n:::', '1: "::::steps" is not closed'],
  ])('cause a warning with their first line: %j', async (source, problem) => {
    expect(await getProblems(source)).toContain(problem);
  });

  it.each([
    '```js\nx\n```',
    '```\n```',
    '```js\nx\n`````  ',
    '> ```js\n> x\n> ```',
    '- One\n\n  ~~~js\n  x\n  ~~~\n',
    '    indented',
    '    ```\n    indented',
    '::::steps\n:::note\nOne\n:::\n::::',
    '- :::note\n  One\n  :::',
  ])('are not reported for %j', async (source) => {
    expect(await getProblems(source)).toEqual([]);
  });
});

describe('tabs', () => {
  const source = '::::tabs{group="language"}\n:::tab[curl]\nOne\n:::\n:::tab[HTTP]\nTwo\n:::\n::::';

  it('contain every panel in the HTML, with the first one selected', async () => {
    const { html } = await renderPage(source);
    expect(html).toMatch(
      /role="tablist".*aria-controls="tabs-1-curl" aria-selected="true" tabindex="0".*aria-selected="false" tabindex="-1"/is,
    );
    expect(html).toMatch(
      /<div id="tabs-1-curl" role="tabpanel" aria-labelledby="tabs-1-curl-tab" class="tab-panel" data-selected="true">.*One/s,
    );
    expect(html).toMatch(
      /<div id="tabs-1-http" role="tabpanel" aria-labelledby="tabs-1-http-tab" class="tab-panel"><p class="tab-label">HTTP<\/p><p>Two/,
    );
    expect(html).toContain('data-group="language"');
  });

  it('have unique ids if a page contains them twice', async () => {
    const { html } = await renderPage(`${source}\n\n${source}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['::::tabs\n::::', '1: a tabs container has no tab'],
    ['::::tabs\n:::tab[A]\nx\n:::\n\nloose\n::::', '1: a tabs container contains something other than tabs'],
    ['::::tabs\n:::tab[A]\nx\n:::\n:::tab[A]\ny\n:::\n::::', '5: two tabs have the label "A"'],
    [`::::tabs${'\n:::tab[A]\nx\n:::'.repeat(3)}\n::::`, '8: two tabs have the label "A"'],
    ['x\n\n:::tab[A]\nx\n:::', '3: a tab is outside a tabs container'],
    ['::::tabs\n:::tab\nx\n:::\n::::', '2: a tab has no label'],
  ])('report a problem for %j', async (text, problem) => {
    expect(await getProblems(text)).toContain(problem);
  });
});

describe('steps, cards, and details', () => {
  it('steps number an ordered list or headings', async () => {
    expect(await renderBare(':::steps\n1. One\n2. Two\n:::')).toMatch(
      /^<div><ol>\s*<li>One<\/li>\s*<li>Two<\/li>\s*<\/ol><\/div>$/,
    );
    expect((await renderPage(':::steps\n### One\n\nText\n:::')).html).toContain(
      '<div class="steps steps-headed"><h3 id="one">',
    );
  });

  it('cards make each link one card, which is a link as a whole', async () => {
    const { html } = await renderPage(
      ':::cards\n- [Concepts](/definitions/concepts/): the *words*, see [intro](/x/).\n- [Intro](/definitions/intro/)\n:::',
    );
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<ul><li><a data-card="" href="/definitions/concepts/"><span><span>Concepts</span></span><p>the <em>words</em>, see intro.</p></a></li><li><a data-card="" href="/definitions/intro/"><span><span>Intro</span></span></a></li></ul>',
    );
  });

  it('details become native disclosures with a summary', async () => {
    expect((await renderPage(':::details[Why *two*]\nText\n:::')).html).toBe(
      '<details class="disclosure"><summary>Why <em>two</em></summary><div class="disclosure-body"><p>Text</p></div></details>',
    );
    expect((await renderPage(':::details\nText\n:::')).html).toContain('<summary>Details</summary>');
  });
});

describe('tables, tasks, keys, figures, footnotes, and links', () => {
  it('a table is in a labeled frame that can be focused', async () => {
    const { html } = await renderPage('| a |\n|--|\n| 1 |');
    expect(html).toMatch(/^<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>/i);
  });

  it('an empty header cell becomes a data cell', async () => {
    expect(await renderBare('| | b |\n|--|--|\n| 1 | 2 |')).toContain('<td></td>');
  });

  it('a task shows whether it is done without a form field', async () => {
    const { html } = await renderPage('- [x] Written\n- [ ] Read');
    expect(html).not.toContain('<input');
    expect(html).toContain('role="img" aria-label="Done" data-done="true"');
    expect(html).toContain('role="img" aria-label="Not done" data-done="false"');
  });

  it('a key becomes a kbd element', async () => {
    expect((await renderPage('Press :kbd[Ctrl]')).html).toBe('<p>Press <kbd>Ctrl</kbd></p>');
  });

  it('a picture that is a paragraph of its own shows its title as a caption', async () => {
    const { html } = await renderPage('![Alt](./x.png "A caption")\n\n![Alt](./x.png) in a line');
    expect(html).toMatch(
      /^<figure class="figure"><img src="[^"]+" alt="Alt" loading="lazy" decoding="async"\/><figcaption>A caption<\/figcaption><\/figure>/,
    );
    expect(html).toMatch(/<p><img [^>]+> in a line<\/p>/);
  });

  it('a footnote and its reference link to each other', async () => {
    const { html } = await renderPage('A[^n]\n\n[^n]: Note');
    const [, target] = /<a id="note-fnref-n"[^>]* href="#([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<li id="${target}">`);
    expect(html).toContain('href="#note-fnref-n"');
    expect(html).toContain('aria-label="Back to reference 1"');
  });

  it('a link to another site opens in a new tab and says so', async () => {
    expect((await renderPage('[x](https://example.com/)')).html).toBe(
      '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> (opens in a new tab)</span></a></p>',
    );
  });

  it('an internal link gets a final slash and keeps hash and query', async () => {
    expect((await renderPage('[x](/api/accounts?a=1#getHealth)')).html).toContain(
      'href="/api/accounts/?a=1#getHealth"',
    );
    expect((await renderPage('[x](#there)')).html).toContain('href="#there"');
    expect((await renderPage('[x](mailto:a@example.com)')).html).toContain('href="mailto:a@example.com"');
  });
});

test('assumed text keeps its content and is followed by its mark', async () => {
  const { html, problems } = await renderPage('The ID. :assumed[It is the *short* name.] Next.');
  expect(html).toMatch(/The ID\. It is the <em>short<\/em> name\. <span class="[^"]*">assumed<\/span> Next\./);
  expect(problems).toEqual([]);
});
