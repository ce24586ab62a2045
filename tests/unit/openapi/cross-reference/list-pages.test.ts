import { describe, expect, it } from 'vitest';
import { toBlock, toHeaded, toPages, toTables } from '@/openapi/cross-reference/list-pages';

const head = { path: '/reference/errors/', title: 'Errors', description: 'All.' };

describe('toPages', () => {
  it('writes a short list as one page with a heading for each section', () => {
    const pages = toPages({
      ...head,
      intro: 'Intro.',
      sections: [{ id: 'pets', title: 'Pets', blocks: [toBlock('A'), toBlock('B')] }],
    });
    const markdown = 'Intro.\n\n## Pets {#pets}\n\nA\n\nB';
    expect(pages).toEqual([{ ...head, markdown, anchors: [{ id: 'pets' }] }]);
  });

  it('writes a long list as pages of sections, and splits a long section between its blocks', () => {
    const block = toHeaded({ id: 'cats', title: 'Cats' }, 'x'.repeat(70_000));
    const sections = [
      { id: 'pets', title: 'Pets', blocks: [block, { ...block, anchors: [{ id: 'dogs' }] }] },
      { id: 'shops', title: 'Shops', blocks: [toBlock('A')] },
    ];
    const [first, ...parts] = toPages({ ...head, intro: 'Intro, [dogs](#dogs).', sections });
    // A link of the introduction leads to the page that has the row.
    expect(first?.markdown).toContain('[dogs](/reference/errors/pets-2/#dogs)');
    expect(parts.map(({ path, title, list }) => [path, title, list])).toEqual([
      ['/reference/errors/pets/', 'Errors: Pets (1 of 2)', head.path],
      ['/reference/errors/pets-2/', 'Errors: Pets (2 of 2)', head.path],
      ['/reference/errors/shops/', 'Errors: Shops', head.path],
    ]);
    expect(parts.map(({ anchors }) => anchors)).toEqual([[{ id: 'cats' }], [{ id: 'dogs' }], []]);
    for (const { title, path } of parts) expect(first?.markdown).toContain(`[${title}](${path})`);
  });
});

it('toTables repeats the head for every 200 rows', () => {
  const tables = toTables(
    ['Name'],
    Array.from({ length: 201 }, (_, index) => ({ cells: [`n${index}`] })),
  );
  expect(tables.length).toBe(2);
  expect(tables[1]?.markdown).toBe('| Name |\n|---|\n| n200 |');
});

it('toTables begins a new table before one is too long for the end of a page', () => {
  const rows = Array.from({ length: 4 }, () => ({ cells: ['x'.repeat(12_000)] }));
  expect(toTables(['Name'], rows).map(({ markdown }) => markdown.split('\n').length - 2)).toEqual([2, 2]);
});

it('toTables ends the first cell of a row with its anchor', () => {
  const rows = [{ cells: ['`id`', 'A name'], anchor: { id: 'name-id', name: 'id' } }, { cells: ['`id`', 'Another'] }];
  expect(toTables(['Name', 'Meaning'], rows)).toEqual([
    {
      markdown: '| Name | Meaning |\n|---|---|\n| `id` {#name-id} | A name |\n| `id` | Another |',
      anchors: [{ id: 'name-id', name: 'id' }],
    },
  ]);
});
