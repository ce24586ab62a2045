import { getLineColLocation, type Location, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { reservedSegments, toSegment, aliasesKey } from '../../anchors-and-former-anchors';
import { findText, isObject } from '../../find-members-of-parsed-json';
import { toIdWithoutOperationId } from '../../transform/index-operations-and-assign-ids';
import { toKindOfValue } from '../plain-messages';

/** The former ids of one operation. */
interface Entry {
  name: string;
  location: Location;
}

/**
 * Checks the former operationIds of operations, whose links lead to the operation: each is a string, belongs to one operation, and is not
 * the anchor of anything else.
 */
export const OperationAliases: Oas3Rule = () => {
  const ids = new Map<string, string>();
  const entries: Entry[] = [];
  let path = '';
  const collect = (kind: string) => ({
    PathItem: {
      enter(_item: unknown, { key }: UserContext) {
        path = String(key);
      },
      Operation(operation: unknown, { key, report, location }: UserContext) {
        const name = findText(operation, 'operationId') ?? `${String(key).toUpperCase()} ${path}`;
        ids.set(toSegment(findText(operation, 'operationId') ?? toIdWithoutOperationId(kind, String(key), path)), name);
        const value = isObject(operation) ? operation[aliasesKey] : undefined;
        if (value === undefined) return;
        const place = location.child(aliasesKey);
        if (!Array.isArray(value))
          return report({
            message: `\`${aliasesKey}\` must be a list of former operationIds, not ${toKindOfValue(value)}. Write one as \`${aliasesKey}: [createPet]\`.`,
            location: place,
          });
        for (const [index, alias] of value.entries()) {
          const at = place.child(index);
          if (typeof alias === 'string' && alias.trim() !== '') entries.push({ name: alias, location: at });
          else
            report({
              message: `A former operationId must be a text, not ${toKindOfValue(alias)}. Write it in quotes.`,
              location: at,
            });
        }
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
