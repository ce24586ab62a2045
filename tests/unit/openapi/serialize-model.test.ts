import { describe, expect, it } from 'vitest';
import { isLargeModel, parseModel, toModelText } from '@/openapi/serialize-model';
import { toResult } from './to-model';

const words = 'What the pet is in the words of somebody who was paid by the letter.';
const result = toResult(`
x-pages: { operations: 0 }
paths: { /a: { get: { operationId: a, description: ${words}, responses: { "200": { description: ${words}, content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } } } } } }
components:
  securitySchemes: { key: { type: oauth2, description: ${words}, flows: { implicit: { authorizationUrl: https://a, scopes: { read: To read. } } } } }
  schemas:
    Pet: { type: object, additionalProperties: false, description: ${words}, properties: { first: { type: string, description: ${words} }, second: { type: string } } }
    Owner: { type: object, properties: { one: { $ref: "#/components/schemas/Pet", description: Mine. }, two: { $ref: "#/components/schemas/Pet", description: Also mine. } } }
`);

describe('a serialized model', () => {
  const text = toModelText(result);

  it('is parsed to an equal model', () => {
    expect(parseModel(text)).toEqual(JSON.parse(JSON.stringify(result)));
    expect(result.spec.schemas['#/components/schemas/Owner/properties/one']?.annotatedRef).toBe(
      '#/components/schemas/Pet',
    );
  });

  it('contains a description once, and does not repeat the properties of a schema for each annotated reference', () => {
    expect(text.split(`"source":"${words}"`)).toHaveLength(2);
    expect(text.split('"name":"first"')).toHaveLength(2);
  });

  it('is recognized by isLargeModel if its spec has several pages', () => {
    expect(isLargeModel(text)).toBe(true);
    expect(isLargeModel(toModelText(toResult('paths: {}')))).toBe(false);
  });
});
