import { expect, it } from 'vitest';
import { toPayloadSchemas } from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { toModel } from '../to-model';

const markdown = 'One of **two**, see [`Pet`](#schema.Pet).\n\n- A\n- B';

it('toPayloadSchemas writes descriptions as plain text, and leaves data and properties with the same names', () => {
  const schemas = {
    Pet: {
      description: markdown,
      example: {},
      dependentRequired: { example: ['unit'], description: ['note'] },
      properties: {
        description: { type: 'string', description: markdown, enum: ['*a*'] },
        example: { const: { description: '*b*', example: 1 } },
        default: { properties: { inner: { description: '*c*' } } },
      },
    },
  };
  const document = { openapi: '3.1.0', components: { schemas } };
  const text = 'One of two, see Pet. A B';
  expect(toPayloadSchemas(toModel(JSON.stringify({ components: { schemas } })), document).schemas).toEqual({
    Pet: {
      description: text,
      dependentRequired: { example: ['unit'], description: ['note'] },
      properties: {
        description: { type: 'string', description: text, enum: ['*a*'] },
        example: { const: { description: '*b*', example: 1 } },
        default: { properties: { inner: { description: 'c' } } },
      },
    },
  });
});
