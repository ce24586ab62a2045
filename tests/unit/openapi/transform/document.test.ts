import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { toModel, toSchemas } from '../to-model';

describe('a document', () => {
  it('has the title, version, summary, description, contact, license, and terms of service of its info', () => {
    const spec = toModel(
      'info: { title: Pets, version: 1.0, summary: Short., description: Long., contact: { email: a@b.c }, license: { name: MIT }, termsOfService: "https://t" }',
    );
    expect(spec).toMatchObject({
      title: 'Pets',
      version: '1',
      summary: 'Short.',
      contact: { email: 'a@b.c' },
      license: { name: 'MIT' },
      termsOfService: 'https://t',
    });
    expect(spec.description?.source).toBe('Long.');
  });

  it.each([
    ['{ name: Apache 2.0, identifier: Apache-2.0 }', 'Apache 2.0 (Apache-2.0)'],
    ['{ name: MIT, identifier: MIT }', 'MIT'],
    ['{ identifier: MIT }', 'MIT'],
  ])('names the license %s', (license, name) => {
    expect(toModel(`info: { title: Pets, version: 1.0, license: ${license} }`).license).toEqual({ name });
  });

  it('has no contact if the object is empty', () => {
    expect(toModel('info: { title: Pets, version: 1.0, contact: {} }').contact).toBeUndefined();
  });

  it('lists component schemas in document order, with the operations and schemas that refer to each directly', () => {
    const spec = toModel(`
paths: { /a: { get: { operationId: x, summary: Get, responses: { "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } } } } } } }
components: { schemas: { Zoo: { type: object }, Pet: { type: object, properties: { owner: { $ref: "#/components/schemas/Owner" } } }, Owner: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: {} } }, Base: { type: object } } }`);
    expect(spec.componentIds.map((id) => spec.schemas[id]?.anchor)).toEqual([
      'schema.Zoo',
      'schema.Pet',
      'schema.Owner',
      'schema.Base',
    ]);
    expect(spec.uses).toEqual({
      '#/components/schemas/Pet': { places: [{ kind: 'operation', anchor: 'x.200', title: 'Get, response 200' }] },
      '#/components/schemas/Owner': { places: [{ kind: 'schema', anchor: 'schema.Pet.owner', title: 'Pet.owner' }] },
      '#/components/schemas/Base': { places: [{ kind: 'schema', anchor: 'schema.Owner', title: 'Owner' }] },
    });
  });

  it('lists the properties that use a schema, but neither inherited properties nor the schema itself', () => {
    const reference = (name: string) => `{ $ref: "#/components/schemas/${name}" }`;
    const { uses } = toModel(`
components: { schemas: {
  Base: { type: object, properties: { state: { description: Own words., $ref: "#/components/schemas/State" } } },
  Heir: { allOf: [${reference('Base')}], properties: { states: { type: array, items: { properties: { one: ${reference('State')} } } } } },
  State: { enum: [on, off] },
  Tree: { properties: { parent: ${reference('Tree')} } } } }`);
    const titles = Object.entries(uses).map(([id, { places }]) => [
      id.split('/').at(-1),
      places.map(({ title }) => title),
    ]);
    expect(Object.fromEntries(titles)).toEqual({ Base: ['Heir'], State: ['Base.state', 'Heir.states'] });
  });

  it('lists at most 100 places that use a schema, and sets isCut if there are more', () => {
    const paths = Array.from(
      { length: 101 },
      (_, at) =>
        `/a${at}: { get: { operationId: x${at}, responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } }`,
    );
    const schemas = 'components: { schemas: { Pet: { type: object } } }';
    const toUses = (count: number) =>
      Object.values(toModel(`paths: { ${paths.slice(0, count).join(', ')} }\n${schemas}`).uses)[0];
    expect(toUses(100)?.places).toHaveLength(100);
    expect(toUses(100)?.isCut).toBeUndefined();
    expect(toUses(101)?.places).toHaveLength(100);
    expect(toUses(101)?.isCut).toBe(true);
  });

  it('is converted to a model even if objects are missing or of the wrong type', () => {
    for (const part of [
      'paths: null',
      'paths: []',
      'paths: { /a: null, /b: { get: 5, put: { parameters: {}, responses: [], requestBody: 7, callbacks: x, security: {}, tags: t } } }',
      'components: { schemas: { A: 5, B: null, C: [], D: { properties: [], required: x, enum: {}, allOf: {}, oneOf: 5, type: 7, items: 3 } } }',
      'tags: [null, {}, 5]',
      'servers: 5',
    ]) {
      expect(toModel(part).title).toBe('Test');
    }
  });

  it('can be serialized as JSON with a property named `__proto__`', () => {
    const spec = toSchemas('A: { type: object, properties: { "__proto__": { $ref: "#/components/schemas/A" } } }');
    expect(JSON.parse(JSON.stringify(spec))).toEqual(JSON.parse(JSON.stringify(spec)));
    expect(JSON.stringify(spec)).toContain('__proto__');
  });
});

describe('the tags of a document', () => {
  const paths =
    'paths: { /a: { get: { operationId: a, tags: [Second], responses: {} }, put: { operationId: b, responses: {} }, post: { operationId: c, tags: [First, Late], responses: {} } } }';

  it('are listed as declared, then by first use, after the operations without a tag', () => {
    const spec = toModel(
      `tags: [{ name: First, x-displayName: Number one, description: One., externalDocs: { url: "https://e" } }, { name: Second }]\n${paths}`,
    );
    expect(spec.tags.map(({ name, title, anchor, operationIds }) => [name, title, anchor, operationIds])).toEqual([
      [undefined, '', 'tag.-', ['b']],
      ['First', 'Number one', 'tag.First', ['c']],
      ['Second', 'Second', 'tag.Second', ['a']],
      ['Late', 'Late', 'tag.Late', ['c']],
    ]);
    expect(spec.operations.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('are replaced by paths for many operations without a tag', () => {
    const toPath = (start: string, count: number) =>
      Array.from(
        { length: count },
        (_, at) => `  /v1/${start}/{id}/part${at}: { get: { operationId: ${start}${at}, responses: {} } }`,
      ).join('\n');
    const build = (count: number) =>
      toModel(
        `paths:\n${toPath('pets', count)}\n${toPath('shops', 3)}\n  /v1/{any}: { get: { operationId: any, responses: {} } }`,
      );
    expect(build(40).tags.map(({ title, anchor, operationIds }) => [title, anchor, operationIds.length])).toEqual([
      ['/v1/pets', 'tag.v1-pets', 40],
      ['/v1/shops', 'tag.v1-shops', 3],
      ['/v1', 'tag.v1', 1],
    ]);
    expect(build(20).tags.map(({ title, anchor }) => [title, anchor])).toEqual([['', 'tag.-']]);
  });

  it('are listed in the order of x-tagGroups, then as declared', () => {
    const spec = toModel(
      `tags: [{ name: First }, { name: Second }]\nx-tagGroups: [{ name: Group, tags: [Second, Missing] }]\n${paths}`,
    );
    expect(spec.tags.map(({ name, group }) => [name, group])).toEqual([
      [undefined, undefined],
      ['Second', 'Group'],
      ['First', undefined],
      ['Late', undefined],
    ]);
  });
});

describe('the tags of OpenAPI 3.2', () => {
  const spec = toModel(`
tags:
  - { name: dogs, summary: Dogs, parent: pets }
  - { name: shops }
  - { name: pets, summary: All pets }
  - { name: puppies, parent: dogs, kind: nav }
  - { name: beta, summary: Beta, kind: badge }
  - { name: partners, kind: audience }
  - { name: loop, parent: pool }
  - { name: pool, parent: loop }
  - { name: inside, parent: pool }
  - { name: marked, parent: beta }
  - { name: lost, parent: gone }
paths:
  /a: { get: { operationId: a, tags: [dogs, beta, partners], responses: {} } }
  /b: { get: { operationId: b, tags: [beta], responses: {} } }`);

  const getAncestors = ({ tags }: typeof spec) =>
    tags.flatMap(({ name, ancestors }) => (name === undefined ? [] : [[name, ...ancestors.map(({ title }) => title)]]));

  it('follow the tag that they are in, unless it does not exist, only marks operations, or is in a circle', () => {
    expect(getAncestors(spec)).toEqual([
      ['shops'],
      ['pets'],
      ['dogs', 'All pets'],
      ['puppies', 'All pets', 'Dogs'],
      ['loop'],
      ['pool'],
      ['inside'],
      ['marked'],
      ['lost'],
    ]);
    expect(spec.tags.find(({ name }) => name === 'puppies')?.ancestors).toEqual([
      { anchor: 'tag.pets', title: 'All pets' },
      { anchor: 'tag.dogs', title: 'Dogs' },
    ]);
  });

  it('are at most five levels deep, so that there is room for their titles', () => {
    const chain = Array.from({ length: 7 }, (_, at) => `{ name: t${at}${at === 0 ? '' : `, parent: t${at - 1}`} }`);
    expect(getAncestors(toModel(`tags: [${chain.join(', ')}]\npaths: {}`)).slice(-3)).toEqual([
      ['t4', 't0', 't1', 't2', 't3'],
      ['t5', 't0', 't1', 't2', 't3'],
      ['t6', 't0', 't1', 't2', 't3'],
    ]);
  });

  it('stay in the group in which x-tagGroups lists them', () => {
    const groups = '[{ name: Animals, tags: [dogs, pets] }, { name: Young, tags: [puppies] }]';
    const tags =
      '[{ name: pets }, { name: dogs, parent: pets }, { name: puppies, parent: dogs }, { name: old, parent: dogs }]';
    const grouped = toModel(`tags: ${tags}\nx-tagGroups: ${groups}\npaths: {}`);
    expect(getAncestors(grouped)).toEqual([['pets'], ['dogs', 'pets'], ['old', 'pets', 'dogs'], ['puppies']]);
    expect(grouped.tags.map(({ group }) => group)).toEqual(['Animals', 'Animals', undefined, 'Young']);
  });

  it('only mark operations if they are of another kind than `nav`', () => {
    expect(spec.operations.map(({ id, tags, marks }) => [id, tags, marks?.map(({ text }) => text)])).toEqual([
      ['b', [], ['Beta']],
      ['a', ['dogs'], ['Beta', 'partners']],
    ]);
  });
});

describe('a description', () => {
  /** Returns the URLs that a description links to. */
  function getLinks(description: string): unknown[] {
    const spec = toModel(
      `info: { title: T, version: "1", description: ${JSON.stringify(description)} }\npaths: { /a: { get: { operationId: x, tags: [T], responses: {} } } }`,
    );
    const links: unknown[] = [];
    if (spec.description)
      visit(
        spec.description.tree,
        'element',
        (node) => void (node.tagName === 'a' && links.push(node.properties['href'])),
      );
    return links;
  }

  it('links former hashes to the current anchors', () => {
    expect(getLinks('[a](#operation/x) [b](#tag/T/operation/x) [c](#x) [d](#tag/T)')).toEqual([
      '#x',
      '#x',
      '#x',
      '#tag.T',
    ]);
  });

  it('contains no javascript: link', () => {
    expect(getLinks('[bad](javascript:alert(1)) {braces} <Component /> <script>alert(1)</script>')).not.toContain(
      'javascript:alert(1)',
    );
  });
});
