import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OverviewPage } from '@/components/reference/pages/overview-page';
import { LargeSpecSidebar } from '@/components/reference/pages/large-spec-frame-and-sidebar';
import { TagPage } from '@/components/reference/pages/tag-page';
import { noCode, renderPage, toDocument, toModel } from './render';
import { toSidebarChunks } from '@/components/reference/build-large-spec-sidebar-data';
import { PrintedReference } from '@/components/reference/print/printed-reference';

const get = (operationId: string, tags: string[]) => ({
  get: { operationId, tags, responses: { 200: { description: 'OK' } } },
});

/** A document with three levels of tags, the outermost of which has no operations. */
const toNested = (rest: object = {}) =>
  toDocument({
    openapi: '3.2.0',
    tags: [
      { name: 'pets', summary: 'All pets', description: 'Animals at home.' },
      { name: 'dogs', summary: 'Dogs', parent: 'pets' },
      { name: 'puppies', summary: 'Puppies', parent: 'dogs' },
      { name: 'shops', summary: 'Shops' },
    ],
    paths: {
      '/dogs': get('listDogs', ['dogs']),
      '/puppies': get('listPuppies', ['puppies']),
      '/shops': get('listShops', ['shops']),
    },
    ...rest,
  });

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function toAncestors({ parent }: Element): Element[] {
  return parent && 'attribs' in parent ? [parent, ...toAncestors(parent)] : [];
}

/** Returns the tags and links of a list as lines, each indented by the lists around it. */
function toOutline(html: string): string[] {
  const lines: string[] = [];
  let depth = -1;
  for (const [tag = '', title, label, text] of html.matchAll(
    /<[uo]l[^>]*>|<\/[uo]l>|<summary(?![^>]*aria-label)[^>]*>(.*?)<\/summary>|<summary[^>]*aria-label="(.*?)"|<a [^>]*>(.*?)<\/a>/g,
  )) {
    if (/^<[uo]l/.test(tag)) depth++;
    else if (tag.startsWith('</')) depth--;
    else lines.push('  '.repeat(depth) + (title ?? (label === undefined ? undefined : `[${label}]`) ?? text));
  }
  return lines.map((line) => line.replace(/<wbr\/>/g, '').replace(/<[^>]+>/g, ''));
}

describe('the sidebar of a spec with tags in other tags', () => {
  it('has a disclosure in that of the outer tag, after its operations, or next to its link if it has none', () => {
    const page = renderPage(toNested());
    expect(toOutline(page.html.slice(0, page.html.indexOf('<main')))).toEqual([
      'All pets',
      '[Tags in All pets]',
      '  Dogs',
      '    GETlistDogs',
      '    Puppies',
      '      GETlistPuppies',
      'Shops',
      '  GETlistShops',
    ]);
    expect(page.getSummaries('operations')).toEqual(['+ ', '+ Dogs', '+ Puppies', '+ Shops']);
  });

  it('has a link for each tag of a large spec, and opens the tags around the current one', () => {
    const spec = toModel(toNested({ 'x-pages': { operations: 1, tag: 1, links: 2 } }));
    const render = (current: { page: string; tag?: string }) =>
      renderToStaticMarkup(<LargeSpecSidebar spec={spec} current={current} />);
    expect(toOutline(render({ page: '/api/pets/tag/puppies/', tag: 'tag.puppies' }))).toEqual([
      'All pets',
      '[Tags in All pets]',
      '  Dogs',
      '  [Tags in Dogs]',
      '    1 operation',
      '    Puppies',
      '      GETlistPuppies',
      'Shops',
    ]);
    expect(render({ page: '/api/pets/tag/puppies/', tag: 'tag.puppies' }).match(/<details open/g)).toHaveLength(2);
    expect(render({ page: '/api/pets/tag/shops/', tag: 'tag.shops' })).not.toContain('<details open');
  });
});

it('the filter of a large spec also reads the titles of the tags around that of an operation', () => {
  const chunks = toSidebarChunks(toModel(toNested({ 'x-pages': { operations: 1, tag: 1 } })));
  expect(chunks.map(({ title, links }) => [title, ...links.map(([, name]) => name)])).toEqual([
    ['All pets'],
    ['All pets › Dogs', 'listDogs'],
    ['All pets › Dogs › Puppies', 'listPuppies'],
    ['Shops', 'listShops'],
  ]);
});

describe('the sections of tags in other tags', () => {
  it('are in the section of the outer tag, with headings of a lower level', () => {
    const page = renderPage(toNested());
    expect(page.getText('tag.pets')).toMatch(/^All petsAnimals at home\.Dogs.*listPuppies/);
    expect(page.getText('tag.dogs')).toMatch(/^Dogs.*Puppies/);
    expect(page.getText('tag.shops')).not.toContain('Dogs');
    const levels = [...page.html.matchAll(/<(h\d)[^>]*?(?:aria-level="(\d)")?>([^<]+)<\//g)];
    expect(levels.map(([, element, level, text]) => `${element} ${level ?? ''} ${text}`.replace('  ', ' '))).toEqual([
      'h2 All pets',
      'h2 3 Dogs',
      'h3 4 listDogs',
      'h4 5 Responses',
      'h2 4 Puppies',
      'h3 5 listPuppies',
      'h4 6 Responses',
      'h2 Shops',
      'h3 listShops',
      'h4 Responses',
    ]);
  });

  it('are in the section of the outer tag in print', () => {
    const html = renderToStaticMarkup(
      <PrintedReference spec={toModel(toNested())} code={noCode} showAssumed={false} head={null} />,
    );
    expect(html).toMatch(
      /id="tag\.pets".*id="tag\.dogs".*id="tag\.puppies".*<\/section><\/section><\/section>.*id="tag\.shops"/,
    );
  });
});

describe('the lists of tags in other tags', () => {
  const spec = toModel(toNested({ 'x-pages': { operations: 1, tag: 1 } }));
  const shared = { spec, showAssumed: false, breadcrumbs: null };
  const outline = ['All pets', '  Dogs', '    Puppies', 'Shops'];
  const toMain = (html: string) => html.slice(html.indexOf('<main'));

  it('are in the item of the outer tag in the contents of the page and of its document for print', () => {
    const lists = [
      renderPage(toNested()).html,
      renderToStaticMarkup(
        <PrintedReference spec={toModel(toNested())} code={noCode} showAssumed={false} head={null} />,
      ),
    ].map((html) => toMain(html).match(/<nav[^>]*aria-label="Contents".*?<\/nav>/s)?.[0] ?? '');
    for (const list of lists) expect(toOutline(list).map((line) => line.replace(/1 operation$/, ''))).toEqual(outline);
  });

  it('are in the row of the outer tag on the overview of a large spec, and on the page of the outer tag', () => {
    const toRows = (html: string) =>
      DomUtils.getElementsByClassName('property', parseDocument(html)).map((row) => {
        const depth = toAncestors(row).filter(({ attribs }) => attribs.class === 'property').length;
        return '  '.repeat(depth) + DomUtils.textContent(DomUtils.getElementsByTagName('a', row)[0] ?? []);
      });
    const overview = renderToStaticMarkup(<OverviewPage {...shared} />);
    expect(toRows(overview)).toEqual(outline);
    const [page] = spec.pages;
    if (page?.kind !== 'tag') throw new Error('no page of a tag');
    const html = renderToStaticMarkup(<TagPage {...shared} page={page} code={noCode} />);
    expect(html).toContain('aria-label="Tags in All pets"');
    expect(toRows(html)).toEqual(['Dogs', '  Puppies']);
  });
});
