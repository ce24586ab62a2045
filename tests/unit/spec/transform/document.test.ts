import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { toModel, toSchemas } from '../to-model';

describe('a document', () => {
  it('says who is behind it', () => {
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

  it('lists component schemas in its order, with the operations and schemas that refer to each directly', () => {
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
      '#/components/schemas/Pet': { places: [{ anchor: 'x.200', title: 'Get, response 200' }] },
      '#/components/schemas/Owner': { places: [{ anchor: 'schema.Pet.owner', title: 'Pet.owner' }] },
      '#/components/schemas/Base': { places: [{ anchor: 'schema.Owner', title: 'Owner' }] },
    });
  });

  it('names the properties that use a schema, however they do, and neither heirs nor the schema itself', () => {
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

  it('lists the nearest places of a schema that everything reaches, and says that there are more', () => {
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

  it('stays readable when parts are missing or of the wrong kind', () => {
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

  it('can travel as JSON', () => {
    const spec = toSchemas('A: { type: object, properties: { "__proto__": { $ref: "#/components/schemas/A" } } }');
    expect(JSON.parse(JSON.stringify(spec))).toEqual(JSON.parse(JSON.stringify(spec)));
    expect(JSON.stringify(spec)).toContain('__proto__');
  });
});

describe('the tags of a document', () => {
  const paths =
    'paths: { /a: { get: { operationId: a, tags: [Second], responses: {} }, put: { operationId: b, responses: {} }, post: { operationId: c, tags: [First, Late], responses: {} } } }';

  it('stand as declared, then by first use; operations without one come first', () => {
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

  it('follow their groups', () => {
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

describe('a description', () => {
  /** Gets the addresses that a description links to. */
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

  it('leads former hashes to today’s anchors', () => {
    expect(getLinks('[a](#operation/x) [b](#tag/T/operation/x) [c](#x) [d](#tag/T)')).toEqual([
      '#x',
      '#x',
      '#x',
      '#tag.T',
    ]);
  });

  it('is never code', () => {
    expect(getLinks('[bad](javascript:alert(1)) {braces} <Component /> <script>alert(1)</script>')).not.toContain(
      'javascript:alert(1)',
    );
  });
});
