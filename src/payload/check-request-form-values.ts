import { findProblems, type ValueProblem } from './find-problems';
import type { JsonSchema } from './schema-and-explanation-types';
import type { Path } from './value-paths';

/** A value with its schema, and the path of the value in what the reader fills in. */
export interface CheckedValue {
  path: Path;
  schema: JsonSchema;
  value: unknown;
}

/** Finds the problems of several values, whose schemas refer to components. A schema that cannot be read finds none. */
export function findAllProblems(values: CheckedValue[], components: Record<string, JsonSchema>): ValueProblem[] {
  const service = { title: '', draft: '2020-12' as const, schemas: components, candidates: [] };
  return values.flatMap(({ path, schema, value }) => {
    try {
      const problems = findProblems(value, { title: '', href: '', schema }, service);
      return problems.map(({ path: inner, text }) => ({ path: [...path, ...inner], text }));
    } catch {
      return [];
    }
  });
}
