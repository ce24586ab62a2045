import {
  findMember,
  getNames,
  getSchemas,
  isSchemaObject,
  findWritten,
} from './find-subschemas-properties-and-keywords';
import type { Candidate, ServiceSchemas } from './schema-and-explanation-types';
import type { Path } from './value-paths';

/** The maximum number of schemas that are returned. */
const returned = 3;
/** The score that a schema needs to be returned, as a share of the best one. */
const similar = 2 / 3;

interface Place {
  value: unknown;
  path: Path;
}

interface Entry {
  candidate: Candidate;
  service: ServiceSchemas;
}

/**
 * Finds the schemas that a payload fits best. If it fits none, tries the value that it wraps: `{ "data": { … } }` and the items of
 * an array often are what a schema describes. If no value fits, returns the path of the last one that has properties.
 */
export function findFitting(
  payload: unknown,
  services: ServiceSchemas[],
): (Place & { entries: Entry[] }) | { last?: Path } {
  let last: Path | undefined;
  for (let place: Place | undefined = { value: payload, path: [] }; place; place = findInner(place)) {
    const entries = findEntries(place.value, services);
    if (entries.length > 0) return { ...place, entries };
    if (isSchemaObject(place.value) && !isEmpty(place.value)) last = place.path;
  }
  return { last };
}

/** Returns the first item of an array that has content, or the only property of an object that has. */
function findInner({ value, path }: Place): Place | undefined {
  const members = Array.isArray(value) ? value.entries() : isSchemaObject(value) ? Object.entries(value) : [];
  const inner = [...members].filter(([, member]) => !isEmpty(member));
  const [first] = inner;
  if (!first || (inner.length > 1 && !Array.isArray(value))) return undefined;
  return { value: first[1], path: [...path, first[0]] };
}

/** Returns true for a value that is neither an object with properties nor an array with items. */
function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

function findEntries(value: unknown, services: ServiceSchemas[]): Entry[] {
  return services
    .flatMap((service) => service.candidates.map((candidate) => ({ service, candidate })))
    .map((entry) => ({ ...entry, score: toScore(value, entry.candidate, entry.service) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .filter(({ score }, _index, [best]) => score >= (best?.score ?? 0) * similar)
    .slice(0, returned);
}

/**
 * Rates how well a value fits a schema by the names of its properties: the share of them that the schema declares, less the
 * required ones that are missing. A name that differs only in its spelling counts half. The properties of the first item count for an array.
 */
function toScore(value: unknown, candidate: Candidate, service: ServiceSchemas): number {
  const schemas = getSchemas(candidate.schema, service);
  if (Array.isArray(value)) {
    const items = findMember(schemas, 0);
    return items ? toScore(value[0], { ...candidate, schema: items.schema }, service) : 0;
  }
  if (!isSchemaObject(value)) return 0;
  const keys = Object.keys(value);
  const declared = getNames(schemas);
  const exact = keys.filter((key) => declared.includes(key)).length;
  const misspelled = keys.filter((key) => !declared.includes(key) && findWritten(key, declared) !== undefined).length;
  const known = exact + misspelled / 2;
  const required = schemas.flatMap(({ schema }) =>
    Array.isArray(schema['required']) ? (schema['required'] as string[]) : [],
  );
  const missing = required.filter((key) => !keys.includes(key) && findWritten(key, keys) === undefined).length;
  if (known === 0) return 0;
  // The last term prefers, among schemas that declare all properties, the one that declares the fewest others.
  return known / keys.length - missing / (required.length + 1) + known / (declared.length + 1) / 10;
}
