import { describe, expect, it } from 'vitest';
import { toAnchorIndex, toResolver } from '@/components/reference/anchor-index-and-links';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toSpec } from '@/openapi/transform/spec';

interface Options {
  tags?: string[];
  /** The number of operations per tag. */
  count?: number;
  limits?: object;
  schemas?: string[];
  /** The description of each operation. */
  description?: string;
}

const responses = { 200: { description: 'x' } };

function toPages({ tags = ['Cats', 'Dogs'], count = 3, limits, schemas = ['Pet'], description }: Options): Spec {
  const paths = tags.flatMap((tag, at) =>
    Array.from({ length: count }, (_, index): [string, object] => [
      `/${at}/${index}`,
      { get: { operationId: `get${at}-${index}`, tags: tag === '' ? [] : [tag], description, responses } },
    ]),
  );
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    ...(limits && { 'x-pages': limits }),
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas.map((name) => [name, { type: 'object' }])) },
  };
  return toSpec(document, 'pets').spec;
}

const getPaths = (spec: Spec, kind: SpecPage['kind']) =>
  spec.pages.filter((page) => page.kind === kind).map(({ path }) => path);

describe('a spec', () => {
  it('with up to 60 operations is on one page, with more on several pages', () => {
    const whole = toPages({ count: 30 });
    expect(whole.pages).toEqual([]);
    expect(new Set(whole.operations.map(({ page }) => page))).toEqual(new Set(['/api/pets/']));
    expect(getPaths(toPages({ count: 31 }), 'tag')).toEqual(['/api/pets/tag/cats/', '/api/pets/tag/dogs/']);
  });

  it('with few operations and a large model is on several pages, unless it sets its own limit', () => {
    const description = 'Words. '.repeat(15_000);
    expect(getPaths(toPages({ count: 2, description }), 'tag')).toHaveLength(2);
    expect(toPages({ count: 1, description }).pages).toEqual([]);
    expect(toPages({ count: 2, description, limits: { operations: 60 } }).pages).toEqual([]);
  });

  it('can set its own limits in x-pages', () => {
    const spec = toPages({ limits: { operations: 5, tag: 3 } });
    expect(getPaths(spec, 'tag')).toHaveLength(2);
    expect(getPaths(spec, 'operation')).toEqual([]);
    expect(toPages({ limits: { operations: 6 } }).pages).toEqual([]);
    expect(getPaths(toPages({ limits: { operations: 5, tag: 2 } }), 'operation')).toHaveLength(6);
  });

  it('keeps the ids of its operations, and assigns each operation and tag to an existing page', () => {
    const spec = toPages({ limits: { operations: 1, tag: 2 } });
    expect(spec.operations.map(({ id, page }) => [id, page])[0]).toEqual(['get0-0', '/api/pets/operation/get0-0/']);
    const pages = new Set(['/api/pets/', ...spec.pages.map(({ path }) => path)]);
    for (const { page } of [...spec.operations, ...spec.tags]) expect(pages).toContain(page);
  });

  it('puts the few operations of a tag on separate pages if their descriptions are long', () => {
    const spec = toPages({ count: 2, limits: { operations: 1 }, description: 'Words. '.repeat(20_000) });
    expect(getPaths(spec, 'operation')).toHaveLength(4);
  });

  it('splits lists of more than 500 operations or schemas into several pages', () => {
    const schemas = Array.from({ length: 501 }, (_, index) => `S${index}`);
    const spec = toPages({ tags: ['Cats'], count: 1001, schemas });
    expect(getPaths(spec, 'tag')).toEqual(['/api/pets/tag/cats/', '/api/pets/tag/cats/2/', '/api/pets/tag/cats/3/']);
    expect(getPaths(spec, 'schemas')).toEqual(['/api/pets/schema/', '/api/pets/schemas/2/']);
  });

  it.each([
    ['tags that differ only in case', { tags: ['Pets', 'pets'] }],
    ['a tag with the name of the group for operations without a tag', { tags: ['', 'operations'] }],
    ['tags of one slug, and of 5,000 letters', { tags: ['a b', 'a/b', 'x'.repeat(5000), `${'x'.repeat(5000)}y`] }],
    ['schemas that differ only in case', { schemas: ['Pet', 'pet', 'PET', 'con', 'a.b', 'a-b', '2'] }],
    [
      'names of inherited object members',
      { tags: ['__proto__', 'constructor'], schemas: ['__proto__', 'constructor'] },
    ],
  ])('has unique page paths that do not depend on the order for %s', (_, options: Options) => {
    const spec = toPages({ ...options, limits: { operations: 1, tag: 1 } });
    const paths = spec.pages.map(({ path }) => path);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/api\/pets(?:\/[\w-]{1,100}){1,3}\/$/);
    const reversed = { tags: options.tags?.toReversed(), schemas: options.schemas?.toReversed() };
    const other = toPages({ ...reversed, limits: { operations: 1, tag: 1 } });
    const getTagPages = ({ tags }: Spec) => Object.fromEntries(tags.map(({ title, page }) => [`${title} `, page]));
    expect(getTagPages(other)).toEqual(getTagPages(spec));
    expect(getPaths(other, 'schema').sort()).toEqual(getPaths(spec, 'schema').sort());
  });

  it('has a page for webhooks in addition to the page of a tag named "webhooks"', () => {
    const { spec } = toSpec(
      {
        openapi: '3.1.0',
        info: { title: 'x', version: '1' },
        'x-pages': { operations: 0 },
        webhooks: { born: { post: { responses } } },
        paths: { '/webhooks': { get: { tags: ['webhooks'], responses } } },
      },
      'pets',
    );
    const paths = getPaths(spec, 'tag');
    expect(new Set(paths).size).toBe(2);
    expect(spec.operations.map(({ page }) => page)).toEqual(paths);
  });
});

describe('an anchor of a spec with several pages', () => {
  const spec = toPages({ limits: { operations: 1, tag: 2 }, schemas: ['Pet', 'a.b', 'a-b'] });

  it('is linked by the path of its page, or by a hash on the same page', () => {
    const toHref = toResolver(spec, '/api/pets/operation/get0-0/');
    expect(toHref('get0-0.200.id')).toBe('#get0-0.200.id');
    expect(toHref('get1-2.200')).toBe('/api/pets/operation/get1-2/#get1-2.200');
    expect(toHref('tag.Cats')).toBe('/api/pets/tag/cats/');
    expect(toHref('schema.Pet.name')).toBe('/api/pets/schema/Pet/#schema.Pet.name');
    expect(toHref('security.token')).toBe('/api/pets/#security.token');
  });

  it('is in the anchor index with its page and former hashes', () => {
    const { pages, anchors } = toAnchorIndex(spec);
    const find = (name: string) => pages[anchors.find((names) => names.includes(name, 1))?.[0] ?? -1];
    expect(find('get1-2')).toBe('/api/pets/operation/get1-2/');
    expect(find('tag/Dogs/operation/get1-2')).toBe('/api/pets/operation/get1-2/');
    expect(find('tag/Dogs')).toBe('/api/pets/tag/dogs/');
    expect(find('schema.Pet')).toBe('/api/pets/schema/Pet/');
  });

  it('is linked by the path of its page in a description, also by a former hash', () => {
    const described = toPages({
      limits: { operations: 1 },
      description: '[Dog](#operation/get1-0) [Pet](#schema.Pet)',
    });
    const tree = JSON.stringify(described.operations[0]?.description?.tree);
    expect(tree).toContain('"/api/pets/tag/dogs/#get1-0"');
    expect(tree).toContain('"/api/pets/schema/Pet/#schema.Pet"');
  });
});
