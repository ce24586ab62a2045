import { describe, expect, it } from 'vitest';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { openExportedDocumentation } from '@/mcp/exported-documentation';
import { toIndexFiles } from '@/routes/api-index-json/files';
import type { IndexedService } from '@/routes/api-index-json/format-types';

const read: string[] = [];

/** Opens an export that consists of the index, divided if it has more characters than allowed. */
async function open(limit: number) {
  const files = new Map(
    toIndexFiles(await Promise.all(getServices().map(loadSpec)), limit).map((one) => [one.path, one]),
  );
  const docs = await openExportedDocumentation(async (file) => {
    read.push(file);
    return files.get(file)?.load();
  });
  return { docs, files };
}

/** Lists the services as one file contains them. */
async function loadServices(): Promise<IndexedService[]> {
  const { files } = await open(Infinity);
  const { services } = JSON.parse((await files.get('api-index.json')?.load()) ?? '') as { services: IndexedService[] };
  return services;
}

describe('an index that is divided into parts', () => {
  it('contains the same operations and schemas, with and without names', async () => {
    const { docs, files } = await open(20_000);
    expect([...files.keys()].filter((file) => /^api\/environments\/api-index\//.test(file)).length).toBeGreaterThan(5);
    expect([...files.keys()]).toContain('api/accounts/api-index.json');
    for (const { id: service, operations, schemas } of await loadServices()) {
      for (const operation of operations) expect(await docs.getOperation(operation.id, service)).toEqual(operation);
      for (const schema of schemas) {
        expect(await docs.findSchema(schema.id, service)).toEqual(schema);
        if (schema.name !== undefined) expect(await docs.findSchema(schema.name, service)).toEqual(schema);
      }
    }
  });

  it('is read only as far as an item needs it', async () => {
    const { docs, files } = await open(20_000);
    read.length = 0;
    await docs.getOperation('createEnvironment');
    await docs.getOperation('createEnvironment');
    const parts = read.filter((file) => file.includes('/api-index/'));
    expect(parts).toHaveLength(1);
    expect(await files.get(parts[0] ?? '')?.load()).toContain('"createEnvironment"');
  });

  it('suggests the names of the parts', async () => {
    const { docs } = await open(0);
    await expect(docs.getOperation('createEnvironmnt')).rejects.toThrow('Did you mean "createEnvironment"?');
    await expect(docs.findSchema('EnvironmentIdd')).rejects.toThrow('Did you mean "EnvironmentId"');
    await expect(docs.findSchema('#/components/schemas/EnvironmentIdd')).rejects.toThrow('EnvironmentId"');
    await expect(docs.findSchema('BlueprintComponentLink')).rejects.toThrow('Pass "service": ');
  });
});

it('reads a file again after it could not be read', async () => {
  const { files } = await open(0);
  let isDown = true;
  const docs = await openExportedDocumentation(async (file) => {
    if (isDown && file !== 'api-index.json') throw new Error('503');
    return files.get(file)?.load();
  });
  await expect(docs.getOperation('createEnvironment')).rejects.toThrow('503');
  await expect(docs.search('environment')).rejects.toThrow('503');
  isDown = false;
  expect(await docs.getOperation('createEnvironment')).toMatchObject({ method: 'post' });
  // This export has no index, which only a second attempt can find out.
  await expect(docs.search('environment')).rejects.toThrow('The export has no file "search-index/manifest.json".');
});
