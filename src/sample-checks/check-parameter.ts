import { toPointer } from '@/lib/json-pointer';
import { getValueProblems, isPlaceholder } from './check-value';
import { toSuggestion } from './problem';
import {
  getApplyingSchemas,
  type Json,
  type SampleOperation,
  type SampleSpec,
  toJson,
} from './read-operations-and-schemas-from-spec';

/** Texts that are a number, a boolean, or null in JSON. */
const literal = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

/** The separators of the items of a list, by style. */
const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Returns the mistakes in the values that a URL gives a parameter. */
export function getParameterMessages(
  spec: SampleSpec,
  operation: SampleOperation,
  place: string,
  name: string,
  values: string[],
): string[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const parameter = parameters.find((candidate) => candidate.name === name);
  if (!parameter) {
    if (parameters.some((candidate) => isPartOf(spec, candidate, name))) return [];
    const known = parameters.map((candidate) => String(candidate.name));
    return [`unknown ${place} parameter "${name}" in ${operation.name}${toSuggestion(name, known)}`];
  }
  if (values.some(isPlaceholder) || parameter.schema === undefined) return [];
  const pointer = toPointer(String(parameter.pointer), 'schema');
  const messages = getReadings(spec, pointer, parameter, values).map((code) =>
    getValueProblems(spec, pointer, { code, offset: 0, name: `${operation.name}.${place}.${name}` }).map(
      ({ message }) => message,
    ),
  );
  const [first = []] = messages;
  return messages.some((found) => found.length === 0) ? [] : first;
}

/** Returns true for the name of a property of an object whose properties are parameters of their own. */
function isPartOf(spec: SampleSpec, { pointer, name: whole, in: place, style = 'form' }: Json, name: string): boolean {
  if (style === 'deepObject') return name.startsWith(`${String(whole)}[`);
  const schemas = getApplyingSchemas(spec, [toPointer(String(pointer), 'schema')]);
  return place === 'query' && schemas.some(({ schema }) => Object.hasOwn(toJson(schema.properties), name));
}

/**
 * Returns what the values may mean as JSON, the most likely meaning first: the values in a URL have no types. An object has
 * none, because its properties may be in several parameters.
 */
function getReadings(spec: SampleSpec, pointer: string, parameter: Json, values: string[]): string[] {
  const types = getTypes(spec, [pointer]);
  if (types.has('object') || ['matrix', 'label'].includes(String(parameter.style))) return [];
  const scalars = values.length === 1 ? toReadings(values, types) : [];
  if (scalars.length > 0 && !types.has('array')) return scalars;
  const items = getApplyingSchemas(spec, [pointer]).map(({ at }) => toPointer(at, 'items'));
  return [...toReadings(toItems(parameter, values), getTypes(spec, items)).map((code) => `[${code}]`), ...scalars];
}

/** Returns the texts as JSON, both as strings and as literals where they are some. */
function toReadings(texts: string[], types: Set<unknown>): string[] {
  const strings = texts.map((text) => JSON.stringify(text)).join();
  const literals = texts.map((text) => (literal.test(text) ? text : JSON.stringify(text))).join();
  return types.has('string') ? [strings, literals] : [literals, strings];
}

function getTypes(spec: SampleSpec, pointers: string[]): Set<unknown> {
  return new Set(getApplyingSchemas(spec, pointers).flatMap(({ schema }) => schema.type));
}

/** Returns the items of a list, which is repeated for each item if it is exploded. */
function toItems(
  { in: place, style = place === 'query' ? 'form' : 'simple', explode }: Json,
  values: string[],
): string[] {
  const isRepeated = place === 'query' && (explode ?? style === 'form') === true;
  return isRepeated ? values : values.flatMap((value) => value.split(separators[String(style)] ?? ','));
}
