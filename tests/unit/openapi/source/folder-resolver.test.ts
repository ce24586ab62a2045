import { expect, it } from 'vitest';
import { loadForeignConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { makeProject, toDocument } from '../project';

it('an empty discriminator is dropped, but not a member of an example or a value with its name', async () => {
  const data = '{ id: 1, mapping: null, discriminator: null }';
  const schema = `{ default: ${data}, enum: [${data}], discriminator: null }`;
  const project = await makeProject({
    'openapi/pets/openapi.yaml': toDocument(`paths: {}\ncomponents: { schemas: { A: ${schema} } }\n`),
  });
  const folder = `${project.root}/openapi/pets`;
  const source = { service: 'pets', folder, file: `${folder}/openapi.yaml`, isForeign: true };
  const { document } = await loadService(project.root, source, await loadForeignConfig());
  const value = { id: 1, mapping: null, discriminator: null };
  expect(document).toMatchObject({ components: { schemas: { A: { default: value, enum: [value] } } } });
  expect(document).not.toHaveProperty('components.schemas.A.discriminator');
});
