import { describe, expect, it } from 'vitest';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import type { Spec } from '@/openapi/model/spec';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const toPages = (spec: Spec) => toCrossReferencePages([spec], () => undefined);
const findPage = (spec: Spec, path: string) =>
  toMarkdownWithIds(
    toPages(spec)
      .find((page) => page.path === path)
      ?.write(),
  );
const path = '/reference/deprecations/';

const spec = toModel(`
tags: [{ name: Beds, x-sunset: 2033-01-01 }]
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key, deprecated: true } }
  schemas:
    Pet:
      type: object
      x-since: 2
      x-stability: beta
      properties:
        name: { type: string, deprecated: true, x-deprecated-since: 2, x-sunset: 2032-01-01 }
        sort: { oneOf: [{ const: cat, deprecated: true }, { const: dog }] }
        moods: { type: array, items: { oneOf: [{ const: calm }, { const: wild, deprecated: true }] } }
        owner: { type: object, properties: { phone: { type: string, deprecated: true } } }
        age: { type: integer, x-badges: [{ name: "<b>{New} | *it*" }] }
    Tag: { type: string, deprecated: true }
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      deprecated: true
      x-sunset: 2031-05-01
      x-replaced-by: listAnimals
      x-since: 1
      parameters: [{ name: size, in: query, deprecated: true, schema: { type: string } }]
      responses: { "200": { description: OK, headers: { X-Old: { deprecated: true, schema: { type: string } } }, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
  /animals: { get: { operationId: listAnimals, summary: List animals, tags: [Beds], x-stability: beta, responses: {} } }`);

describe('the page of deprecations', () => {
  it('lists what is deprecated with its end and its replacement, what ends first at the start', () => {
    const rows = findPage(spec, path)
      ?.split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual([
      '| [List pets](/api/test/#listPets)<br>`GET /pets` | deprecated<br>available until 2031-05-01<br>[replaced by List animals](/api/test/#listAnimals) |',
      '| [`name`](/api/test/#schema.Pet.name) of `Pet` | deprecated since 2<br>available until 2032-01-01 |',
      '| [Beds](/api/test/#tag.Beds) | available until 2033-01-01 |',
      '| [`size`](/api/test/#listPets.query.size) of List pets | deprecated |',
      '| [`X-Old`](/api/test/#listPets.200.header.X-Old) of response `200` of List pets | deprecated |',
      '| [`Pet.owner.phone`](/api/test/#schema.Pet.owner.phone) | deprecated |',
      '| [`Tag`](/api/test/#schema.Tag) | deprecated |',
      '| [`cat`](/api/test/#schema.Pet.sort=cat) of `Pet.sort` | deprecated |',
      '| [`wild`](/api/test/#schema.Pet.moods=wild) of `Pet.moods` | deprecated |',
      '| [`key`](/api/test/#security.key) | deprecated |',
    ]);
    expect(findPage(spec, '/reference/')).toContain(`](${path})`);
  });

  it('does not exist if nothing is deprecated', () => {
    const other = toModel('paths: { /a: { get: { operationId: a, x-stability: beta, responses: {} } } }');
    expect(toPages(other).map((page) => page.path)).not.toContain(path);
    expect(findPage(other, '/reference/')).not.toContain('deprecations');
  });
});

describe('the marks of items in the lists', () => {
  it.each([
    ['/reference/operations/', '`GET /pets`, deprecated, available until 2031-05-01, [replaced by List animals]('],
    ['/reference/properties/', '`name`<br>`string`, deprecated since 2, available until 2032-01-01 {#name-name}'],
    ['/reference/properties/', '`size`<br>`string`, deprecated {#name-size}'],
    ['/reference/values/', '[`cat`](/api/test/#schema.Pet.sort=cat), deprecated |'],
    ['/reference/schemas/', '/schemas/test/Pet/), beta, since 2 |'],
    ['/reference/schemas/test/Pet/', 'beta, since 2\n\nDefined in'],
    ['/reference/schemas/test/Pet/', '`string`, deprecated since 2, available until 2032-01-01 |'],
  ])('are words after the name or the type: %s', (list, text) => {
    expect(findPage(spec, list)).toContain(text);
  });
});
