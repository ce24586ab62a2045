import { expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toRequestFile, toRequestHref } from '@/openapi/requests/request-form-type-and-file-path';
import { toOperationFile, toSchemaFile } from '@/routes/files-for-programs/operation-and-schema-file-paths';
import { describedServices } from '../../described';

it('the URL of the data of a form follows from that of the Markdown, with a page of its own or without', async () => {
  const spec = await loadSpec(describedServices[0] ?? '');
  const [operation] = spec.operations;
  if (!operation) throw new Error('The spec has no operation.');
  const folder = `/base/api/${spec.service}/`;
  const own = { ...operation, page: `/api/${spec.service}/operation/${operation.slug}/` };
  for (const one of [operation, own])
    expect(toRequestHref(`/base/${toOperationFile(spec, one)}`)).toBe(folder + toRequestFile(operation.slug));
  expect(toRequestHref('/base/guide.md')).toBeUndefined();
});

it('the Markdown of a component schema is that of its page, unless that page lists all of them', async () => {
  const spec = await loadSpec(describedServices[0] ?? '');
  const [node] = spec.componentIds.flatMap((id) => spec.schemas[id] ?? []);
  if (!node) throw new Error('The spec has no component schema.');
  const list = `/api/${spec.service}/schema/`;
  expect(toSchemaFile(spec, { ...node, page: list })).toMatch(/\/schemas\/[^/]+\.md$/);
  // A schema may have a number as its name.
  expect(toSchemaFile(spec, { ...node, page: `${list}2/` })).toBe(`api/${spec.service}/schema/2.md`);
});
