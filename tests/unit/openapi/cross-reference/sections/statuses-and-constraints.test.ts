import { describe, expect, it } from 'vitest';
import { writeStatusesAndConstraints } from '@/openapi/cross-reference/sections/statuses-and-constraints';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { toMarkdownWithIds } from '../to-markdown-with-ids';

const toSection = (yaml: string) =>
  toMarkdownWithIds(writeStatusesAndConstraints({ ...noSources, specs: [toModel(yaml)] }));
/** Returns the rows of tables, without the heads. */
const toRows = (section: string) => section.split('\n').filter((line) => /^\| (?!Operation |Where )/.test(line));
const ok = 'responses: { "200": { description: OK } }';

describe('statuses', () => {
  it('are one row for each that is not success, and the other operations are counted', () => {
    const section = toSection(`paths:
  /a:
    get: { operationId: list, summary: List, responses: { "200": { description: OK }, "404": { description: No | such }, default: {} } }
    put: { operationId: put, ${ok} }
    post: { operationId: create, responses: { "201": { description: OK } } }
    patch: { operationId: silent }`);
    expect(section).toContain('Only success (`200`, `201`) is documented for 2 of 4 [operations](/api/test/).');
    expect(section).toContain('No status is documented for 1 of 4 [operations](/api/test/).');
    expect(toRows(section)).toEqual([
      '| [List](/api/test/#list) | [`404`](/api/test/#list.404) | No \\| such |',
      '| [List](/api/test/#list) | [`default`](/api/test/#list.default) | Not documented |',
    ]);
  });

  it('have no table if all operations document only success', () => {
    const section = toSection(`paths: { /a: { get: { ${ok} } } }`);
    expect(section).toContain('Only success (`200`) is documented for all 1 [operations](/api/test/).');
    expect(section).not.toContain('|');
  });
});

describe('the operations by status', () => {
  it('are listed by service: all that succeed are counted, others link to the response', () => {
    const section = toSection(`paths:
  /a:
    get: { operationId: list, summary: List, responses: { "200": { description: OK }, "404": { description: No such }, 4XX: {}, default: {} } }
    put: { operationId: put, responses: { "200": { description: OK }, "404": { description: None } } }`);
    const [view = ''] = section.split('## Test');
    expect(view.trim().split('\n\n')).toEqual([
      '## Operations by status {#by-status}',
      '### Operations that return 200 {#status-200}',
      '- [Test](/api/test/): all 2 operations',
      '### Operations that return 404 {#status-404}',
      '- [Test](/api/test/): [List](/api/test/#list.404), [put](/api/test/#put.404)',
      '### Operations that return 4XX {#status-4xx}',
      '- [Test](/api/test/): [List](/api/test/#list.4XX)',
      '### Operations with a default response {#status-default}',
      '- [Test](/api/test/): [List](/api/test/#list.default)',
    ]);
  });

  it('have no section if no status is documented', () => {
    expect(toSection('paths: { /a: { get: { operationId: silent } } }')).not.toContain('by-status');
  });
});

describe('limits', () => {
  const toLimits = (schemas: string) => toRows(toSection(`components: { schemas: { ${schemas} } }`));

  it('are the constraints of properties, their items, and their subschemas, without enumerations', () => {
    const rows = toLimits(`Pet: { type: object, properties: {
      name: { type: string, minLength: 2, maxLength: 30, pattern: "^[a|b]+$" },
      age: { type: integer, minimum: 0, maximum: 99, format: int32 },
      tags: { type: array, uniqueItems: true, items: { type: string, maxLength: 5 } },
      kind: { type: string, enum: [a, b] },
      labels: { type: object, additionalProperties: { type: string, maxLength: 6 } },
      id: { anyOf: [{ title: "A *key*", type: string, format: uuid }, { title: Number, type: integer }] },
      tenant: { anyOf: [{ type: string, format: uuid }, { type: string, const: common }] },
      not: { not: { type: string, maxLength: 7 } } } }`);
    const toRow = (name: string, anchor: string, text: string) =>
      `| [\`${name}\`](/api/test/#schema.${anchor}) | ${text} |`;
    expect(rows).toEqual([
      toRow('Pet.name', 'Pet.name', '\\[ 2 .. 30 \\] characters, matches ^\\[a\\|b\\]+$'),
      toRow('Pet.age', 'Pet.age', 'format `int32`, \\[ 0 .. 99 \\]'),
      toRow('Pet.tags', 'Pet.tags', 'unique items'),
      toRow('Pet.tags[]', 'Pet.tags', '\\<= 5 characters'),
      toRow('Pet.labels.*', 'Pet.labels.*', '\\<= 6 characters'),
      toRow('Pet.id', 'Pet.id:A-key', 'format `uuid` (alternative A \\*key\\*)'),
      toRow('Pet.tenant', 'Pet.tenant:string-uuid', 'format `uuid`, or `common`'),
    ]);
  });

  it('of a component are listed there only, not where it is used', () => {
    const rows = toLimits(`Name: { type: string, maxLength: 30 },
      Tree: { type: object, properties: { name: { $ref: "#/components/schemas/Name" }, child: { $ref: "#/components/schemas/Tree" } } },
      Big: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { other: { type: string, format: date } } },
      Base: { type: object, properties: { id: { type: string, format: uuid } } },
      Short: { type: object, properties: { name: { $ref: "#/components/schemas/Name", maxLength: 9, description: Short. } } }`);
    expect(rows.map((row) => row.replace(/\(.*?\)/, ''))).toEqual([
      '| [`Name`] | \\<= 30 characters |',
      '| [`Big.other`] | format `date` |',
      '| [`Base.id`] | format `uuid` |',
      '| [`Short.name`] | \\<= 9 characters |',
    ]);
  });

  const parameters = 'parameters: [{ name: id, in: path, required: true, schema: { type: string, maxLength: 30 } }]';

  it('of equal parameters are one row, which names few operations and counts many', () => {
    const few = `'/a/{id}': { ${parameters}, get: { operationId: get, ${ok} }, put: { operationId: put, ${ok} } }`;
    const many = `'/b/{id}': { ${parameters}, ${['get', 'put', 'post'].map((id) => `${id}: { operationId: ${id}B, ${ok} }`).join(', ')} }`;
    expect(toRows(toSection(`paths: { ${few} }`))).toEqual([
      '| [`id`](/api/test/#get.path.id), path parameter of [get](/api/test/#get), [put](/api/test/#put) | \\<= 30 characters |',
    ]);
    expect(toRows(toSection(`paths: { ${few}, ${many} }`))).toEqual([
      '| [`id`](/api/test/#get.path.id), path parameter of all 5 operations | \\<= 30 characters |',
    ]);
    expect(toSection(`paths: { ${few}, ${many}, /c: { get: { ${ok} } } }`)).toContain('path parameter of 5 operations');
  });

  it('of bodies and response headers name their operation', () => {
    const body = (length: number) =>
      `content: { application/json: { schema: { type: object, properties: { a: { type: string, maxLength: ${length} } } } } }`;
    const rows = toRows(
      toSection(`paths:
  /a:
    post:
      operationId: create
      requestBody: { ${body(1)} }
      responses: { "200": { description: OK, headers: { X-Id: { schema: { type: string, format: uuid } } }, ${body(2)} } }`),
    );
    expect(rows).toEqual([
      '| [`body.a`](/api/test/#create.body.a), request of [create](/api/test/#create) | \\<= 1 character |',
      '| [`X-Id`](/api/test/#create.200.header.X-Id), header of response 200 of [create](/api/test/#create) | format `uuid` |',
      '| [`body.a`](/api/test/#create.200.a), response 200 of [create](/api/test/#create) | \\<= 2 characters |',
    ]);
  });

  it('are said to be missing if there are none', () => {
    expect(toSection('paths: {}')).toContain('No limits are documented.');
  });
});
