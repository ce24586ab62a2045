import { expect, it } from 'vitest';
import { toPayloadSchemas } from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { explain } from '@/payload/explain';
import type { ServiceSchemas } from '@/payload/schema-and-explanation-types';
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

it('a pattern that browsers cannot read does not end the explanation of a payload, whose other mistakes are found', () => {
  const unreadable = '^[\\w-.]+$';
  const code = { type: 'string', pattern: unreadable, maxLength: 3 };
  const Pet = {
    properties: { code },
    patternProperties: { [unreadable]: { type: 'number' } },
    additionalProperties: false,
  };
  const schemas = { Pet, Other: { properties: { other: { type: 'string' } } } };
  const service = toPayloadSchemas(toModel(JSON.stringify({ components: { schemas } })), {
    openapi: '3.1.0',
    components: { schemas },
  });
  expect(explain('{ "code": "long", "any": 1 }', [service as ServiceSchemas])).toMatchObject({
    kind: 'fits',
    fits: [{ title: 'Pet', problems: [{ text: 'Number of characters: 4. Maximum: 3.' }] }],
  });
});
