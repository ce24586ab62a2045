import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getItems, isObject } from '../../find-members-of-parsed-json';
import { getPathItemOperations } from '../../path-item-operations';

/** A path parameter that is defined, with the place of its name. */
interface Defined {
  name: string;
  location: Location;
}

/**
 * Checks that the parameters of a path and its operations are those of its template, also in callbacks. A name may have any
 * characters except braces.
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating
 */
export const PathParameters: Oas3Rule = () => ({
  Paths: checkAll,
  Callback: checkAll,
});

function checkAll(map: unknown, context: UserContext): void {
  if (!isObject(map)) return;
  for (const [path, item] of Object.entries(map)) {
    if (!path.startsWith('x-')) checkPath(path, resolve(item, context.location.child([path]), context), context);
  }
}

function checkPath(path: string, { value, location }: { value: unknown; location: Location }, context: UserContext) {
  const names = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name).filter(isName));
  const shared = getDefined(value, location, context);
  const lists = getPathItemOperations(value).map(({ keys, value: own }) => {
    const place = location.child(keys);
    return { place, defined: getDefined(own, place, context) };
  });
  for (const { name, location: place } of [...shared, ...lists.flatMap(({ defined }) => defined)])
    if (!names.has(name))
      context.report({ message: `Path parameter \`${name}\` is not used in the path \`${path}\`.`, location: place });
  for (const { place, defined } of lists) {
    const known = new Set([...shared, ...defined].map(({ name }) => name));
    for (const name of [...names].filter((candidate) => !known.has(candidate)))
      context.report({
        message: `The operation does not define the path parameter \`{${name}}\` expected by path \`${path}\`.`,
        location: place.key(),
      });
  }
}

/** Returns false for a runtime expression in the URL of a callback. */
function isName(name: string): boolean {
  return !name.startsWith('$');
}

function getDefined(owner: unknown, place: Location, context: UserContext): Defined[] {
  return getItems(owner, 'parameters').flatMap((item, index) => {
    const { value, location } = resolve(item, place.child(['parameters', index]), context);
    if (!isObject(value) || value['in'] !== 'path' || typeof value['name'] !== 'string') return [];
    return [{ name: value['name'], location: location.child(['name']) }];
  });
}

/** Follows a reference. Returns the value itself if there is none. */
function resolve(value: unknown, location: Location, context: UserContext): { value: unknown; location: Location } {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return { value, location };
  const target = context.resolve<object>(value as { $ref: string }, location.source.absoluteRef);
  return target.location ? { value: target.node, location: target.location } : { value: undefined, location };
}
