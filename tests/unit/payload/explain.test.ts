import { describe, expect, it } from 'vitest';
import * as messages from '@/messages';
import { explain } from '@/payload/explain';
import type { ServiceSchemas } from '@/payload/schema-and-explanation-types';
import { getProcessorTime } from '../processor-time';

const pets: ServiceSchemas = {
  title: 'Pets',
  draft: '2020-12',
  schemas: {
    Pet: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 5, description: 'What it is called.' },
        kind: { $ref: '#/components/schemas/Kind' },
        friends: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
      },
    },
    Kind: { type: 'string', enum: ['cat', 'dog'], description: 'What it is.' },
    Shop: { type: 'object', properties: { name: { type: 'string' }, street: { type: 'string' } } },
  },
  candidates: ['Pet', 'Kind', 'Shop'].map((title) => ({
    title,
    href: `/api/pets/#schema.${title}`,
    anchor: `/api/pets/#schema.${title}`,
    schema: { $ref: `#/components/schemas/${title}` },
  })),
};

const explainPets = (text: string) => {
  const result = explain(text, [pets]);
  if (result.kind !== 'fits') throw new Error(JSON.stringify(result));
  return result.fits;
};

describe('explain', () => {
  it('finds the schema that fits best, and links its properties in the order of the payload', () => {
    const [fit] = explainPets('{\n  "kind": "cat",\n  "name": "Ada"\n}');
    expect(fit).toMatchObject({ title: 'Pet', service: 'Pets', problems: [] });
    expect(fit?.values).toEqual([
      {
        line: 2,
        column: 3,
        path: 'kind',
        type: 'string',
        description: 'What it is.',
        href: '/api/pets/#schema.Pet.kind',
        isDocumented: true,
      },
      {
        line: 3,
        column: 3,
        path: 'name',
        type: 'string',
        description: 'What it is called.',
        href: '/api/pets/#schema.Pet.name',
        isDocumented: true,
      },
    ]);
  });

  it('leaves out schemas that fit much worse, such as those that declare only some of the properties', () => {
    const titles = (text: string) => explainPets(text).map(({ title }) => title);
    expect(titles('{ "name": "Ada", "kind": "cat", "friends": [] }')).toEqual(['Pet']);
    expect(titles('{ "name": "Ada" }').sort()).toEqual(['Pet', 'Shop']);
  });

  it('says on which line what is wrong, and which properties are not documented', () => {
    const [fit] = explainPets('{\n  "kind": "cow",\n  "friends": [\n    { "name": "Too long" }\n  ],\n  "wings": 2\n}');
    expect(fit?.problems.map(({ line, path }) => [line, path])).toEqual([
      [1, ''],
      [2, 'kind'],
      [4, 'friends[0].name'],
    ]);
    expect(fit?.problems[0]?.text).toContain('name');
    expect(fit?.values.filter(({ isDocumented }) => !isDocumented).map(({ line, path }) => [line, path])).toEqual([
      [6, 'wings'],
    ]);
  });

  it('gives the column of each value of a payload on one line', () => {
    const text = '{ "kind": "cow", "friends": [{ "name": "Too long" }] }';
    const [fit] = explainPets(text);
    expect(fit?.problems.map(({ line, column, path }) => [line, column, path])).toEqual([
      [1, 1, ''],
      [1, text.indexOf('"kind"') + 1, 'kind'],
      [1, text.indexOf('"name"') + 1, 'friends[0].name'],
    ]);
  });

  it('recognizes names that differ from those of the schema only in their spelling', () => {
    const [fit] = explainPets('{ "Name": "Ada", "KIND": "cat" }');
    expect(fit).toMatchObject({ title: 'Pet', values: [{ meant: 'name' }, { meant: 'kind' }] });
    expect(fit?.problems.map(({ text }) => text)).toEqual([
      'The required property "name" is missing. Did you write "Name" for it?',
    ]);
  });

  it.each([
    '{ "a": /* b */ 1 }',
    '{ "a" 1 }',
    '{ "a": 1 "b": 2 }',
    '{ a: 1 }',
    '[1',
    '{ "a": 1',
    '"a',
    '"\\u12"',
    '"\\q"',
    '1.',
    '"\t"',
  ])('has its own words for why %s is not JSON', (text) => {
    const result = explain(text, [pets]);
    const texts = Object.values(messages.payloadJsonFaults).filter((own) => own !== messages.payloadJsonFaults.other);
    expect(texts).toContain(result.kind === 'not-json' && result.text);
  });

  it('explains the first item of an array', () => {
    const services = [
      {
        ...pets,
        candidates: [
          {
            title: 'List of pets',
            href: '/api/pets/#list',
            schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
          },
        ],
      },
    ];
    const result = explain('[{ "name": "Ada" }, { "name": 5 }]', services);
    expect(result).toMatchObject({ kind: 'fits', fits: [{ title: 'List of pets', problems: [{ path: '[1].name' }] }] });
  });

  it.each([
    ['an item by its position', '{ "pair": [{ "id": "x" }] }', ['pair', 'pair[0].id']],
    ['an item after those with a position', '{ "rest": [{ "name": "x" }] }', ['rest', 'rest[0].name']],
    ['a property by the pattern of its name', '{ "pair": [], "x-a": { "id": "x" } }', ['pair', 'x-a', 'x-a.id']],
  ])('explains %s', (_, text, paths) => {
    const [id, name] = ['id', 'name'].map((key) => ({ type: 'object', properties: { [key]: { type: 'string' } } }));
    const properties = {
      pair: { type: 'array', prefixItems: [id], items: name },
      rest: { type: 'array', prefixItems: [], items: name },
    };
    const schema = { type: 'object', properties, patternProperties: { '^x-': id } };
    const candidates = [{ title: 'Pair', href: '', schema }];
    const result = explain(text, [{ ...pets, candidates }]);
    const values = result.kind === 'fits' ? (result.fits[0]?.values ?? []) : [];
    expect(values.map(({ path, isDocumented }) => isDocumented && path)).toEqual(paths);
  });

  it.each([
    ['{\n  "name": ada\n}', 2, 11, 'a word that is not true, false, or null'],
    ['', 1, 1, 'a value is missing'],
    ['{ "name": "Ada" } {}', 1, 19, 'text after the end'],
    ['['.repeat(100_000), 1, 201, 'nested more than 200 levels deep'],
  ])('says where a text is not JSON', (text, line, column, message) => {
    expect(explain(text, [pets])).toEqual({ kind: 'not-json', line, column, text: message });
  });

  it.each([
    ['[\n  5,\n  { "wings": 2, "name": 7, "kind": "cat" },\n  { "name": "Bob" }\n]', '[1]', 3, '[1].name'],
    ['{\n  "data":\n    { "name": 7, "kind": "cat" },\n  "links": {}, "total": 1\n}', 'data', 3, 'data.name'],
    ['{ "data": { "list": [\n{ "name": 7, "kind": "cat" }] } }', 'data.list[0]', 2, 'data.list[0].name'],
  ])('explains the value that a payload wraps if no schema fits the whole: %s', (text, path, line, property) => {
    const result = explain(text, [pets]);
    expect(result).toMatchObject({
      kind: 'fits',
      path,
      fits: [{ title: 'Pet', problems: [{ line, path: property }] }],
    });
  });

  it('says so if a schema fits the whole payload, even if a value inside fits better', () => {
    expect(explain('{ "friends": [{ "name": "Ada", "kind": "cat" }] }', [pets])).toMatchObject({
      kind: 'fits',
      path: '',
    });
  });

  it.each(['5', '"text"', 'null', '{}', '[]', '[1, "a", {}, []]'])('finds no properties in %s', (text) => {
    expect(explain(text, [pets])).toEqual({ kind: 'none' });
  });

  it.each([
    ['{ "other": 1 }', ''],
    ['{ "other": [] }', ''],
    ['{ "one": { "name": "Ada" }, "two": { "name": "Bob" } }', ''],
    ['[{ "other": 1 }]', '[0]'],
    ['{ "__proto__": { "a": 1 } }', '__proto__'],
  ])('finds nothing for %s, and returns the path of the last object that was tried', (text, path) => {
    expect(explain(text, [pets])).toEqual({ kind: 'none', path });
  });

  it('ignores a byte order mark, which counts as no column', () => {
    expect(explainPets('\uFEFF{\n  "name": "Ada" }')[0]).toMatchObject({ problems: [], values: [{ line: 2 }] });
    expect(explain('\uFEFFx', [pets])).toMatchObject({ kind: 'not-json', line: 1, column: 1 });
  });

  it('explains a megabyte of JSON in less than a second', () => {
    const text = JSON.stringify({
      name: 'Ada',
      friends: Array.from({ length: 25_000 }, () => ({ name: 'Bob', kind: 'cat', friends: [] })),
    });
    expect(text.length).toBeGreaterThan(1_000_000);
    const start = getProcessorTime();
    explainPets(text);
    expect(getProcessorTime() - start).toBeLessThan(1);
    expect(explain(text, [pets])).toMatchObject({ isCut: true });
  });
});
