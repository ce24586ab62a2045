import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { Parsed } from './parse';
import { toPathText, toSegments } from './paths';
import type { Candidate, PayloadProblem, ServiceSchemas } from './schemas';

const mostProblems = 100;

/** Validates a payload against a schema. Each problem is that of the innermost value. */
export function findProblems(parsed: Parsed, candidate: Candidate, service: ServiceSchemas): PayloadProblem[] {
  const schema = { ...Object(candidate.schema), components: { schemas: service.schemas } } as Schema;
  const { errors } = new Validator(schema, service.draft, false).validate(parsed.value);
  const inner = errors.filter(({ keyword }) => !containers.has(keyword));
  const problems = (inner.length > 0 ? inner : errors).map((error) => toProblem(error, parsed));
  const unique = new Map(problems.map((problem) => [`${problem.line} ${problem.path} ${problem.text}`, problem]));
  return [...unique.values()].sort((left, right) => left.line - right.line).slice(0, mostProblems);
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

function toProblem({ instanceLocation, error }: OutputUnit, { value, getLine }: Parsed): PayloadProblem {
  const path = toSegments(instanceLocation, value);
  return { line: getLine(path), path: toPathText(path), text: error };
}
