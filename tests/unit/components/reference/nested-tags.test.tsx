import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getGroups } from '@/components/reference/groups';
import { PagesSidebar } from '@/components/reference/pages/pages-sidebar';
import { noCode, renderPage, toDocument, toModel } from './render';
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

/** Returns the tags and links of a sidebar as lines, each indented by the lists around it. */
function toOutline(html: string): string[] {
  const lines: string[] = [];
  let depth = -1;
  for (const [tag = '', title, label, text] of html.matchAll(
    /<ul[^>]*>|<\/ul>|<summary(?![^>]*aria-label)[^>]*>(.*?)<\/summary>|<summary[^>]*aria-label="(.*?)"|<a [^>]*>(.*?)<\/a>/g,
  )) {
    if (tag.startsWith('<ul')) depth++;
    else if (tag === '</ul>') depth--;
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
      renderToStaticMarkup(<PagesSidebar spec={spec} groups={getGroups(spec)} current={current} />);
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

  it('are in the section of the outer tag in print, so that only what follows them starts on a new sheet', () => {
    const html = renderToStaticMarkup(
      <PrintedReference spec={toModel(toNested())} code={noCode} showAssumed={false} head={null} />,
    );
    expect(html).toMatch(
      /id="tag\.pets".*id="tag\.dogs".*id="tag\.puppies".*<\/section><\/section><\/section>.*id="tag\.shops"/,
    );
  });
});
