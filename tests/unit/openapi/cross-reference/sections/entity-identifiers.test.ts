import type { Sources } from '@/openapi/cross-reference/sections/section-input-types';
import { expect, it } from 'vitest';
import { toEntities, writeIdentifiers } from '@/openapi/cross-reference/sections/entity-identifiers';
import { getNamedValues } from '@/openapi/cross-reference/collect-parameters-and-properties';
import { loadEntities, type Entity } from '@/openapi/cross-reference/sections/load-entities-and-tasks';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toMarkdownWithIds } from '../to-markdown-with-ids';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { describedServices } from '../../../described';

const loadSpecs = () => Promise.all(describedServices.map(loadSpec));

/** Returns the rows of the tables of a section. */
function getRows(sections: string[], anchor: string): string[] {
  const section = sections.find((text) => text.includes(`{#${anchor}}`)) ?? '';
  return section.split('\n').filter((line) => /^\| [[`]/.test(line));
}

it('every path parameter and every property with the name of an ID belongs to exactly one entity', async () => {
  const specs = await loadSpecs();
  const keys = toEntities(specs, await loadEntities()).flatMap(({ rows }) =>
    rows.flat().map(({ page, anchor }) => page + anchor),
  );
  const values = specs.flatMap((spec) => getNamedValues(spec, ['path']));
  const expected = values.filter(
    ({ name, operation }) => operation || /^id$|^shortName$|(?:Id|Ids|ShortName)$/.test(name),
  );
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.filter(({ page, anchor }) => !keys.includes(page + anchor)).map(({ key }) => key)).toEqual([]);
  expect(keys).toHaveLength(new Set(keys).size);
});

it('every name of an entity is in a spec', async () => {
  const entities = await loadEntities();
  const found = toEntities(await loadSpecs(), entities);
  expect(found.map(({ title }) => title)).toEqual(
    entities.flatMap(({ title, names }) => (names.length > 0 ? [title] : [])),
  );
  for (const { names } of entities)
    for (const name of names) {
      const [alone] = toEntities(await loadSpecs(), [{ title: 'Alone', anchor: 'alone', names: [name] }]);
      expect(alone?.rows.length, name).toBeGreaterThan(0);
    }
});

const spec = toModel(`paths:
  "/a/{liveSystemName}":
    parameters: [{ name: liveSystemName, in: path, required: true, description: "The |name|.", schema: { type: string, maxLength: 9 } }]
    get: { operationId: get, summary: Get it, responses: { "200": { description: OK, content: { application/json: { schema: { type: object, properties: { mutationId: { type: string } } } } } } } }
    put: { operationId: put, responses: { "200": { description: OK } } }
components:
  schemas:
    BlueprintComponent: { type: object, properties: { id: { type: string, description: "See [put](#put) {product}." }, dependencies: { type: array, uniqueItems: true, items: { type: string } } } }
    LiveSystemComponent: { type: object, properties: { provider: {}, systemMutationId: { type: string, enum: [a] } } }
    Link: { type: object, properties: { componentId: { type: integer } } }
    Other: { type: object, properties: { componentId: { type: integer } } }`);
const entity = (title: string, anchor: string, names: string[]): Entity => ({ title, anchor, names });
const entities = [
  entity('Component', 'component', ['*.BlueprintComponent.id', '*.*.componentId', '*.*.dependencies']),
  entity('Live system', 'live-system', ['*.{liveSystemName}']),
  entity('Mutation', 'mutation', ['*.*.mutationId', '*.*.systemMutationId']),
  entity('Provider', 'provider', ['*.*.provider']),
];
const toSections = (sources: Sources) => toMarkdownWithIds(writeIdentifiers(sources)).split(/^(?=## )/m);
const sections = toSections({ ...noSources, specs: [spec], entities });

it('lists where a name is, with its type, limits, and description', () => {
  expect(getRows(sections, 'live-system')).toEqual([
    '| `{liveSystemName}` | Test | Path of all 2 operations | string, \\<= 9 characters | The \\|name\\|. |'.replaceAll(
      '\\\\',
      '\\',
    ),
  ]);
  expect(getRows(sections, 'component')).toEqual([
    '| `id` | Test | [`BlueprintComponent`](/api/test/#schema.BlueprintComponent.id) | string | See put {product}. |'.replaceAll(
      '\\\\',
      '\\',
    ),
    '| `dependencies` | Test | [`BlueprintComponent`](/api/test/#schema.BlueprintComponent.dependencies) | array of string, unique items |  |',
    '| `componentId` | Test | [`Link`](/api/test/#schema.Link.componentId), [`Other`](/api/test/#schema.Other.componentId) | integer |  |',
  ]);
});

it('lists a property of a response with its operation, values of an enumeration, and missing types', () => {
  expect(getRows(sections, 'mutation')).toEqual([
    '| `systemMutationId` | Test | [`LiveSystemComponent`](/api/test/#schema.LiveSystemComponent.systemMutationId) | string, `a` |  |',
    '| `mutationId` | Test | Body of [Get it](/api/test/#get.200.mutationId) | string |  |',
  ]);
  expect(getRows(sections, 'provider')[0]).toContain('| Not documented |');
});

it('lists a value that is no string as JSON, and matches the characters of a name literally', () => {
  const own = toModel(`paths:
  "/a": { put: { operationId: put, responses: { "200": { description: OK } }, parameters: [] } }
components:
  schemas:
    A: { type: object, properties: { $id: { enum: [{ a: 1 }, 12] }, id+: { type: string } } }`);
  const found = toSections({ ...noSources, specs: [own], entities: [entity('A', 'a', ['*.A.$id', '*.A.id+'])] });
  const rows = getRows(found, 'a');
  expect(rows[0]).toContain('`{"a":1}`, `12`');
  expect(rows).toHaveLength(2);
});

it('lists the names of each entity by service, qualified by schema only if several entities share them', async () => {
  const own = toSections({ ...noSources, specs: await loadSpecs(), entities: await loadEntities() });
  const rows = getRows(own, 'names');
  expect(rows.filter((row) => row.startsWith('| [Live system]'))).toEqual([
    '| [Live system](#live-system) | Live systems | `{liveSystemName}`, `liveSystemId`, `newLiveSystemName` |',
    '| [Live system](#live-system) | Providers | `{liveSystemName}`, `LiveSystem.id` |',
  ]);
  expect(getRows(own, 'several-meanings')).toContain(
    '| `shortName` | [Environment](#environment), [Resource group](#resource-group), [Secret](#secret), [CI/CD profile](#ci-cd-profile) |',
  );
});
