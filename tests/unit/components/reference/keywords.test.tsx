import { describe, expect, it } from 'vitest';
import { renderPage, toDocument } from './render';

const text = { type: 'string' };
const toObject = (name: string) => ({ type: 'object', properties: { [name]: text } });

/**
 * The keywords of JSON Schema 2020-12 that say something about a value, each with a value and a text by which a reader recognizes it. Identifiers
 * (`$id`, `$anchor`, `$defs`, …) say nothing about a value, and `$comment` must not be shown to users.
 */
const keywords: Record<string, [value: unknown, shown: string | RegExp]> = {
  $ref: ['#/components/schemas/Marked', 'markRef'],
  allOf: [[toObject('markAllOf')], 'markAllOf'],
  anyOf: [[toObject('markAnyOne'), toObject('markAnyTwo')], /markAnyOne.*markAnyTwo/],
  oneOf: [[toObject('markOneOne'), toObject('markOneTwo')], /markOneOne.*markOneTwo/],
  not: [toObject('markNot'), 'markNot'],
  if: [toObject('markIf'), 'markIf'],
  then: [toObject('markThen'), 'markThen'],
  else: [toObject('markElse'), 'markElse'],
  dependentSchemas: [{ markOther: toObject('markDependent') }, /markOther.*markDependent/],
  prefixItems: [[toObject('markPrefix')], 'markPrefix'],
  items: [toObject('markItems'), 'markItems'],
  contains: [toObject('markContains'), 'markContains'],
  properties: [{ markProperty: text }, 'markProperty'],
  patternProperties: [{ '^markPattern': text }, 'markPattern'],
  additionalProperties: [toObject('markAdditional'), 'markAdditional'],
  propertyNames: [{ pattern: '^markNames' }, 'markNames'],
  unevaluatedItems: [toObject('markLeftItems'), 'markLeftItems'],
  unevaluatedProperties: [toObject('markLeftProperties'), 'markLeftProperties'],
  enum: [['markEnum'], 'markEnum'],
  const: ['markConst', 'markConst'],
  multipleOf: [7301, '7301'],
  maximum: [7302, '7302'],
  exclusiveMaximum: [7303, '7303'],
  minimum: [7304, '7304'],
  exclusiveMinimum: [7305, '7305'],
  maxLength: [7306, '7306'],
  minLength: [7307, '7307'],
  pattern: ['^mark', '^mark'],
  maxItems: [7308, '7308'],
  minItems: [7309, '7309'],
  uniqueItems: [true, 'unique'],
  maxContains: [7310, '7310'],
  minContains: [7311, '7311'],
  maxProperties: [7312, '7312'],
  minProperties: [7313, '7313'],
  required: [['markRequired'], 'markRequired'],
  dependentRequired: [{ markOther: ['markWith'] }, /markWith.*markOther|markOther.*markWith/],
  title: ['Mark title', 'Mark title'],
  description: ['Mark description.', 'Mark description.'],
  default: ['markDefault', 'markDefault'],
  deprecated: [true, 'deprecated'],
  readOnly: [true, /read-only|Read-only|readOnly/],
  writeOnly: [true, /write-only|writeOnly/],
  examples: [['markExample'], 'markExample'],
  format: ['mark-format', 'mark-format'],
  contentEncoding: ['mark-encoding', 'mark-encoding'],
  contentMediaType: ['mark/type', 'mark/type'],
  contentSchema: [toObject('markContent'), 'markContent'],
};

const types = [
  undefined,
  'object',
  'array',
  'string',
  'integer',
  'boolean',
  'null',
  ['string', 'null'],
  ['string', 'integer'],
  ['object', 'null', 'array'],
  ['object', 'string'],
  ['object', 'array', 'string', 'number', 'boolean', 'null'],
];

/** Keywords that decide how a schema is shown. */
const companions: Record<string, unknown>[] = [
  {},
  { properties: { other: text } },
  { items: text },
  { enum: [1, 2] },
  { oneOf: [toObject('one'), toObject('two')] },
  { if: { required: ['other'] }, then: toObject('then') },
];

/** The places in which a schema may be, each as a body and as a property. */
const places: Record<string, (schema: Record<string, unknown>) => Record<string, unknown>> = {
  'a body': (schema) => schema,
  'a property': (schema) => ({ type: 'object', properties: { place: schema } }),
  'the items of an array': (schema) => ({ type: 'object', properties: { place: { type: 'array', items: schema } } }),
  'the values of a map': (schema) => ({ type: 'object', additionalProperties: schema }),
};

// A media type without a generated example, which would take longer than everything else.
const toBody = (schema: Record<string, unknown>) => ({ content: { 'application/octet-stream': { schema } } });

describe('each keyword of a schema is shown', () => {
  it.each(Object.keys(places))('in %s, whatever the type and the other keywords are', (place) => {
    const schemas = Object.entries(keywords).flatMap(([keyword, [value]]) =>
      types.flatMap((type) =>
        companions
          .filter((companion) => !(keyword in companion) && (place === 'a body' || companion === companions[0]))
          .map((companion) => ({ keyword, schema: { ...(type && { type }), ...companion, [keyword]: value } })),
      ),
    );
    const paths = Object.fromEntries(
      schemas.map(({ schema }, at) => [
        `/${at}`,
        { post: { operationId: `o${at}`, requestBody: toBody(places[place]?.(schema) ?? {}), responses: {} } },
      ]),
    );
    const page = renderPage(
      toDocument({ paths, schemas: { Marked: toObject('markRef') }, 'x-pages': { operations: 1e9 } }),
    );
    const texts = page.getTextsById();
    const dropped = schemas.flatMap(({ keyword, schema }, at) => {
      const shown = texts.get(`o${at}.body`) ?? '';
      const wanted = keywords[keyword]?.[1] ?? '';
      return (typeof wanted === 'string' ? shown.includes(wanted) : wanted.test(shown)) ? [] : [JSON.stringify(schema)];
    });
    expect(schemas.length).toBeGreaterThan(300);
    expect(dropped).toEqual([]);
  });
});
