import type { SchemaRow } from './compare';

const toObject = (properties: string, rest = '') =>
  `{ type: object, properties: { ${properties} }${rest && `, ${rest}`} }`;
const id = 'id: { type: string }';
const closed = 'additionalProperties: false';
const readOnly = 'id: { type: string, readOnly: true }';
const writeOnly = 'id: { type: string, writeOnly: true }';

/** One row for each rule about properties of objects. */
export const propertyRows: SchemaRow[] = [
  ['property-added', toObject(''), toObject(id), 'safe', 'safe', '`Pet.id` is a new optional property.'],
  [
    'required-property-added',
    toObject(''),
    toObject(id, 'required: [id]'),
    'breaking',
    'safe',
    '`Pet.id` is a new required property.',
  ],
  ['property-removed', toObject(id), toObject(''), 'risky', 'risky', '`Pet.id` was removed.'],
  ['property-removed', toObject(writeOnly), toObject(''), 'risky', '-', '`Pet.id` was removed.'],
  [
    'required-property-removed',
    toObject(id, 'required: [id]'),
    toObject(''),
    'risky',
    'breaking',
    '`Pet.id`, which was required, was removed.',
  ],
  [
    'property-refused',
    toObject(writeOnly, closed),
    toObject('', closed),
    'breaking',
    '-',
    '`Pet.id` was removed, and no other properties are allowed.',
  ],
  [
    'property-became-required',
    toObject(id),
    toObject(id, 'required: [id]'),
    'breaking',
    'safe',
    '`Pet.id` is required now.',
  ],
  [
    'property-became-optional',
    toObject(id, 'required: [id]'),
    toObject(id),
    'safe',
    'breaking',
    '`Pet.id` is optional now.',
  ],
  [
    'required-with-added',
    toObject(id),
    toObject(id, 'dependentRequired: { a: [id] }'),
    'breaking',
    'safe',
    '`Pet.id` is required if there is `a`.',
  ],
  [
    'required-with-removed',
    toObject(id, 'dependentRequired: { a: [id] }'),
    toObject(id),
    'safe',
    'risky',
    '`Pet.id` is not required with `a` anymore.',
  ],
  [
    'required-with-changed',
    toObject(id, 'dependentRequired: { a: [id] }'),
    toObject(id, 'dependentRequired: { b: [id] }'),
    'breaking',
    'risky',
    '`Pet.id` is required if there is `b` (was `a`).',
  ],
  ['became-read-only', toObject(id), toObject(readOnly), 'risky', '-', '`Pet.id` is read-only now.'],
  ['no-longer-read-only', toObject(readOnly), toObject(id), 'safe', '-', '`Pet.id` is not read-only anymore.'],
  [
    'required-no-longer-read-only',
    toObject(readOnly, 'required: [id]'),
    toObject(id, 'required: [id]'),
    'breaking',
    '-',
    '`Pet.id` is required and not read-only anymore.',
  ],
  ['became-write-only', toObject(id), toObject(writeOnly), '-', 'breaking', '`Pet.id` is write-only now.'],
  ['no-longer-write-only', toObject(writeOnly), toObject(id), '-', 'safe', '`Pet.id` is not write-only anymore.'],
  [
    'other-properties-refused',
    toObject(id),
    toObject(id, closed),
    'breaking',
    'safe',
    '`Pet` allows no other properties anymore.',
  ],
  ['other-properties-allowed', toObject(id, closed), toObject(id), 'safe', 'risky', '`Pet` allows other properties.'],
  [
    'other-properties-limited',
    toObject(id),
    toObject(id, 'additionalProperties: { type: string }'),
    'breaking',
    'safe',
    'Other properties of `Pet` must match a schema.',
  ],
  [
    'other-properties-unlimited',
    toObject(id, 'additionalProperties: { type: string }'),
    toObject(id),
    'safe',
    'risky',
    'Other properties of `Pet` may have any value.',
  ],
];
