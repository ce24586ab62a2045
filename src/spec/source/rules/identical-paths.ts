import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getEntries, isObject } from '../../json';
import { methods } from './paths';

/**
 * Rejects paths that differ only in the names of their parameters, and says whether they have different methods.
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export const IdenticalPaths: Oas3Rule = () => ({
  Paths(paths: unknown, { report, location, resolve }: UserContext) {
    if (!isObject(paths)) return;
    const earlier = new Map<string, { path: string; methods: string[] }>();
    for (const [path, value] of Object.entries(paths)) {
      const own = findMethods(isObject(value) ? resolve(value, location.source.absoluteRef).node : value);
      const id = path.replace(/\{[^{}]+\}/g, '{}');
      const other = earlier.get(id);
      earlier.set(id, { path: other?.path ?? path, methods: [...(other?.methods ?? []), ...own] });
      if (!other) continue;
      const areDifferent =
        own.length > 0 && other.methods.length > 0 && !own.some((key) => other.methods.includes(key));
      report({
        message: `The paths "${other.path}" and "${path}" differ only in the names of parameters${areDifferent ? ', but have different methods' : ''}. Merge them into one.`,
        location: location.child([path]).key(),
      });
    }
  },
});

/** Returns the methods of a path, including those that OpenAPI does not name. */
function findMethods(item: unknown): string[] {
  const named = isObject(item) ? Object.keys(item).filter((key) => methods.includes(key)) : [];
  return [...named, ...getEntries(item, 'additionalOperations').map(([method]) => method)];
}
