import { expect, it } from 'vitest';
import { findAlternatives, findNode, findVariant } from '@/openapi/requests/schema-properties-and-alternatives';
import { toModel } from '../to-model';

const { schemas } = toModel(`paths: {}
components:
  schemas:
    Rule:
      oneOf:
        - { title: update, type: object, required: [type], properties: { type: { enum: [update] }, parameters: { type: object } } }
        - { title: pattern, type: object, required: [type], properties: { type: { enum: [pattern] }, parameters: { type: object } } }
        - { title: size, type: object, required: [type], properties: { type: { const: size }, parameters: { type: object } } }
        - { title: other, type: object, required: [type], properties: { type: { enum: [one, two] }, parameters: { type: object } } }`);

it.each([
  ['update', 'update'],
  ['pattern', 'pattern'],
  ['size', 'size'],
  ['two', 'other'],
])('a value with the type %s fits the alternative %s, although all of them have its properties', (type, title) => {
  const node = findNode(schemas, '#/components/schemas/Rule');
  const alternatives = node && findAlternatives(node);
  expect(alternatives && findVariant(schemas, alternatives, { type, parameters: {} })?.title).toBe(title);
});
