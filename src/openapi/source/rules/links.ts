import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, isObject } from '../../find-members-of-parsed-json';
import { getPathItemOperations } from '../../path-item-operations';
import { toKeys, toPointer } from '@/lib/json-pointer';

/**
 * Checks that a link names exactly one operation, by an `operationId` or a reference. A reference to another document is not checked.
 * @see https://spec.openapis.org/oas/v3.1.1.html#link-object
 */
export const LinkTarget: Oas3Rule = () => {
  const [ids, pointers] = [new Set<string>(), new Set<string>()];
  const links: { name: string; what: string; known: Set<string>; location: Location }[] = [];
  let file = '';
  return {
    Root: {
      enter(_root: unknown, { location }: UserContext) {
        file = location.source.absoluteRef;
      },
      leave(_root: unknown, { report }: UserContext) {
        for (const { name, what, known, location } of links.filter((link) => !link.known.has(link.name)))
          report({
            message: `No operation has the ${what} "${name}". Correct it, or remove the link.`,
            suggest: [...known],
            location,
          });
      },
    },
    PathItem(item: unknown, { key }: UserContext) {
      for (const { keys } of getPathItemOperations(item)) pointers.add(toPointer('#/paths', key, ...keys));
    },
    Operation(operation: unknown) {
      const id = findMember(operation, 'operationId');
      if (typeof id === 'string') ids.add(id);
    },
    Link(link: unknown, { report, location }: UserContext) {
      if (!isObject(link)) return;
      const { operationId, operationRef } = link;
      if (operationId === undefined && operationRef === undefined)
        report({ message: 'The link names no operation. Add `operationId`.', location: location.key() });
      if (operationId !== undefined && operationRef !== undefined)
        report({
          message: '`operationId` and `operationRef` exclude each other. Remove one of them.',
          location: location.child('operationRef').key(),
        });
      else if (typeof operationId === 'string')
        links.push({ name: operationId, what: 'operationId', known: ids, location: location.child('operationId') });
      else if (
        typeof operationRef === 'string' &&
        operationRef.startsWith('#/paths/') &&
        location.source.absoluteRef === file
      )
        links.push({
          name: toPointer('#', ...toKeys(operationRef)),
          what: 'pointer',
          known: pointers,
          location: location.child('operationRef'),
        });
    },
  };
};
