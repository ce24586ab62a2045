import { expect, it } from 'vitest';
import { toPlaceText } from '@/lib/user-errors-and-mistakes';
import { parseJson } from '@/openapi/exact-numbers';
import { loadLintConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { loadLocator } from '@/openapi/source/source-locator';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { loadServiceSource } from '@/openapi/source/service-names-and-root-documents';
import { makeProject, toDocument } from '../project';

const files = {
  'openapi/pets/openapi.yaml': toDocument(`paths:
  /pets/{id}:
    $ref: paths/pet.yaml
components:
  schemas:
    Kind:
      $ref: schemas/Kind.yaml
  parameters:
    id: { name: id, in: path, required: true, schema: { type: string } }
`),
  'openapi/pets/paths/pet.yaml': `parameters:
  - $ref: ../openapi.yaml#/components/parameters/id
get:
  parameters:
    - name: color
      in: query
      schema: { enum: [red, blue] }
  responses:
    '200': { description: Yes., content: { application/json: { schema: { $ref: ../schemas/Pet.yaml } } } }
delete:
  responses: {}
`,
  'openapi/pets/schemas/Pet.yaml':
    'type: object\nx-notes: { $ref: missing.yaml }\nproperties:\n  kind:\n    $ref: Kind.yaml\n  shop:\n    $ref: deep/Shop.json\n  flow:\n    $ref: Flow.yaml\n',
  'openapi/pets/schemas/Kind.yaml': 'description: |\n  A kind.\n\n  Of pets.\nenum:\n  - cat\n  - 7\n',
  'openapi/pets/schemas/Flow.yaml': '{ type: object, properties: { first: {}, second: {} } }\n',
  'openapi/pets/schemas/deep/Shop.json':
    '{\n  "type": "object",\n  "properties": {\n    "na\\"me": { "type": "string" },\n    "size": { "enum": ["s", null] }\n  }\n}\n',
};

const operation = '#/paths/~1pets~1{id}';

const places = [
  ['#/info/version', 'openapi.yaml:4:3'],
  [operation, 'openapi.yaml:6:3'],
  [`${operation}/get`, 'paths/pet.yaml:3:1'],
  [`${operation}/get/parameters/query.color`, 'paths/pet.yaml:5:13'],
  [`${operation}/get/parameters/query.color/schema/enum/blue`, 'paths/pet.yaml:7:29'],
  [`${operation}/get/parameters/path.id`, 'openapi.yaml:13:17'],
  [`${operation}/delete/parameters/path.id`, 'openapi.yaml:13:17'],
  [`${operation}/delete/parameters/path.other`, 'paths/pet.yaml:10:1'],
  ['#/components/schemas/Kind', 'openapi.yaml:10:5'],
  ['#/components/schemas/Kind/enum/cat', 'schemas/Kind.yaml:6:5'],
  ['#/components/schemas/Kind/enum/7', 'schemas/Kind.yaml:7:5'],
  ['#/components/schemas/Pet/properties/kind', 'schemas/Pet.yaml:4:3'],
  ['#/components/schemas/Pet/properties/kind/enum/cat', 'schemas/Kind.yaml:6:5'],
  ['#/components/schemas/Shop/properties/na"me/type', 'schemas/deep/Shop.json:4:17'],
  ['#/components/schemas/Shop/properties/size/enum/null', 'schemas/deep/Shop.json:5:29'],
  ['#/components/schemas/Pet/x-notes/other', 'schemas/Pet.yaml:2:1'],
  ['#/components/schemas/Flow/properties/second', 'schemas/Flow.yaml:1:42'],
  ['#/components/schemas/Shop/properties/missing', 'schemas/deep/Shop.json:3:3'],
] as const;

it('finds the file, line, and column of a value of the bundled document, or of the innermost value around it', async () => {
  const project = await makeProject(files);
  const source = await loadServiceSource(project.root, 'pets');
  const { document } = await loadService(project.root, source, await loadLintConfig(project.root));
  const locator = await loadLocator(project.root, source, parseJson(JSON.stringify(document)));
  const found = places.map(async ([pointer]) => [pointer, toPlaceText(await locator.locate(pointer))]);
  expect(await Promise.all(found)).toEqual(places.map(([pointer, place]) => [pointer, `openapi/pets/${place}`]));
});

it('stays at a reference that leads back to itself, or to an anchor', async () => {
  const schemas = `    Loop: { $ref: '#/components/schemas/Loop/properties/x' }
    Anchored: { $ref: '#Pet' }
    Pet: { $anchor: Pet }
`;
  const project = await makeProject({
    'openapi/pets/openapi.yaml': toDocument(`paths: {}\ncomponents:\n  schemas:\n${schemas}`),
  });
  const source = await loadServiceSource(project.root, 'pets');
  const locator = await loadLocator(project.root, source, {});
  const places = ['Loop/type', 'Anchored/info'].map((path) => locator.locate(`#/components/schemas/${path}`));
  expect((await Promise.all(places)).map(({ line }) => line)).toEqual([8, 9]);
});
