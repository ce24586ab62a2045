import { getChildren, type SchemaId, type SchemaTable } from '../model/schema';
import type { Spec } from '../model/spec';

/** A component schema that refers to another one, with the ways from one to the other. */
export interface Relation {
  from: SchemaId;
  to: SchemaId;
  /** `currentMutation`, `steps.*`, `components[]`; empty for a base or an alternative. */
  ways: string[];
}

/** Finds which component schemas refer to which others, without passing through a third one. */
export function getRelations({ componentIds, schemas }: Spec): Relation[] {
  const components = new Set(componentIds);
  return componentIds.flatMap((from) =>
    [...findNext(from, schemas, components)].map(([to, ways]) => ({ from, to, ways })),
  );
}

/** Finds the component schemas that a schema refers to without passing through another one, with the ways to each of them. */
export function findNext(
  from: SchemaId,
  schemas: SchemaTable,
  components: ReadonlySet<SchemaId>,
): Map<SchemaId, string[]> {
  const ways = new Map<SchemaId, Set<string>>();
  const seen = new Set<SchemaId>();
  const walk = (id: SchemaId, way: string[]) => {
    if (seen.has(id)) return;
    seen.add(id);
    const node = schemas[id];
    // A reference with a description of its own has the content of its target.
    const target = node?.annotatedRef;
    const own = node ? getChildren(node) : [];
    const inner =
      target !== undefined && components.has(target)
        ? own.filter((one) => one.schema === target && one.step === undefined)
        : own;
    for (const { schema, step } of inner) {
      const next = step === undefined ? way : [...way, step];
      if (!components.has(schema)) walk(schema, next);
      else if (schema !== from) ways.set(schema, (ways.get(schema) ?? new Set()).add(toWay(next)));
    }
  };
  walk(from, []);
  return new Map([...ways].map(([to, own]) => [to, [...own].filter((way) => way !== '')]));
}

/** Joins the steps of a way. The items of an array follow its name without a dot: `components[]`. */
function toWay(steps: string[]): string {
  return steps.join('.').replaceAll('.[]', '[]');
}
