import { describe, expect, it } from 'vitest';
import { findRemovedItem, findRemovedPage, toServicePage } from '@/lib/explain-removed-api-items';
import { present, type ServiceChangelog } from '@/openapi/changelog/changelog-types';
import { compareVersions, toServiceChanges } from '@/openapi/changelog/compare-versions';
import { findRemovedPath, toRemovedItems } from '@/openapi/changelog/build-removed-json';
import type { SiteChangelog } from '@/openapi/changelog/version-names-anchors-and-notes';
import { toCompared, toPets } from '../changes/compare';
import { toModel } from '../to-model';

/** Lists the removed anchors, each with its class and what replaces it. */
const list = (before: string, after: string) =>
  (compareVersions('pets', toCompared(before), toCompared(after)).removed ?? []).map((one) =>
    [one.anchor, one.class ?? '-', one.now ?? '-'].join(' | '),
  );

const toList = (members: string, path = '/pets/{petId}') =>
  `paths: { "${path}": { get: { operationId: listPets, ${members} } } }`;
const yes = "'200': { description: Yes. }";

describe('the anchors that a version lacks', () => {
  it('are those of operations, with the operation that replaces it', () => {
    const toPaths = (id: string, rest = '') =>
      `paths: { /pets: { get: { operationId: ${id}, responses: {} } }, /animals: { get: { operationId: listAnimals, responses: {} } }${rest} }`;
    expect(list(toPaths('listPets'), toPaths('getPets'))).toEqual(['listPets | risky | getPets']);
    const old =
      ', /dogs: { get: { operationId: listDogs, deprecated: true, x-replaced-by: listAnimals, responses: {} } }';
    expect(list(toPaths('listPets', old), toPaths('listPets'))).toEqual(['listDogs | risky | listAnimals']);
  });

  it('are those of parameters, bodies, responses, and headers', () => {
    const before = toList(
      `parameters: [{ name: petId, in: path, required: true, schema: {} }, { name: limit, in: query, schema: {} }], requestBody: { content: { text/plain: {} } }, responses: { ${yes.replace(' }', ', headers: { X-Next: { schema: {} } } }')}, '404': { description: No. } }`,
    );
    const after = toList(
      `parameters: [{ name: id, in: path, required: true, schema: {} }], responses: { ${yes} }`,
      '/pets/{id}',
    );
    expect(list(before, after)).toEqual([
      'listPets.path.petId | safe | listPets.path.id',
      'listPets.query.limit | risky | -',
      'listPets.body | breaking | -',
      'listPets.200.header.X-Next | risky | -',
      'listPets.404 | safe | -',
    ]);
  });

  it('are those inside of items, also of an array that says something about single items or has alternatives', () => {
    const toArray = (rest: string, name: string) =>
      `paths: {}\ncomponents: { schemas: { Pet: { type: array, items: { properties: { ${name}: {} } }${rest} } } }`;
    const tuple = ', prefixItems: [{ properties: { b: {} } }], contains: { properties: { c: {} } }';
    const other = ', prefixItems: [{ properties: {} }], contains: { properties: {} }';
    expect(list(toArray('', 'a'), toArray('', 'd'))).toEqual(['schema.Pet.a | risky | -']);
    expect(list(toArray(tuple, 'a'), toArray(other, 'd'))).toEqual([
      'schema.Pet.0.b | risky | -',
      'schema.Pet:items.a | risky | -',
      'schema.Pet:contains.c | risky | -',
    ]);
    const either = ', anyOf: [{ minItems: 1 }, { maxItems: 2 }]';
    expect(list(toArray(either, 'a'), toArray(either, 'd'))).toEqual(['schema.Pet:items.a | risky | -']);
  });

  it('are those of properties and values, wherever a schema is used', () => {
    const toPet = (properties: string) =>
      toPets(
        `{ type: object, properties: { owner: { $ref: '#/components/schemas/Owner' } } }`,
        `Owner: { type: object, properties: { ${properties} } }`,
      );
    const before = toPet('age: { type: integer }, color: { enum: [red, blue] }');
    expect(list(before, toPet('color: { enum: [red] }'))).toEqual([
      'post-pets.body.owner.age | risky | -',
      'post-pets.body.owner.color=blue | breaking | -',
      'post-pets.200.owner.age | risky | -',
      'post-pets.200.owner.color=blue | breaking | -',
      'schema.Pet.owner.age | risky | -',
      'schema.Pet.owner.color=blue | breaking | -',
      'schema.Owner.age | risky | -',
      'schema.Owner.color=blue | breaking | -',
    ]);
  });

  it('are those of alternatives, also if an alternative only has a number', () => {
    const toAlternatives = (...names: string[]) =>
      `paths: {}\ncomponents: { schemas: { Pet: { oneOf: [${names.map((name) => `{ type: object, properties: { ${name}: {} } }`).join(', ')}] } } }`;
    expect(list(toAlternatives('a', 'b', 'c'), toAlternatives('a', 'b'))).toEqual(['schema.Pet:Option-3 | risky | -']);
  });

  it('are those of component schemas, with the name of one that was renamed', () => {
    const toPet = (name: string) =>
      toPets(
        `{ type: object, properties: { owner: { $ref: '#/components/schemas/${name}' } } }`,
        `${name}: { type: object, properties: { age: { type: integer } } }`,
      );
    expect(list(toPet('Owner'), toPet('Person'))).toEqual(['schema.Owner | - | schema.Person']);
    expect(list(toPets('{}', 'Unused: {}'), toPets('{}'))).toEqual(['schema.Unused | - | -']);
  });

  it('are none for the same meaning, or what only is in another place', () => {
    const pet = '{ type: object, properties: { name: { type: string } } }';
    const wrapped = toPets(`{ oneOf: [${pet}, { type: object, title: Robot, properties: { id: {} } }] }`);
    expect(list(toPets(pet), toPets(pet))).toEqual([]);
    expect(list(toPets(pet), wrapped)).toEqual([]);
    const tree = (rest: string) =>
      toPets(`{ type: object, properties: { ${rest} child: { $ref: '#/components/schemas/Pet' } } }`);
    expect(list(tree('old: {},'), tree(''))).toEqual([
      'post-pets.body.old | risky | -',
      'post-pets.200.old | risky | -',
      'schema.Pet.old | risky | -',
    ]);
  });
});

it('a schema in a cycle lacks the same anchors wherever the comparison enters the cycle', () => {
  const toCycle = (rest: string) =>
    toPets(
      `{ type: object, properties: { ${rest} owner: { $ref: '#/components/schemas/Owner' } } }`,
      `Owner: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }`,
    );
  expect(list(toCycle('old: {},'), toCycle(''))).toEqual([
    'post-pets.body.old | risky | -',
    'post-pets.200.old | risky | -',
    'schema.Pet.old | risky | -',
    'schema.Owner.pet.old | risky | -',
  ]);
});

describe('the file about what a service does not have anymore', () => {
  const toPaths = (...ids: string[]) =>
    `paths: { ${ids.map((id, index) => `/${index}: { get: { operationId: ${id}, summary: ${id}, parameters: [{ name: limit, in: query, schema: {} }], responses: {} } }`).join(', ')} }`;
  const compare = (from: string, to: string, before: string, after: string) => ({
    from,
    to,
    ...compareVersions('pets', toCompared(before), toCompared(after)),
  });
  const texts = [toPaths('a', 'x'), toPaths('b', 'x'), toPaths('c', 'x'), toPaths('c')] as const;
  const pets: ServiceChangelog = {
    service: 'test',
    title: 'Pets',
    versions: ['1.0', '2026-03-01', '3.0', present],
    notes: {},
    steps: [
      compare('1.0', '2026-03-01', texts[0], texts[1]),
      compare('2026-03-01', '3.0', texts[1], texts[2]),
      compare('3.0', present, texts[2], texts[3]),
    ],
    others: [],
  };
  const toSite = (of: ServiceChangelog): SiteChangelog => ({
    releases: [
      { name: '1.0', date: '2026-01-01', day: 'January 1, 2026' },
      { name: '2026-03-01', date: '2026-03-01', day: 'March 1, 2026' },
      { name: '3.0', date: '2026-04-01', day: 'April 1, 2026' },
    ],
    services: [of],
    getPublished: () => ({ latest: toModel(texts[3]), versions: new Map() }),
  });
  const items = toRemovedItems(toSite(pets), pets);
  const toChange = (id: string) => ({ text: 'See the change', href: `/reference/changes/test/#${id}` });
  const now = { text: 'Now: c', href: '/api/test/#c' };

  it('leads from each anchor to the change in its version, and through all renamings to the present name', () => {
    expect(findRemovedItem('a', items)).toEqual({
      text: 'a was renamed on March 1, 2026.',
      links: [toChange('2026-03-01-risky'), now],
    });
    expect(findRemovedItem('b', items)).toEqual({
      text: 'b was renamed in 3.0.',
      links: [toChange('3-0-risky'), now],
    });
    expect(findRemovedItem('x', items)).toEqual({
      text: 'x was removed after 3.0.',
      links: [toChange('unreleased-breaking')],
    });
  });

  it('explains an anchor inside of what was removed, and keeps the inner end of one that was renamed', () => {
    expect(findRemovedItem('x.query.limit', items)?.text).toBe('x was removed after 3.0.');
    expect(findRemovedItem('a.query.limit', items)?.links.at(-1)?.href).toBe('/api/test/#c.query.limit');
    expect(findRemovedItem('c.query.other', items)).toBeUndefined();
    expect(findRemovedItem('constructor', items)).toBeUndefined();
  });

  it('explains the page of an operation or a schema, and those of a service that was removed', () => {
    expect(toServicePage('/api/pets/operation/x/')).toEqual({ service: 'pets', page: 'operation/x' });
    expect(toServicePage('/reference/schemas/pets/Pet/')).toEqual({ service: 'pets', page: 'schema/Pet' });
    expect(toServicePage('/definitions/concepts/')).toBeUndefined();
    expect(findRemovedPage('operation/X', '', items)?.text).toBe('x was removed after 3.0.');
    expect(findRemovedPage('tag/pets', 'x.query.limit', items)?.text).toBe('x was removed after 3.0.');
    expect(findRemovedPage('operation/never', '', items)).toBeUndefined();
    const gone = { ...pets, steps: [{ from: '3.0', to: present, ...toServiceChanges('pets', 'service-removed') }] };
    const all = toRemovedItems(toSite(gone), gone);
    expect(findRemovedPage('operation/any', '', all)?.text).toBe('Pets was removed after 3.0.');
    expect(findRemovedPage('', '', all)?.links).toEqual([toChange('unreleased-breaking')]);
  });

  it('does not exist if nothing was removed', () => {
    expect(findRemovedPath(pets)).toBe('/reference/changes/test/removed.json');
    expect(findRemovedPath({ ...pets, steps: [] })).toBeUndefined();
  });
});
