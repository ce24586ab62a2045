import type { SchemaId, Spec } from '../model';
import { getInner } from './reach';

/** A component schema that refers to another one, with the ways from one to the other. */
export interface Relation {
  from: SchemaId;
  to: SchemaId;
  /** `currentMutation`, `steps.*`; empty for a base or an alternative. */
  ways: string[];
}

/** Finds which component schemas refer to which others, without passing through a third one. */
export function getRelations({ componentIds, schemas }: Spec): Relation[] {
  const components = new Set(componentIds);
  return componentIds.flatMap((from) => {
    const ways = new Map<SchemaId, Set<string>>();
    const seen = new Set<SchemaId>();
    const walk = (id: SchemaId, way: string[]) => {
      if (seen.has(id)) return;
      seen.add(id);
      const node = schemas[id];
      for (const { schema, step } of node ? getInner(node) : []) {
        const next = step === undefined ? way : [...way, step];
        if (!components.has(schema)) walk(schema, next);
        else if (schema !== from) ways.set(schema, (ways.get(schema) ?? new Set()).add(next.join('.')));
      }
    };
    walk(from, []);
    return [...ways].map(([to, own]) => ({ from, to, ways: [...own].filter((way) => way !== '') }));
  });
}
