import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, isObject } from '../../json-members';

/** Checks that a link names exactly one operation, by an `operationId` that exists or by a reference. @see https://spec.openapis.org/oas/v3.1.1.html#link-object */
export const LinkTarget: Oas3Rule = () => {
  const operations = new Set<string>();
  const links: { id: string; location: Location }[] = [];
  return {
    Root: {
      leave(_root: unknown, { report }: UserContext) {
        for (const { id, location } of links.filter((link) => !operations.has(link.id)))
          report({
            message: `No operation has the operationId "${id}". Correct it, or remove the link.`,
            suggest: [...operations],
            location,
          });
      },
    },
    Operation(operation: unknown) {
      const id = findMember(operation, 'operationId');
      if (typeof id === 'string') operations.add(id);
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
        links.push({ id: operationId, location: location.child('operationId') });
    },
  };
};
