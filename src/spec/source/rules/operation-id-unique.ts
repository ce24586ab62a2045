import { getLineColLocation, type Location, type Oas3Rule, type UserContext } from '@redocly/openapi-core';

/** Refuses two operations of one id, and names the place of the other: the library's own rule does not. */
export const OperationIdUnique: Oas3Rule = () => {
  const places = new Map<string, Location>();
  return {
    Operation({ operationId }: { operationId?: unknown }, { report, location }: UserContext) {
      if (typeof operationId !== 'string' || operationId === '') return;
      const place = location.child('operationId');
      const other = places.get(operationId);
      if (!other) places.set(operationId, place);
      else
        report({
          message: `The operationId "${operationId}" is also at ${toText(other)}. Give each operation its own.`,
          location: place,
        });
    },
  };
};

function toText(location: Location): string {
  const { line, col } = getLineColLocation(location).start;
  return `${location.source.absoluteRef}:${line}:${col}`;
}
