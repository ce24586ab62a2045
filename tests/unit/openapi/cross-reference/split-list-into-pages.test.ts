import { describe, expect, it } from 'vitest';
import { walkElements } from '@/markdown/hast-elements';
import { toCode, toLink, toTree } from '@/markdown/build-hast-for-generated-pages';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toBlock, toHeaded, toTables } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

const head = { path: '/reference/errors/', title: 'Errors', description: 'All.' };

describe('toPages', () => {
  it('writes a short list as one page with a heading for each section', () => {
    const sections = [{ id: 'pets', title: 'Pets', blocks: [toBlock('A'), toBlock('B')] }];
    const [page, ...others] = toPages({ ...head, intro: ['Intro.'], sections });
    expect(others).toEqual([]);
    expect(page).toMatchObject({ ...head, anchors: [{ id: 'pets' }] });
    expect(toMarkdownWithIds(page?.write())).toBe('Intro.\n\n## Pets {#pets}\n\nA\n\nB');
  });

  it('writes a new tree each time, which its reader may change', () => {
    const sections = [{ id: 'pets', title: 'Pets', blocks: [toBlock(toCode('a'))] }];
    const [page] = toPages({ ...head, intro: [toLink('Intro', '/')], sections });
    const tree = page?.write();
    walkElements(tree ?? toTree([]), ({ tagName, children }) => tagName !== 'p' && children.splice(0));
    expect(toMarkdownWithIds(page?.write())).toBe('[Intro](/)\n\n## Pets {#pets}\n\n`a`');
  });

  it('writes a long list as pages of sections, and splits a long section between its blocks', () => {
    const block = toHeaded({ id: 'cats', title: 'Cats' }, 'x'.repeat(70_000));
    const sections = [
      { id: 'pets', title: 'Pets', blocks: [block, { ...block, anchors: [{ id: 'dogs' }] }] },
      { id: 'shops', title: 'Shops', blocks: [toBlock('A')] },
    ];
    const [first, ...parts] = toPages({ ...head, intro: [toLink('dogs', '', 'dogs')], sections });
    const text = toMarkdownWithIds(first?.write());
    // A link of the introduction leads to the page that has the row.
    expect(text).toContain('[dogs](/reference/errors/pets-2/#dogs)');
    expect(parts.map(({ path, title, list }) => [path, title, list])).toEqual([
      ['/reference/errors/pets/', 'Errors: Pets (1 of 2)', head.path],
      ['/reference/errors/pets-2/', 'Errors: Pets (2 of 2)', head.path],
      ['/reference/errors/shops/', 'Errors: Shops', head.path],
    ]);
    expect(parts.map(({ anchors }) => anchors)).toEqual([[{ id: 'cats' }], [{ id: 'dogs' }], []]);
    for (const { title, path } of parts) expect(text).toContain(`[${title}](${path})`);
  });
});

it('toTables repeats the head for every 200 rows', () => {
  const tables = toTables(
    ['Name'],
    Array.from({ length: 201 }, (_, index) => ({ cells: [`n${index}`] })),
  );
  expect(tables.length).toBe(2);
  expect(toMarkdownWithIds(tables[1]?.elements)).toBe('| Name |\n|---|\n| n200 |');
});

it('toTables begins a new table before one is too long for the end of a page', () => {
  const rows = Array.from({ length: 4 }, () => ({ cells: ['x'.repeat(12_000)] }));
  const tables = toTables(['Name'], rows).map(({ elements }) => toMarkdownWithIds(elements));
  expect(tables.map((table) => table.split('\n').length - 2)).toEqual([2, 2]);
});

it('toTables gives a row its anchor, and links the row after the name', () => {
  const rows = [
    { cells: [toCode('id'), 'A name'], anchor: { id: 'name-id', name: 'id' } },
    { cells: [toCode('id'), 'Another'] },
  ];
  const [table] = toTables(['Name', 'Meaning'], rows);
  expect(table?.anchors).toEqual([{ id: 'name-id', name: 'id' }]);
  expect(toMarkdownWithIds(table?.elements)).toBe(
    '| Name | Meaning |\n|---|---|\n| `id` {#name-id} | A name |\n| `id` | Another |',
  );
  expect(JSON.stringify(table?.elements)).toContain('"href":"#name-id","ariaLabel":"Direct link to id"');
});
