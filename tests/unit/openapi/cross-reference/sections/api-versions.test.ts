import { expect, it } from 'vitest';
import { writeApiVersions } from '@/openapi/cross-reference/sections/api-versions';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toMarkdownWithIds } from '../to-markdown-with-ids';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { describedServices } from '../../../described';

const ok = 'responses: { "200": { description: OK } }';

it('lists the version of the specification, the versions in paths, and each path with its operations', () => {
  const spec = toModel(`info: { title: "Te|st", version: v2.1 }
paths:
  /v2/pets: { get: { operationId: list, summary: "List {product}", ${ok} }, post: { operationId: create, ${ok} } }
  "/v2/pets/{petVersion}": { get: { operationId: get, ${ok} } }
  /health: { get: { operationId: health, ${ok} } }
webhooks:
  changed: { post: { operationId: changed, ${ok} } }`);
  const [, overview, section] = toMarkdownWithIds(writeApiVersions({ ...noSources, specs: [spec] })).split(/^## /m);
  expect(overview).toContain('| [Te\\|st](/api/test/) | `v2.1` | `/v2`, `/health` | `v2` |');
  const rows = section?.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows?.sort()).toEqual([
    '| `/health` | `GET` [health](/api/test/#health) |',
    '| `/v2/pets/{petVersion}` | `GET` [get](/api/test/#get) |',
    '| `/v2/pets` | `GET` [List {product}](/api/test/#list), `POST` [create](/api/test/#create) |',
  ]);
});

it('says that no path contains a version, as the introduction of the page does', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const [, overview = ''] = toMarkdownWithIds(writeApiVersions({ ...noSources, specs })).split(/^## /m);
  const rows = overview.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(specs.length);
  expect(rows.filter((row) => !row.endsWith('| None |'))).toEqual([]);
});
