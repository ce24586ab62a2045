import { getLineColLocation, type Location, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { reservedSegments, toSegment, aliasesKey } from '../../anchors-and-former-anchors';
import { findText } from '../../find-members-of-parsed-json';
import { toIdWithoutOperationId } from '../../transform/index-operations-and-assign-ids';
import { getFormerNames, type FormerName } from './former-names';

/**
 * Checks the former operationIds of operations, whose links lead to the operation: each is a string, belongs to one operation, and is not
 * the anchor of anything else.
 */
export const OperationAliases: Oas3Rule = () => {
  const ids = new Map<string, string>();
  const entries: FormerName[] = [];
  let path = '';
  const collect = (kind: string) => ({
    PathItem: {
      enter(_item: unknown, { key }: UserContext) {
        path = String(key);
      },
      Operation(operation: unknown, { key, report, location }: UserContext) {
        const name = findText(operation, 'operationId') ?? `${String(key).toUpperCase()} ${path}`;
        ids.set(toSegment(findText(operation, 'operationId') ?? toIdWithoutOperationId(kind, String(key), path)), name);
        entries.push(...getFormerNames(operation, location, report, { what: 'operationId', example: 'createPet' }));
      },
    },
  });
  return {
    Paths: collect('operation'),
    WebhooksMap: collect('webhook'),
    Root: {
      leave(_root: unknown, { report }: UserContext) {
        const first = new Map<string, Location>();
        for (const { name, location } of entries) {
          const segment = toSegment(name);
          const [owner, other] = [ids.get(segment), first.get(segment)];
          if (owner !== undefined)
            report({
              message: `The alias "${name}" is the anchor of the operation "${owner}", where its links lead already. Remove it from \`${aliasesKey}\`.`,
              location,
            });
          else if (reservedSegments.includes(segment))
            report({ message: `The alias "${name}" is the anchor of another section. Remove it.`, location });
          else if (other)
            report({ message: `The alias "${name}" is also at ${toLocationText(other)}. Keep one of them.`, location });
          if (!other) first.set(segment, location);
        }
      },
    },
  };
};

/** Writes a location as its file, line, and column. */
export function toLocationText(location: Location): string {
  const { line, col } = getLineColLocation(location).start;
  return `${location.source.absoluteRef}:${line}:${col}`;
}
