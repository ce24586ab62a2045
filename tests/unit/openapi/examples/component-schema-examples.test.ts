import { expect, it } from 'vitest';
import { toResult } from '../to-model';

function toExamples(schemas: string): Record<string, unknown> {
  const { spec } = toResult(`paths: {}\ncomponents:\n  schemas:\n${schemas}`);
  return Object.fromEntries(
    spec.componentIds.map((id) => {
      const { name = '', example } = spec.schemas[id] ?? {};
      return [name, example && JSON.parse(example.source)];
    }),
  );
}

it('component schemas with something inside get a valid example, others get none', () => {
  const examples =
    toExamples(`    Pet: { type: object, required: [id], properties: { id: { type: integer, minimum: 7 }, owner: { $ref: "#/components/schemas/Owner" } } }
    Owner: { type: object, properties: { name: { type: string, examples: [Ann] } } }
    Pets: { type: array, items: { $ref: "#/components/schemas/Pet" } }
    Kind: { type: string, enum: [cat] }
    Impossible: { type: object, required: [id], properties: { id: false } }`);
  expect(examples).toMatchObject({ Owner: { name: 'Ann' }, Pets: [{ owner: { name: 'Ann' } }] });
  expect(examples.Pet).toMatchObject({ owner: { name: 'Ann' } });
  expect((examples.Pet as { id: number }).id).toBeGreaterThanOrEqual(7);
  expect(examples.Kind).toBeUndefined();
  expect(examples.Impossible).toBeUndefined();
});

it('an example has the read-only properties of a response, not the write-only ones of a request', () => {
  const examples = toExamples(
    '    Key: { type: object, properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } } }',
  );
  expect(Object.keys(examples.Key as object)).toEqual(['id']);
});

it('a document with very many component schemas gets no examples of them', () => {
  const schemas = Array.from(
    { length: 151 },
    (_, at) => `    S${at}: { type: object, properties: { a: { type: string } } }`,
  );
  const count = (list: string[]) =>
    Object.values(toExamples(list.join('\n'))).filter((one) => one !== undefined).length;
  expect(count(schemas)).toBe(0);
  expect(count(schemas.slice(1))).toBe(150);
});
