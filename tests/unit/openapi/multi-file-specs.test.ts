import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toReport } from '@/openapi/source/problem-report';
import type { SchemaNode } from '@/openapi/model/schema';
import { parseModel } from '@/openapi/serialize-model';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { findForeignSpecs } from '@/openapi/source/find-specs-outside-project';
import { makeProject, toDocument } from './project';

const ok = (reference: string) =>
  `'200': { description: ok, content: { application/json: { schema: { $ref: '${reference}' } } } }`;

/** A spec that is split as large ones are: paths, schemas, and shared objects are in files that refer to each other. */
const files = {
  'openapi.yaml': toDocument(`paths:
  /pets: { $ref: ./paths/pets.yaml }
  /pets/{id}: { $ref: 'paths/all.yaml#/~1pets~1{id}' }
  /toys/{id}: { $ref: 'paths/all.yaml#/~1toys~1%7Bid%7D' }
components: { $ref: components/index.yaml }
`),
  'paths/pets.yaml': `get: { operationId: listPets, parameters: [{ $ref: ../components/index.yaml#/parameters/limit }], responses: { ${ok('../components/schemas/Pet.yaml')}, '404': { $ref: ../openapi.yaml#/components/responses/Missing } } }
post: { operationId: addPet, requestBody: { content: { application/json: { schema: { $ref: ../components/schemas/Animal.yaml } } } }, responses: { ${ok('../openapi.yaml#/components/schemas/Pet')} } }
`,
  'paths/all.yaml': `'/pets/{id}': { get: { operationId: getPet, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { ${ok('./../components/schemas/../schemas/Pet.yaml')} } } }
'/toys/{id}': { get: { operationId: getToy, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { ${ok('../components/schemas/Cat%20Toy.json')} } } }
`,
  'components/index.yaml': `schemas: { $ref: ./schemas/index.yaml }
parameters: { limit: { name: limit, in: query, schema: { $ref: 'schemas/shared.json#/definitions/Page~1Size' } } }
responses: { Missing: { $ref: ./responses/missing.yml } }
`,
  'components/responses/missing.yml':
    'description: missing\ncontent: { application/json: { schema: { $ref: ../../openapi.yaml#/components/schemas/Error } } }\n',
  'components/schemas/index.yaml':
    'Pet: { $ref: ./Pet.yaml }\nError: { type: object, properties: { code: { type: integer } } }\n',
  'components/schemas/Pet.yaml':
    "type: object\nproperties: { owner: { $ref: ./Owner.yaml }, keeper: { $ref: ../../components/schemas/Owner.yaml }, toy: { $ref: './Cat Toy.json' }, friends: { type: array, items: { $ref: '#' } } }\n",
  'components/schemas/Owner.yaml':
    'type: object\nproperties: { pets: { type: array, items: { $ref: index.yaml#/Pet } }, town: { $ref: "#/$defs/Town" } }\n$defs: { Town: { type: object, properties: { name: { type: string } } } }\n',
  'components/schemas/Cat Toy.json':
    '{ "type": "object", "properties": { "size": { "$ref": "shared.json#/definitions/Page~1Size" } } }',
  'components/schemas/shared.json':
    '{ "definitions": { "Page/Size": { "type": "integer", "description": "Large." } } }',
  'components/schemas/Animal.yaml':
    'oneOf: [{ $ref: ./Cat.yaml }, { $ref: ./Dog.yaml }]\ndiscriminator: { propertyName: kind, mapping: { tom: ./Cat.yaml, rex: Dog.yaml } }\n',
  'components/schemas/Cat.yaml': 'allOf: [{ $ref: ./Pet.yaml }, { properties: { kind: { type: string } } }]\n',
  'components/schemas/Dog.yaml': 'allOf: [{ $ref: ./Pet.yaml }, { properties: { kind: { type: string } } }]\n',
};

async function build(changed: Record<string, string> = {}) {
  const all = Object.entries({ ...files, ...changed }).map(([file, text]) => [`theirs/pets/${file}`, text]);
  const project = await makeProject(Object.fromEntries(all) as Record<string, string>);
  const foreign = (await findForeignSpecs(join(project.root, 'theirs'))).sources;
  const result = await buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign });
  const load = async () => parseModel(await project.read('aside/pets.model.json')).spec;
  return { result, load };
}

describe('a spec of many files', () => {
  it('has each schema once, named after its file or its key there, however it is referenced', async () => {
    const { result, load } = await build();
    expect(result.problems).toEqual([]);
    const { schemas, componentIds, operations } = await load();
    expect(componentIds.map((id) => schemas[id]?.name)).toEqual(
      expect.arrayContaining(['Pet', 'Error', 'Owner', 'Town', 'Cat Toy', 'Page/Size', 'Animal', 'Cat', 'Dog']),
    );
    expect(componentIds).toHaveLength(9);
    const find = (name: string) => Object.values(schemas).find((node) => node.name === name);
    const toTypes = (node: SchemaNode | undefined) =>
      node?.kind === 'object'
        ? node.properties.map(({ schema }) => schemas[schema]?.name ?? schemas[schema]?.label)
        : [];
    expect(toTypes(find('Pet'))).toEqual(['Owner', 'Owner', 'Cat Toy', 'array of Pet']);
    expect(toTypes(find('Owner'))).toEqual(['array of Pet', 'Town']);
    expect(find('Page/Size')).toMatchObject({ anchor: 'schema.Page-Size', description: { source: 'Large.' } });
    expect(find('Animal')?.applicators).toMatchObject([
      {
        discriminator: 'kind',
        variants: [
          { title: 'Cat', values: ['tom'] },
          { title: 'Dog', values: ['rex'] },
        ],
      },
    ]);
    expect(operations.map(({ id, path }) => `${id} ${path}`)).toEqual([
      'listPets /pets',
      'addPet /pets',
      'getPet /pets/{id}',
      'getToy /toys/{id}',
    ]);
    expect(operations[0]?.parameters[0]?.parameters).toMatchObject([{ name: 'limit' }]);
  });

  it('gets distinct names for two schemas of the same name, and reports the new name', async () => {
    const { result, load } = await build({
      'paths/all.yaml': `'/pets/{id}': { get: { operationId: getPet, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { ${ok('more/Owner.yaml')} } } }
'/toys/{id}': {}
`,
      'paths/more/Owner.yaml': 'type: object\nproperties: { other: { type: string } }\n',
    });
    const { schemas, componentIds } = await load();
    expect(componentIds.map((id) => schemas[id]?.name)).toEqual(expect.arrayContaining(['Owner', 'Owner-2']));
    expect(toReport(result)).toContain('Renamed Owner to Owner-2.');
  });

  it('has the names that the document declares for its files, wherever the files are referenced', async () => {
    const { result, load } = await build({
      'openapi.yaml': toDocument(`paths:
  /orders: { $ref: paths/orders.yaml }
components: { $ref: components/index.yaml }
`),
      'paths/orders.yaml': `get: { operationId: listOrders, parameters: [{ $ref: ../components/parameters/page-size.yaml }], responses: { ${ok('../components/schemas/purchase-order.yaml')}, '404': { $ref: ../components/responses/not-found.yaml } } }
put: { operationId: setOrder, requestBody: { content: { application/json: { schema: { $ref: ../components/schemas/order/model.yaml } } } }, responses: { ${ok('../components/schemas/line/model.yaml')} } }
`,
      'components/index.yaml': `schemas: { $ref: ./schemas/index.yaml }
parameters: { PageSize: { $ref: ./parameters/page-size.yaml } }
responses: { NotFound: { $ref: ./responses/not-found.yaml } }
`,
      'components/parameters/page-size.yaml': 'name: size\nin: query\nschema: { type: integer }\n',
      'components/responses/not-found.yaml':
        'description: missing\ncontent: { application/json: { schema: { $ref: ../schemas/purchase-order.yaml#/properties/buyer } } }\n',
      'components/schemas/index.yaml':
        'PurchaseOrder: { $ref: ./purchase-order.yaml }\nOrder: { $ref: ./order/model.yaml }\nLine: { $ref: ./line/model.yaml }\nUnused: { type: object }\nOldOrder: { $ref: ./purchase-order.yaml }\nBroken/Name: { $ref: ./purchase-order.yaml }\n',
      'components/schemas/purchase-order.yaml':
        'type: object\nproperties: { buyer: { type: string }, before: { $ref: "#" } }\n',
      'components/schemas/order/model.yaml':
        'oneOf: [{ $ref: ../purchase-order.yaml }, { $ref: ../line/model.yaml }]\ndiscriminator: { propertyName: kind, mapping: { po: ../purchase-order.yaml } }\n',
      'components/schemas/line/model.yaml': 'type: object\nproperties: { kind: { type: string } }\n',
    });
    const { schemas, componentIds, operations } = await load();
    expect(componentIds.map((id) => schemas[id]?.name)).toEqual([
      'buyer',
      'PurchaseOrder',
      'Order',
      'Line',
      'Unused',
      'OldOrder',
      'Broken/Name',
    ]);
    expect(toReport(result)).not.toContain('Renamed');
    const find = (name: string) => schemas[`#/components/schemas/${name}`];
    expect(find('PurchaseOrder')).toMatchObject({
      kind: 'object',
      properties: [{ name: 'buyer' }, { schema: '#/components/schemas/PurchaseOrder' }],
    });
    expect(find('Order')?.applicators).toMatchObject([
      {
        variants: [
          { title: 'PurchaseOrder', values: ['po'] },
          { title: 'Line', values: ['Line'] },
        ],
      },
    ]);
    expect(find('OldOrder')).toMatchObject({ annotatedRef: '#/components/schemas/PurchaseOrder' });
    const [missing] = operations[0]?.responses.filter(({ status }) => status === '404') ?? [];
    expect(schemas[missing?.content[0]?.schema ?? '']?.label).toBe('string');
  });

  it('has a problem with a fix for a reference to an anchor of another file', async () => {
    const { result } = await build({ 'components/schemas/Dog.yaml': 'allOf: [{ $ref: "Owner.yaml#town" }]\n' });
    expect(toReport(result)).toMatch(
      /theirs\/pets\/components\/schemas\/Dog\.yaml:1:\d+: warning no-unresolved-refs .*refers to an anchor in another file: use a JSON pointer instead/,
    );
  });
});
