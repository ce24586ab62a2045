import { expect, it } from 'vitest';
import {
  findPayloadExample,
  loadPayloadSchemas,
} from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { explain } from '@/payload/explain';
import type { ServiceSchemas } from '@/payload/schema-and-explanation-types';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toModel } from '../to-model';
import { describedServices } from '../../described';

const toPath = (name: string, example: string) =>
  `/${name}: { post: { requestBody: { content: { application/json: { schema: { type: object }, example: ${example} } } }, responses: { '200': { description: OK } } } }`;

it('findPayloadExample chooses the short body with the most lines', () => {
  const long = JSON.stringify({ text: 'x'.repeat(1300), a: 1, b: 2, c: 3 });
  const spec = toModel(
    `paths:\n  ${toPath('a', '{ a: 1 }')}\n  ${toPath('b', '{ a: 1, b: 2 }')}\n  ${toPath('c', long)}`,
  );
  expect(JSON.parse(findPayloadExample(spec) ?? '')).toEqual({ a: 1, b: 2 });
  expect(findPayloadExample(toModel('paths: {}'))).toBeUndefined();
});

it('the examples of the five services fit a schema without problems', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const services = (await Promise.all(specs.map(loadPayloadSchemas))) as unknown as ServiceSchemas[];
  const examples = specs.flatMap((spec) => findPayloadExample(spec) ?? []);
  expect(examples.length).toBe(specs.length);
  for (const example of examples) {
    const result = explain(example, services);
    expect(result.kind === 'fits' && result.fits[0]?.problems, example).toEqual([]);
  }
});
