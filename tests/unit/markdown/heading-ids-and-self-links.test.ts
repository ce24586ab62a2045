import { describe, expect, it } from 'vitest';
import { toPageTree } from '@/markdown/page-tree';
import { renderPage } from './render';

const getIds = async (source: string) => (await toPageTree(source)).headings.map(({ id }) => id);

describe('headings', () => {
  it('get the same ids as on GitHub, with numbers for repeated ones', async () => {
    expect(await getIds('## What can go wrong?\n\n## What can go wrong?\n\n## What can go wrong?')).toEqual([
      'what-can-go-wrong',
      'what-can-go-wrong-1',
      'what-can-go-wrong-2',
    ]);
  });

  it('get the id that the author sets, and other headings do not', async () => {
    const { html } = await renderPage('## Roles and owners {#roles}\n\n## Roles');
    expect(html).toContain('<h2 id="roles">Roles and owners<a');
    expect(html).toContain('<h2 id="roles-1">');
  });

  it('with an id but no text become a link target, not a heading', async () => {
    const source = '## {#here}\n\nText\n\n### Here';
    const { html, problems } = await renderPage(source);
    expect(html).toContain('<div id="here"></div>\n<p>Text</p>');
    expect(html).toContain('<h3 id="here-1">');
    expect(await getIds(source)).toEqual(['here-1']);
    expect(problems).toEqual([]);
    expect((await renderPage('## {#x}\n\n## A {#x}')).problems.map(({ message }) => message)).toEqual([
      'two headings have the id "x"',
    ]);
  });

  it('do not get an id that a later heading sets', async () => {
    expect(await getIds('## Roles\n\n## Owners {#roles}')).toEqual(['roles-1', 'roles']);
  });

  it('cause a warning if two of them set the same id', async () => {
    const { problems } = await renderPage('## A {#x}\n\n## B {#x}');
    expect(problems.map(({ message }) => message)).toEqual(['two headings have the id "x"']);
  });

  it('do not get ids that the page uses, and cause a warning if they set one', async () => {
    expect(await getIds('## Main\n\n## Skip\n\n## Bar end')).toEqual(['main-1', 'skip-1', 'bar-end-1']);
    const { problems } = await renderPage('## Model {#main}');
    expect(problems.map(({ message }) => message)).toEqual(['the id "main" is reserved for the page']);
  });

  it('end with a labeled link to themselves', async () => {
    const { html } = await renderPage('### `id` and *name*');
    expect(html).toContain(
      '<a class="heading-anchor" aria-label="Direct link to id and name" data-anchor="" href="#id-and-name"></a></h3>',
    );
  });

  it('are listed with inline formatting, but without links and images', async () => {
    const { headings } = await toPageTree('## The `id` of [*a* page](/x/) ![pic](./x.png)');
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatchObject({ depth: 2, id: 'the-id-of-a-page-pic' });
    expect(JSON.stringify(headings[0]?.content)).not.toMatch(/"tagName":"(?:a|img)"|href/);
    expect(headings[0]?.content.map((node) => ('tagName' in node ? node.tagName : 'text'))).toEqual([
      'text',
      'code',
      'text',
      'em',
      'text',
      'text',
    ]);
  });

  it('are not listed if they are empty or of the first level, which causes a warning', async () => {
    const { headings, problems } = await toPageTree('# Title\n\n##\n\n## A');
    expect(headings.map(({ text }) => text)).toEqual(['A']);
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('in steps are listed like others', async () => {
    expect(await getIds(':::steps\n### One\n\n### Two\n:::')).toEqual(['one', 'two']);
  });
});

describe('sections', () => {
  it('contain the plain text below each heading', async () => {
    const { sections } = await toPageTree(
      'Lead.\n\n## A\n\n*One* `two`\n\n- three\n\n### B\n\n| x | y |\n|--|--|\n| 1 | 2 |',
    );
    expect(sections).toEqual([
      { id: '', title: '', depth: 1, text: 'Lead.' },
      { id: 'a', title: 'A', depth: 2, text: 'One two three' },
      { id: 'b', title: 'B', depth: 3, text: 'x y 1 2' },
    ]);
  });

  it('contain the text of directives and the text alternatives of diagrams, and separately the code', async () => {
    const source = ':::tip[Title]\nText\n:::\n\n```sh\nls\n```\n\n```dot alt="A leads to B"\ndigraph { a -> b }\n```';
    expect((await toPageTree(source)).sections[0]).toMatchObject({ text: 'Title Text A leads to B', code: 'ls' });
  });
});
