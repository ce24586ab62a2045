import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { toSegments } from './paths';
import type { Path } from './lines';
import type { Candidate, ServiceSchemas } from './schemas';

const mostProblems = 100;

/** A problem of the value at a path. */
export interface Problem {
  path: Path;
  text: string;
}

/** Validates a payload against a schema. Each problem is that of the innermost value. */
export function findProblems(value: unknown, candidate: Candidate, service: ServiceSchemas): Problem[] {
  const schema = { ...Object(candidate.schema), components: { schemas: service.schemas } } as Schema;
  const { errors } = new Validator(schema, service.draft, false).validate(value);
  const inner = errors.filter(({ keyword }) => !containers.has(keyword));
  const problems = (inner.length > 0 ? inner : errors).map((error) => toProblem(error, value));
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()].slice(0, mostProblems);
}

/** Keywords whose errors only repeat that an inner value has one. */
const containers = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  '$ref',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);

function toProblem({ instanceLocation, error }: OutputUnit, value: unknown): Problem {
  return { path: toSegments(instanceLocation, value), text: error };
}
