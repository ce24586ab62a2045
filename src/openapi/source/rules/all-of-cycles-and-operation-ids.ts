import { basename } from 'node:path';
import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toKeys } from '@/lib/json-pointer';
import { toLocationText } from './former-operation-ids';

/** A schema in a chain of `allOf` keywords. */
interface Step {
  schema: JsonObject;
  location: Location;
  /** True if the schema is an entry of `allOf` itself, not the target of a reference. */
  isEntry: boolean;
}

/**
 * Rejects a schema that contains itself through `allOf`, directly or through references: validating a value would never
 * end.
 */
export const AllOfCycle: Oas3Rule = () => {
  // A chain that has been followed to its end is not followed again, so each cycle is reported once.
  const done = new Set<JsonObject>();
  return {
    Schema(schema: unknown, { report, resolve, location: start }: UserContext) {
      const way: Step[] = [];
      follow(schema, start, false);

      function follow(value: unknown, location: Location, isEntry: boolean): void {
        if (!isObject(value) || done.has(value)) return;
        const first = way.findIndex((step) => step.schema === value);
        if (first !== -1) return tell([...way.slice(first), { schema: value, location, isEntry }]);
        way.push({ schema: value, location, isEntry });
        const { node, location: target } = resolve<JsonObject>(value, location.source.absoluteRef);
        if (node !== value && target) follow(node, target, false);
        const parts = Array.isArray(value.allOf) ? (value.allOf as unknown[]) : [];
        for (const [index, part] of parts.entries()) follow(part, location.child(['allOf', index]), true);
        way.pop();
        done.add(value);
      }

      function tell(circle: Step[]): void {
        const names = circle.filter(({ isEntry }) => !isEntry).map(({ location }) => toName(location));
        report({
          message: `The schema contains itself through "allOf": ${names.join(' → ')}. Remove this entry, or refer to the schema from a property.`,
          location: circle.findLast(({ isEntry }) => isEntry)?.location,
        });
      }
    },
  };
};

/** Returns the name of a component, or of the file that contains only the schema. */
function toName({ pointer, source }: Location): string {
  return toKeys(pointer).findLast((key) => key !== '') ?? basename(source.absoluteRef);
}

/** Rejects two operations with the same id and reports where the first one is, which the library's own rule omits. */
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
          message: `The operationId "${operationId}" is also at ${toLocationText(other)}. Give each operation its own.`,
          location: place,
        });
    },
  };
};
