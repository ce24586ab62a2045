import { toKeys } from '@/lib/json-pointer';

const numbers: Record<string, (value: string) => string> = {
  minLength: (value) => `must have at least ${toAmount(value, 'character')}`,
  maxLength: (value) => `may be at most ${toAmount(value, 'character')}`,
  minItems: (value) => `must have at least ${toAmount(value, 'item')}`,
  maxItems: (value) => `may have at most ${toAmount(value, 'item')}`,
  minProperties: (value) => `must have at least ${toAmount(value, 'property', 'properties')}`,
  maxProperties: (value) => `may have at most ${toAmount(value, 'property', 'properties')}`,
  minContains: (value) => `must contain at least ${toAmount(value, 'such item')}`,
  maxContains: (value) => `may contain at most ${toAmount(value, 'such item')}`,
  minimum: (value) => `must be at least ${value}`,
  exclusiveMinimum: (value) => `must be greater than ${value}`,
  maximum: (value) => `may be at most ${value}`,
  exclusiveMaximum: (value) => `must be less than ${value}`,
  multipleOf: (value) => `must be a multiple of ${value}`,
  uniqueItems: () => 'must not have equal items',
};

/** Describes a limit: `may be at most 30 characters`. */
export function toLimitWords(keyword: string, value: string): string {
  return numbers[keyword]?.(value) ?? `has \`${keyword}: ${value}\``;
}

function toAmount(value: string, singular: string, plural = `${singular}s`): string {
  return `${value} ${value === '1' ? singular : plural}`;
}

/** Describes the schema at a pointer as people name it: `Pet.tags[]`. `root` is the parameter or body that contains it. */
export function toSubject(pointer: string, root: string): { schema?: string; text: string } {
  const keys = toKeys(pointer);
  const isComponent = keys[0] === 'components' && keys[1] === 'schemas';
  const schema = isComponent ? keys[2] : undefined;
  const start = isComponent ? 3 : keys.findIndex((key) => key === 'schema' || key === 'itemSchema') + 1;
  const path = start === 0 ? '' : toPath(keys.slice(start));
  if (schema !== undefined) return { schema, text: `\`${schema}${path}\`` };
  return { text: path === '' ? root : `\`${path.replace(/^\./, '')}\` in ${root}` };
}

/** Keywords whose value is a map or list of schemas, with the words for one of them. */
const members: Record<string, (key: string) => string> = {
  properties: (name) => `.${name}`,
  patternProperties: (pattern) => `./${pattern}/`,
  prefixItems: (index) => `[${index}]`,
  required: (name) => `.${name}`,
  discriminator: () => '',
  dependentSchemas: () => '',
  allOf: () => '',
  oneOf: () => '',
  anyOf: () => '',
};

const single: Record<string, string> = {
  items: '[]',
  contains: '[]',
  additionalProperties: '.*',
  unevaluatedProperties: '.*',
};

function toPath(keys: string[]): string {
  let path = '';
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? '';
    const next = keys[index + 1];
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    if (member && next !== undefined) {
      path += member(next);
      index++;
    } else path += (Object.hasOwn(single, key) && single[key]) || '';
  }
  return path;
}
