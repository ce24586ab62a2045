import { expect, it } from 'vitest';
import { getRelations } from '@/openapi/cross-reference/references-between-schemas';
import { toSchemas } from '../to-model';

it('getRelations finds the next components on every way, without passing through one, even if a reference has a description of its own', () => {
  const spec = toSchemas(`
A:
  properties:
    b: { $ref: '#/components/schemas/B' }
    list: { type: array, items: { properties: { b: { $ref: '#/components/schemas/B' } } } }
B: { properties: { c: { $ref: '#/components/schemas/C' }, b: { $ref: '#/components/schemas/B' } } }
C: { type: string }
D: { properties: { b: { $ref: '#/components/schemas/B', description: Its B. } } }
`);
  const toName = (id: string) => id.split('/').at(-1);
  expect(getRelations(spec).map(({ from, to, ways }) => [toName(from), toName(to), ways])).toEqual([
    ['A', 'B', ['b', 'list[].b']],
    ['B', 'C', ['c']],
    ['D', 'B', ['b']],
  ]);
});
