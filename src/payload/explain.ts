import { describeValues } from './describe';
import { findProblems } from './problems';
import { findLines, toPathKey, type Path } from './lines';
import { parsePayload } from './parse';
import { toPathText } from './paths';
import { findMember, getSchemas, isSchemaObject } from './resolve';
import { checkedItems, type Candidate, type Explanation, type ServiceSchemas } from './schemas';

/** The maximum number of schemas that are returned. */
const returned = 3;
/** The score that a schema needs to be returned, as a share of the best one. */
const similar = 2 / 3;

/** Finds the schemas that a payload fits best, validates it against them, and explains its values. */
export function explain(source: string, services: ServiceSchemas[]): Explanation {
  // Some editors start a file with a byte order mark, which is no part of the JSON.
  const text = source.replace(/^\uFEFF/, '');
  const parsed = parsePayload(text);
  if (!('value' in parsed)) return { kind: 'not-json', ...parsed };
  const { value, isCut } = toShort(parsed.value);
  const fits = services
    .flatMap((service) => service.candidates.map((candidate) => ({ service, candidate })))
    .map((entry) => ({ ...entry, score: toScore(value, entry.candidate, entry.service) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .filter(({ score }, _index, [best]) => score >= (best?.score ?? 0) * similar)
    .slice(0, returned)
    .map(({ service, candidate }) => ({
      service,
      candidate,
      problems: findProblems(value, candidate, service),
      values: describeValues(value, candidate, service),
    }));
  if (fits.length === 0) return { kind: 'none' };
  const lines = findLines(
    text,
    fits.flatMap(({ problems, values }) => [...problems, ...values].map(({ path }) => path)),
  );
  const place = ({ path }: { path: Path }) => ({ line: lines.get(toPathKey(path)) ?? 1, path: toPathText(path) });
  return {
    kind: 'fits',
    isCut,
    fits: fits.map(({ service, candidate: { title, href }, problems, values }) => ({
      title,
      service: service.title,
      href,
      problems: problems
        .map((problem) => ({ ...problem, ...place(problem) }))
        .sort((left, right) => left.line - right.line),
      values: values.map((described) => ({ ...described, ...place(described) })),
    })),
  };
}

/** Removes the items after the first ones of each array. */
function toShort(payload: unknown): { value: unknown; isCut: boolean } {
  let isCut = false;
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      if (value.length > checkedItems) isCut = true;
      return value.slice(0, checkedItems).map(shorten);
    }
    if (!isSchemaObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
  };
  return { value: shorten(payload), isCut };
}

/**
 * Rates how well a value fits a schema by the names of its properties: the share of them that the schema declares, less the
 * required ones that are missing. The properties of the first item count for an array.
 */
function toScore(value: unknown, candidate: Candidate, service: ServiceSchemas): number {
  const schemas = getSchemas(candidate.schema, service);
  if (Array.isArray(value)) {
    const items = findMember(schemas, 0);
    return items ? toScore(value[0], { ...candidate, schema: items.schema }, service) : 0;
  }
  if (!isSchemaObject(value)) return 0;
  const keys = Object.keys(value);
  const declared = schemas.flatMap(({ schema }) =>
    isSchemaObject(schema['properties']) ? Object.keys(schema['properties']) : [],
  );
  const known = keys.filter((key) => declared.includes(key)).length;
  const required = schemas.flatMap(({ schema }) =>
    Array.isArray(schema['required']) ? (schema['required'] as string[]) : [],
  );
  const missing = required.filter((key) => !keys.includes(key)).length;
  if (known === 0) return 0;
  // The last term prefers, among schemas that declare all properties, the one that declares the fewest others.
  return known / keys.length - missing / (required.length + 1) + known / (declared.length + 1) / 10;
}
