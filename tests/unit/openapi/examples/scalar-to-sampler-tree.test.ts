import { expect, it } from 'vitest';
import { toModel } from '../to-model';

/** Returns the generated example of a number with some keywords. */
function getExample(keywords: string): string | undefined {
  const spec = toModel(`
paths: {}
components: { schemas: { Box: { type: object, required: [size], properties: { size: { type: number, ${keywords} } } } } }
`);
  return /"size": (.*)/.exec(spec.schemas['#/components/schemas/Box']?.example?.source ?? '')?.[1];
}

it.each([
  ['multipleOf: 5, maximum: -5', '-5'],
  ['multipleOf: 5, exclusiveMaximum: -5', '-10'],
  ['multipleOf: 1, minimum: 1700000000000123', '1700000000000123'],
  ['multipleOf: 5, minimum: 12, exclusiveMinimum: 0', '15'],
  ['multipleOf: 5, minimum: 0, exclusiveMinimum: 15', '20'],
  ['multipleOf: 0.25, minimum: 0.3', '0.5'],
  ['multipleOf: 5, minimum: 10, exclusiveMinimum: true', '15'],
  ['multipleOf: 5, allOf: [{ minimum: 0, exclusiveMinimum: true }, { minimum: 10 }]', '10'],
  ['multipleOf: 4', '0'],
])('a number with %s is %s', (keywords, expected) => {
  expect(getExample(keywords)).toBe(expected);
});
