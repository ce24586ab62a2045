import { expect, it } from 'vitest';
import { findAllProblems } from '@/payload/check-request-form-values';

const components = {
  Pet: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 2 } } },
};

it('finds the problems of several values, in the words of the explainer, with the paths of what the reader filled in', () => {
  const values = [
    { path: ['query', 'limit'], schema: { type: 'integer', maximum: 10 }, value: 11 },
    { path: ['body'], schema: { $ref: '#/components/schemas/Pet' }, value: { name: 'x' } },
    { path: ['body', 1], schema: { $ref: '#/components/schemas/Pet' }, value: {} },
  ];
  expect(findAllProblems(values, components)).toEqual([
    { path: ['query', 'limit'], text: 'Must be 10 or less.' },
    { path: ['body', 'name'], text: 'Number of characters: 1. Minimum: 2.' },
    { path: ['body', 1], text: 'The required property "name" is missing.' },
  ]);
});

it('finds nothing for a schema that cannot be read', () => {
  expect(findAllProblems([{ path: ['body'], schema: { $ref: '#/components/schemas/Gone' }, value: 1 }], {})).toEqual(
    [],
  );
});
