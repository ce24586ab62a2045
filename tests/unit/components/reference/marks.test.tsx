import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { LargeSpecSidebar } from '@/components/reference/pages/large-spec-frame-and-sidebar';
import { toSidebarChunks } from '@/components/reference/build-large-spec-sidebar-data';
import { renderPage, toDocument, toModel } from './render';

const responses = { 200: { description: 'OK' } };
const marks = {
  'x-badges': [
    { name: '<b>New</b>', position: 'before', color: 'green' },
    { name: 'Sold', color: 'url(x)' },
  ],
  'x-deprecated-since': '2.0',
  'x-sunset': '2031-05-01',
  'x-stability': 'beta',
  'x-since': '1.2',
};
const texts = ['<b>New</b>', 'deprecated since 2.0', 'available until 2031-05-01', 'beta', 'since 1.2', 'Sold'];
const document = toDocument({
  tags: [{ name: 'pets', ...marks }],
  paths: {
    '/pets': {
      post: {
        operationId: 'addPet',
        tags: ['pets'],
        ...marks,
        'x-replaced-by': 'addAnimal',
        parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' }, ...marks }],
        requestBody: { content: { 'application/json': { schema: { type: 'string', ...marks } } } },
        responses,
      },
    },
    '/animals': { post: { operationId: 'addAnimal', summary: 'Add an animal', tags: ['pets'], responses } },
  },
  schemas: {
    Pet: {
      type: 'object',
      ...marks,
      properties: {
        name: { type: 'string', ...marks },
        sizes: { type: 'array', items: { type: 'string', deprecated: true } },
        sort: { oneOf: [{ const: 'cat', ...marks }, { const: 'dog' }] },
        owner: { oneOf: [{ title: 'Person', type: 'object', ...marks }, { type: 'string' }] },
      },
    },
  },
});

/** Returns the texts of the elements that show marks below an anchor, in the order of their classes. */
function getMarks(anchor: string): string[] {
  const page = renderPage(document);
  const found = ['deprecated', 'operation-mark'].flatMap((name) => page.getTexts(anchor, name));
  return [...new Set(found)].sort();
}

describe('the marks of an item', () => {
  it.each(['tag.pets', 'addPet.query.dry', 'addPet.body', 'schema.Pet', 'schema.Pet.name', 'schema.Pet.owner:Person'])(
    'are words in the head of %s',
    (anchor) => {
      expect(getMarks(anchor)).toEqual(expect.arrayContaining([...texts].sort()));
    },
  );

  it('are in the same order in the head of an operation, and name the operation to use instead as a link', () => {
    const page = renderPage(document);
    const head = page.getText('addPet').slice(0, 200);
    expect(head).toContain(
      'addPet<b>New</b>deprecated since 2.0available until 2031-05-01replaced by Add an animalbetasince 1.2SoldPOST/pets',
    );
    expect(page.getHrefs('addPet')).toContain('#addAnimal');
  });

  it('are after a value, and in the phrases of items', () => {
    const page = renderPage(document);
    expect(page.getText('schema.Pet.sort')).toContain('beta');
    expect(page.getTexts('schema.Pet.sizes', 'constraint')).toEqual(['Items: deprecated']);
  });

  it('are words without markup, whose color is one of a few class names', () => {
    const { html } = renderPage(document);
    expect(html).toContain('<span class="operation-mark text-success wrap-anywhere">&lt;b&gt;New&lt;/b&gt;</span>');
    expect(html).toContain('<span class="operation-mark wrap-anywhere">Sold</span>');
    expect(html).not.toContain('url(x)');
    expect(html).not.toContain('style=');
  });
});

describe('the marks of an operation in the sidebar', () => {
  it('follow its title, which is struck through if the operation is deprecated', () => {
    const page = renderPage(document);
    expect(page.getText('operations')).toContain(
      'POSTaddPet <b>New</b>, deprecated since 2.0, available until 2031-05-01, replaced by Add an animal, beta, since 1.2, Sold',
    );
    expect(page.html).toContain('<s>addPet</s>');
    expect(page.html).not.toContain('<s>Add an animal');
  });

  it('are in the list of all operations of a large spec', () => {
    const spec = toModel({ ...document, 'x-pages': { operations: 1, tag: 1, links: 1 } });
    const [chunk] = toSidebarChunks(spec);
    expect(chunk?.links.map(([, title, , , own]) => [title, own?.map(({ text }) => text)])).toEqual([
      ['addPet', ['<b>New</b>', ...texts.slice(1, 3), 'replaced by Add an animal', ...texts.slice(3)]],
      ['Add an animal', undefined],
    ]);
    const current = { page: '/api/pets/tag/pets/', tag: 'tag.pets' };
    const html = renderToStaticMarkup(<LargeSpecSidebar spec={spec} current={current} />);
    expect(html).toContain('<span class="deprecated">, deprecated since 2.0</span>');
  });
});

describe('the marks of a tag in the sidebar', () => {
  const pets = { name: 'pets', ...marks };

  it('follow its title, whether this is a summary or a link', () => {
    expect(renderPage(document).getText('operations')).toContain(
      'pets <b>New</b>, deprecated since 2.0, available until 2031-05-01, beta, since 1.2, Sold',
    );
    const tags = [pets, { name: 'inner', parent: 'pets', summary: 'Inner' }];
    const paths = { '/inner': { get: { operationId: 'getInner', tags: ['inner'], responses } } };
    const page = renderPage({ ...document, tags, paths });
    expect(page.html).toMatch(/<a href="#tag\.pets"[^>]*><span><s>pets<\/s>/);
  });

  it('are next to the link to its page, whose button keeps the title as its name', () => {
    const spec = toModel({ ...document, 'x-pages': { operations: 1, tag: 1, links: 1 } });
    const html = renderToStaticMarkup(<LargeSpecSidebar spec={spec} current={{ page: '/api/pets/' }} />);
    expect(html).toContain('<li data-chunk="pets"><a href="/api/pets/tag/pets/"><span><s>pets</s>');
    expect(html).toContain('<span class="deprecated">, deprecated since 2.0</span>');
  });
});
