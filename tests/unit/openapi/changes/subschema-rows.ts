import type { SchemaRow } from './compare';

const toObject = (rest = '') => `{ type: object, properties: { id: { type: string } }${rest && `, ${rest}`} }`;

/** One row for each rule about subschemas and items. */
export const subschemaRows: SchemaRow[] = [
  [
    'pattern-properties-added',
    toObject(),
    toObject('patternProperties: { ^x: { type: string } }'),
    'risky',
    'risky',
    'Properties of `Pet` that match `^x` have a schema.',
  ],
  [
    'pattern-properties-removed',
    toObject('patternProperties: { ^x: { type: string } }'),
    toObject(),
    'risky',
    'risky',
    'Properties of `Pet` that match `^x` have no schema anymore.',
  ],
  [
    'position-added',
    '{ type: array, prefixItems: [{ type: string }] }',
    '{ type: array, prefixItems: [{ type: string }, { type: string }] }',
    'risky',
    'risky',
    'Item 2 of `Pet` has a schema.',
  ],
  [
    'position-removed',
    '{ type: array, prefixItems: [{ type: string }, { type: string }] }',
    '{ type: array, prefixItems: [{ type: string }] }',
    'risky',
    'risky',
    'Item 2 of `Pet` has no schema anymore.',
  ],
  [
    'subschema-added',
    '{ type: array }',
    '{ type: array, items: { type: string } }',
    'breaking',
    'safe',
    '`Pet` has `items` (had none).',
  ],
  [
    'subschema-added',
    '{ type: string }',
    '{ type: string, not: { enum: [a] } }',
    'breaking',
    'safe',
    '`Pet` has `not` (had none).',
  ],
  [
    'subschema-removed',
    toObject('propertyNames: { maxLength: 3 }'),
    toObject(),
    'safe',
    'risky',
    '`Pet` has no `propertyNames` anymore.',
  ],
  [
    'condition-changed',
    '{ type: string, not: { enum: [a] } }',
    '{ type: string, not: { enum: [b] } }',
    'risky',
    'risky',
    'The condition `not` of `Pet` is different.',
  ],
  [
    'type-changed',
    '{ type: array, items: { type: string } }',
    '{ type: array, items: { type: integer } }',
    'breaking',
    'breaking',
    '`Pet[]` is integer (was string).',
  ],
  [
    'type-changed',
    '{ type: object, additionalProperties: { type: string } }',
    '{ type: object, additionalProperties: { type: integer } }',
    'breaking',
    'breaking',
    '`Pet.*` is integer (was string).',
  ],
];
