import { cp } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import schema from '@/routes/api-index-json/api-index.schema.json';
import { toIndexFiles } from '@/routes/api-index-json/files';
import { buildModels, makeProject, toDocument, type Project } from '../../openapi/project';

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const loadSpecs = async (project: Project) => (await buildModels(project)).models.map(({ spec }) => spec);

it('the index of the specs in tests/fixtures complies with its schema', async () => {
  const project = await makeProject();
  await cp('tests/fixtures/specs/openapi', `${project.root}/openapi`, { recursive: true });
  const specs = await loadSpecs(project);
  expect(specs).not.toEqual([]);
  for (const limit of [Infinity, 0])
    for (const { path, load } of toIndexFiles(specs, limit)) {
      validate(JSON.parse(await load()));
      expect(validate.errors, path).toBeNull();
    }
});

it('the index contains nothing that is internal', async () => {
  const ok = "responses: { '200': { description: OK } }";
  const project = await makeProject({
    'openapi/pets/openapi.yaml': toDocument(`paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ name: hush, in: query, x-internal: true, schema: { type: string } }]
      ${ok}
    post: { operationId: hushAdd, x-internal: true, ${ok} }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string }, hush: { type: string, x-internal: true } } }
    Hush: { type: object, x-internal: true }
`),
  });
  const [file] = toIndexFiles(await loadSpecs(project));
  const text = (await file?.load()) ?? '';
  expect(text).toContain('listPets');
  expect(text).toContain('"Pet"');
  expect(text.toLowerCase()).not.toContain('hush');
});
