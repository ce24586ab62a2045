import { describe, expect, it } from 'vitest';
import { toSpec } from '@/openapi/transform/spec';
import { getAlternatives, getProperty, getSchema, toSchemas } from '../to-model';

const pet = 'Pet: { type: object, description: A pet., properties: { name: { type: string } } }';

describe('a reference', () => {
  it('is the id of the referenced schema, not a copy', () => {
    const spec = toSchemas(
      `${pet}\nOwner: { type: object, properties: { first: { $ref: "#/components/schemas/Pet" }, second: { $ref: "#/components/schemas/Pet" } } }`,
    );
    expect(getSchema(spec, 'Owner', 'object').properties.map(({ schema }) => schema)).toEqual([
      '#/components/schemas/Pet',
      '#/components/schemas/Pet',
    ]);
    expect(Object.keys(spec.schemas)).toHaveLength(3);
  });

  it('applies the keywords next to it in OpenAPI 3.1', () => {
    const spec = toSchemas(
      `${pet}\nOwner: { type: object, properties: { pet: { $ref: "#/components/schemas/Pet", description: Own., deprecated: true } } }`,
    );
    const field = getProperty(spec, getSchema(spec, 'Owner', 'object'), 'pet');
    expect(field).toMatchObject({
      kind: 'object',
      label: 'Pet',
      marks: [{ kind: 'deprecated', text: 'deprecated' }],
      allOfBases: ['#/components/schemas/Pet'],
    });
    expect(field.description?.source).toBe('Own.');
  });

  it('ignores the keywords next to it in OpenAPI 3.0', () => {
    const spec = toSchemas(
      `${pet}\nOwner: { type: object, properties: { pet: { $ref: "#/components/schemas/Pet", description: Own. } } }`,
      '3.0.3',
    );
    expect(getSchema(spec, 'Owner', 'object').properties[0]?.schema).toBe('#/components/schemas/Pet');
  });

  it('can refer to a property of a schema', () => {
    const spec = toSchemas(
      `${pet}\nA: { type: object, properties: { n: { $ref: "#/components/schemas/Pet/properties/name" } } }`,
    );
    expect(getSchema(spec, 'A', 'object').properties[0]?.schema).toBe('#/components/schemas/Pet/properties/name');
  });

  it('resolves `$defs`, `$anchor`, and `$id`', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { d: { $ref: "#/components/schemas/A/$defs/x" }, a: { $ref: "#y" }, i: { $ref: "https://example.com/b" } }, $defs: { x: { type: integer }, y: { $anchor: y, type: boolean } } }\nB: { $id: "https://example.com/b", type: number }',
    );
    const node = getSchema(spec, 'A', 'object');
    expect(['d', 'a', 'i'].map((name) => getProperty(spec, node, name).label)).toEqual([
      'integer',
      'boolean',
      'number',
    ]);
  });

  it('has a note if it cannot be resolved', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { x: { $ref: "#/components/schemas/Missing" }, y: { $ref: "./other.yaml" } } }',
    );
    const node = getSchema(spec, 'A', 'object');
    expect(getProperty(spec, node, 'x').notes).toEqual([
      'The reference #/components/schemas/Missing cannot be resolved.',
    ]);
    expect(getProperty(spec, node, 'y').notes).toEqual(['The reference ./other.yaml cannot be resolved.']);
  });

  it('has a note if it is circular', () => {
    const spec = toSchemas('A: { $ref: "#/components/schemas/B" }\nB: { $ref: "#/components/schemas/A" }');
    expect(Object.values(spec.schemas).map(({ notes }) => notes)).toEqual([
      ['This schema refers only to itself.'],
      ['This schema refers only to itself.'],
    ]);
  });

  it.each([
    ['is only a reference', '{ $ref: "#/components/schemas/Pet" }'],
    ['has only a reference in allOf', '{ allOf: [{ $ref: "#/components/schemas/Pet" }] }'],
    ['refers to another one of the kind', '{ $ref: "#/components/schemas/Other" }'],
  ])('keeps the name of a component that %s, and says what it stands for', (_, alias) => {
    const spec = toSchemas(
      `${pet}\nOther: { $ref: "#/components/schemas/Pet" }\nAlias: ${alias}\nOwner: { type: object, properties: { one: { $ref: "#/components/schemas/Alias" }, all: { type: array, items: { $ref: "#/components/schemas/Alias" } }, said: { $ref: "#/components/schemas/Alias", description: Own. } } }`,
    );
    expect(spec.componentIds.map((id) => spec.schemas[id]?.name)).toEqual(['Pet', 'Other', 'Alias', 'Owner']);
    const target = alias.includes('Other') ? 'Other' : 'Pet';
    expect(getSchema(spec, 'Alias', 'object')).toMatchObject({
      anchor: 'schema.Alias',
      annotatedRef: `#/components/schemas/${target}`,
      properties: [{ name: 'name' }],
    });
    const owner = getSchema(spec, 'Owner', 'object');
    expect(getProperty(spec, owner, 'one').name).toBe('Alias');
    expect(getProperty(spec, owner, 'all').label).toBe('array of Alias');
    expect(getProperty(spec, owner, 'said').label).toBe('Alias');
  });

  it.each([
    ['an enumeration', '{ type: string, enum: [a] }', 'Alias: { $ref: "#/components/schemas/Target" }'],
    ['anything', '{}', 'Alias: { $ref: "#/components/schemas/Target" }'],
    ['a list', '{ type: array, items: {} }', 'Alias: { allOf: [{ $ref: "#/components/schemas/Target" }] }'],
  ])('says what a component stands for if that is %s', (_, target, alias) => {
    const spec = toSchemas(`Target: ${target}\n${alias}`);
    expect(spec.schemas['#/components/schemas/Alias']).toMatchObject({
      name: 'Alias',
      annotatedRef: '#/components/schemas/Target',
    });
  });

  it.each([
    ['a property of another one', '{ $ref: "#/components/schemas/Pet/properties/name" }', 'scalar', []],
    ['nothing that exists', '{ $ref: "#/components/schemas/Missing" }', 'any', [/cannot be resolved/]],
    ['a file', '{ $ref: "./pet.yaml" }', 'any', [/cannot be resolved/]],
  ])('keeps the name of a component that refers to %s', (_, alias, kind, notes) => {
    const spec = toSchemas(`${pet}\nAlias: ${alias}`);
    const [, id = ''] = spec.componentIds;
    expect(spec.schemas[id]).toMatchObject({ name: 'Alias', anchor: 'schema.Alias', kind });
    expect(spec.schemas[id]?.notes).toEqual(notes.map((note) => expect.stringMatching(note) as string));
  });

  it('selects the target of an alias by the mapping of a discriminator, and the other way around', () => {
    const spec = toSchemas(`A: { type: object, properties: { k: { type: string } } }
B: { type: object, properties: { k: { type: string } } }
OtherA: { $ref: "#/components/schemas/A" }
OtherB: { $ref: "#/components/schemas/B" }
All: { oneOf: [{ $ref: "#/components/schemas/OtherA" }, { $ref: "#/components/schemas/B" }], discriminator: { propertyName: k, mapping: { a: A, b: OtherB } } }`);
    const { variants } = getAlternatives(spec.schemas['#/components/schemas/All'] as never);
    expect(variants).toMatchObject([
      { title: 'OtherA', values: ['a'] },
      { title: 'B', values: ['b'] },
    ]);
  });

  it('distinguishes schemas that extend a base without adding to it', () => {
    const spec =
      toSchemas(`Base: { type: object, required: [k], properties: { k: { type: string } }, discriminator: { propertyName: k, mapping: { a: "#/components/schemas/A", b: "#/components/schemas/B" } } }
A: { allOf: [{ $ref: "#/components/schemas/Base" }] }
B: { allOf: [{ $ref: "#/components/schemas/Base" }] }`);
    expect(getAlternatives(getSchema(spec, 'Base', 'object')).variants).toMatchObject([
      { title: 'A', values: ['a'], schema: '#/components/schemas/A' },
      { title: 'B', values: ['b'], schema: '#/components/schemas/B' },
    ]);
    expect(getProperty(spec, getSchema(spec, 'A', 'object'), 'k').const).toBe('"a"');
  });
});

describe('a recursive schema', () => {
  it('has its own id in its items', () => {
    const spec = toSchemas(
      'Tree: { type: object, properties: { children: { type: array, items: { $ref: "#/components/schemas/Tree" } } } }',
    );
    const children = getProperty(spec, getSchema(spec, 'Tree', 'object'), 'children');
    expect(children).toMatchObject({ label: 'array of Tree', items: '#/components/schemas/Tree' });
  });

  it('reuses one node for a reference to itself with a description', () => {
    const spec = toSchemas(
      'Tree: { type: object, properties: { child: { $ref: "#/components/schemas/Tree", description: Below. } } }',
    );
    const child = getProperty(spec, getSchema(spec, 'Tree', 'object'), 'child');
    expect(getProperty(spec, child, 'child').id).toBe(child.id);
  });

  it('ends if it recurs through arrays, alternatives, or other schemas', () => {
    const spec = toSchemas(
      'A: { type: array, items: { $ref: "#/components/schemas/A" } }\nB: { oneOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/C" }] }\nC: { type: object, additionalProperties: { $ref: "#/components/schemas/B" } }',
    );
    expect(getSchema(spec, 'A', 'array').label).toBe('array of A');
    expect(Object.keys(spec.schemas)).toHaveLength(3);
  });

  it('can recur through 3,000 schemas', () => {
    const entries = Array.from({ length: 3000 }, (_, index) => {
      const next = { $ref: `#/components/schemas/S${(index + 1) % 3000}` };
      return [`S${index}`, { type: 'object', properties: { next } }];
    });
    const { spec } = toSpec({ openapi: '3.1.0', components: { schemas: Object.fromEntries(entries) } }, 'test');
    expect(Object.keys(spec.schemas)).toHaveLength(3000);
  });
});

describe('a dynamic reference', () => {
  const tree = `Tree: { $id: tree, $dynamicAnchor: node, type: object, properties: { children: { type: array, items: { $dynamicRef: "#node" } } } }`;

  it('resolves to the schema with its anchor', () => {
    const spec = toSchemas(tree);
    const children = getProperty(spec, getSchema(spec, 'Tree', 'object'), 'children');
    expect(children).toMatchObject({ label: 'array of Tree' });
  });

  it('resolves to the outermost schema that defines the anchor', () => {
    const spec = toSchemas(
      `${tree}\nStrict: { $id: strict, $dynamicAnchor: node, $ref: "#/components/schemas/Tree", unevaluatedProperties: false }`,
    );
    const children = getProperty(spec, getSchema(spec, 'Strict', 'object'), 'children');
    expect(children.label).toBe('array of Strict');
    expect(getProperty(spec, getSchema(spec, 'Tree', 'object'), 'children').label).toBe('array of Tree');
  });

  it.each(['constructor', '__proto__'])('may use the name %s', (name) => {
    const spec = toSchemas(tree.replaceAll('node', name));
    expect(getProperty(spec, getSchema(spec, 'Tree', 'object'), 'children').label).toBe('array of Tree');
    const lost = toSchemas(`Lost: { type: object, properties: { next: { $dynamicRef: "#${name}" } } }`);
    expect(getProperty(lost, getSchema(lost, 'Lost', 'object'), 'next').label).toBe('any');
  });

  it('sets the item type of a generic list', () => {
    const spec = toSchemas(`${pet}
List: { $id: list, type: object, properties: { items: { type: array, items: { $dynamicRef: "#item" } } }, $defs: { item: { $dynamicAnchor: item } } }
Pets: { $id: pets, $ref: "#/components/schemas/List", $defs: { item: { $dynamicAnchor: item, $ref: "#/components/schemas/Pet" } } }`);
    expect(getProperty(spec, getSchema(spec, 'Pets', 'object'), 'items').label).toBe('array of Pet');
    expect(getProperty(spec, getSchema(spec, 'List', 'object'), 'items').label).toMatch(/array of (any|untyped)/);
  });

  it('allows no value if nothing is bound to a placeholder that negates any value', () => {
    const spec =
      toSchemas(`Pet: { type: object, required: [name], properties: { name: { type: string, examples: [Rex] } } }
List: { $id: list, type: object, properties: { items: { type: array, items: { $dynamicRef: "#item" } } }, $defs: { item: { $dynamicAnchor: item, not: {} } } }
Pets: { $id: pets, $ref: list, $defs: { item: { $dynamicAnchor: item, $ref: "#/components/schemas/Pet" } } }
None: { not: true }`);
    const toExample = (name: string) =>
      spec.schemas[`#/components/schemas/${name}`]?.example?.source.replace(/\s/g, '');
    expect(getProperty(spec, getSchema(spec, 'List', 'object'), 'items').label).toBe('array of never');
    expect(getProperty(spec, getSchema(spec, 'Pets', 'object'), 'items').label).toBe('array of Pet');
    expect(toExample('Pets')).toBe('{"items":[{"name":"Rex"}]}');
    expect(toExample('List')).toBe('{"items":[]}');
    expect(spec.schemas['#/components/schemas/None']).toMatchObject({ kind: 'never', applicators: [] });
    expect(toExample('None')).toBeUndefined();
  });
});
