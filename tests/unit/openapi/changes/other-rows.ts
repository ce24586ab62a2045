import type { SchemaRow } from './compare';

const cat =
  '{ type: object, required: [kind, lives], properties: { kind: { type: string }, lives: { type: integer } } }';
const dog =
  '{ type: object, required: [kind, tricks], properties: { kind: { type: string }, tricks: { type: string } } }';
const select = (name: string, mapping = '') =>
  `discriminator: { propertyName: ${name}${mapping && `, mapping: { ${mapping} }`} }`;
const refs = "oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]";

/** The components next to `Pet`. */
export const others = `Cat: ${cat}, Dog: ${dog}`;

/** One row for each rule about alternatives and about what does not limit values. */
export const otherRows: SchemaRow[] = [
  [
    'alternatives-added',
    '{ type: object, properties: { kind: { type: string } } }',
    `{ type: object, properties: { kind: { type: string } }, ${refs} }`,
    'breaking',
    'safe',
    '`Pet` must match one of several alternatives.',
  ],
  [
    'alternatives-removed',
    `{ type: object, properties: { kind: { type: string } }, ${refs} }`,
    '{ type: object, properties: { kind: { type: string } } }',
    'safe',
    'breaking',
    '`Pet` need not match one of several alternatives anymore.',
  ],
  ['alternative-added', cat, `{ ${refs} }`, 'safe', 'breaking', '`Pet` has the new alternative Dog.'],
  [
    'alternative-removed',
    `{ ${refs} }`,
    "{ $ref: '#/components/schemas/Cat' }",
    'breaking',
    'safe',
    '`Pet` has no alternative Dog anymore.',
  ],
  [
    'alternatives-kind-changed',
    `{ ${refs} }`,
    `{ ${refs.replace('oneOf', 'anyOf')} }`,
    'risky',
    'risky',
    '`Pet` has `anyOf` (was `oneOf`).',
  ],
  [
    'discriminator-added',
    `{ ${refs} }`,
    `{ ${refs}, ${select('kind')} }`,
    'safe',
    'safe',
    '`kind` selects the alternative of `Pet`.',
  ],
  [
    'discriminator-removed',
    `{ ${refs}, ${select('kind')} }`,
    `{ ${refs} }`,
    'risky',
    'risky',
    '`kind` does not select the alternative of `Pet` anymore.',
  ],
  [
    'discriminator-changed',
    `{ ${refs}, ${select('kind')} }`,
    `{ ${refs}, ${select('lives')} }`,
    'breaking',
    'breaking',
    '`lives` selects the alternative of `Pet` (was `kind`).',
  ],
  [
    'discriminator-value-added',
    `{ ${refs}, ${select('kind', 'cat: Cat')} }`,
    `{ ${refs}, ${select('kind', 'cat: Cat, kitten: Cat')} }`,
    'safe',
    'risky',
    'The value kitten also selects `Cat`.',
  ],
  [
    'discriminator-value-removed',
    `{ ${refs}, ${select('kind', 'cat: Cat, kitten: Cat')} }`,
    `{ ${refs}, ${select('kind', 'cat: Cat')} }`,
    'breaking',
    'safe',
    'The value kitten does not select `Cat` anymore.',
  ],
  [
    'default-changed',
    '{ type: string }',
    '{ type: string, default: a }',
    'risky',
    'safe',
    'The default of `Pet` is "a" (was missing).',
  ],
  [
    'xml-changed',
    '{ type: string }',
    '{ type: string, xml: { name: pet } }',
    'risky',
    'risky',
    'The XML of `Pet` is different.',
  ],
  [
    'keyword-changed',
    '{ type: string }',
    '{ type: string, fancy: 1 }',
    'risky',
    'risky',
    '`fancy` of `Pet` is 1 (was missing).',
  ],
  ['deprecated', '{ type: string }', '{ type: string, deprecated: true }', 'safe', 'safe', '`Pet` is deprecated.'],
  [
    'no-longer-deprecated',
    '{ type: string, deprecated: true }',
    '{ type: string }',
    'safe',
    'safe',
    '`Pet` is not deprecated anymore.',
  ],
  [
    'sunset-changed',
    '{ type: string, x-sunset: "2031-01-01" }',
    '{ type: string, x-sunset: "2030-01-01" }',
    'risky',
    'risky',
    '`Pet` is available until 2030-01-01 (was available until 2031-01-01).',
  ],
  [
    'stability-changed',
    '{ type: string, x-stability: stable }',
    '{ type: string, x-stability: beta }',
    'risky',
    'risky',
    'The stability of `Pet` is beta (was stable).',
  ],
  [
    'words-changed',
    '{ type: string, description: A. }',
    '{ type: string, description: B. }',
    'words',
    'words',
    'The text `description` of `Pet` is different.',
  ],
  [
    'words-changed',
    '{ type: string, examples: [a] }',
    '{ type: string, examples: [b] }',
    'words',
    'words',
    'The text `examples` of `Pet` is different.',
  ],
];
