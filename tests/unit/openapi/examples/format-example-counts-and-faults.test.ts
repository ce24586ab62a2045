import { expect, it } from 'vitest';
import { toExampleReport } from '@/openapi/examples/format-example-counts-and-faults';
import { toResult } from '../to-model';

const { examples } = toResult(`
paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { application/json: { schema: { type: integer }, example: one } } }
      responses: { "200": { content: { application/json: { schema: { enum: [] } } } } }
`);

it('the report counts faulty examples, and lists them and places without one if it is long', () => {
  const lines = [
    'warning examples: 1 of 1 do not match their schemas',
    'examples: shown at 1 of 2 places; 1 authored, 0 generated',
  ];
  expect(toExampleReport([{ service: 'pets', ...examples }], { isLong: false }).split('\n')).toEqual(lines);
  expect(toExampleReport([{ service: 'pets', ...examples }], { isLong: true }).split('\n')).toEqual([
    'pets#a.body warning example: Example: it must be integer',
    expect.stringMatching(/^pets#a\.200 warning no example: /),
    ...lines,
  ]);
});
