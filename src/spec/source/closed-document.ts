import { isObject } from '../json';

/** Keys whose members are named by the author, so that none of them is a keyword. */
const maps = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'requestBodies',
  'paths',
  'webhooks',
]);
const dropped = new Set(['example', 'examples', 'externalValue']);

/** Copies a document without what leads out of it: extensions, examples, references to other files and addresses. */
export function toClosed(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => toClosed(item));
  if (!isObject(value)) return value;
  const reference = value['$ref'];
  if (!isMap && typeof reference === 'string' && !reference.startsWith('#')) return {};
  const entries = Object.entries(value).filter(([key]) => isMap || !(dropped.has(key) || key.startsWith('x-')));
  return Object.fromEntries(entries.map(([key, child]) => [key, toClosed(child, !isMap && maps.has(key))]));
}
