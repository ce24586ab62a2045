import { describeValues } from './describe';
import { findProblems } from './problems';
import { parsePayload } from './parse';
import { findMember, getSchemas, isSchemaObject } from './resolve';
import type { Candidate, Explanation, ServiceSchemas } from './schemas';

/** How many candidates are validated, and how many are returned. */
const validated = 6;
const returned = 3;

/** Finds the schemas that a payload fits best, validates it against them, and explains its values. */
export function explain(text: string, services: ServiceSchemas[]): Explanation {
  const parsed = parsePayload(text);
  if (!('getLine' in parsed)) return { kind: 'not-json', ...parsed };
  const ranked = services
    .flatMap((service) => service.candidates.map((candidate) => ({ service, candidate })))
    .flatMap((entry) => {
      const score = toScore(parsed.value, entry.candidate, entry.service);
      return score > 0 ? [{ ...entry, score }] : [];
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, validated);
  if (ranked.length === 0) return { kind: 'none' };
  const fits = ranked
    .map(({ service, candidate, score }) => ({
      service,
      candidate,
      score,
      problems: findProblems(parsed, candidate, service),
    }))
    .sort((left, right) => right.score - left.score || left.problems.length - right.problems.length)
    .slice(0, returned);
  return {
    kind: 'fits',
    fits: fits.map(({ service, candidate, problems }) => ({
      title: candidate.title,
      service: service.title,
      href: candidate.href,
      problems,
      values: describeValues(parsed, candidate, service),
    })),
  };
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
