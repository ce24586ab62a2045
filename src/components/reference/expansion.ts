import type { SchemaId, SchemaNode, SchemaTable } from '@/spec/model';
import { findInnerAnchor } from './inner-anchor';
import type { SchemaPlace, View } from './view';

/** How the inside of a schema is shown at a place. */
export type Expansion =
  /** There is nothing inside. */
  | { kind: 'none' }
  | { kind: 'inline'; place: SchemaPlace }
  /** It is inside itself: a link to the outer one. */
  | { kind: 'recursive'; anchor: string; name: string }
  /** Past the page's budget: a link to its own section, or to its place in that of the component that holds it. */
  | { kind: 'linked'; anchor: string; name: string }
  /** Past the budget, and without a section of its own. */
  | { kind: 'cut' };

/** Rows that a body, response or schema may show of what is written inside of it: that has no place of its own to lead to. */
const rowsOfOwn = 3000;

/** Follows lists of one kind of item to what they hold. */
export function getInnerId(schemas: SchemaTable, id: SchemaId): SchemaId {
  const seen = new Set<SchemaId>();
  let inner = id;
  for (
    let node = schemas[id];
    node?.kind === 'array' && node.items && !node.prefix.length && !node.contains;
    node = schemas[inner]
  ) {
    if (seen.has(inner)) break;
    seen.add(inner);
    inner = node.items;
  }
  return inner;
}

/** Decides how the inside of a schema is shown; pure, so that the same spec always gives the same page. */
export function getExpansion(
  { schemas, ownRows = rowsOfOwn }: View,
  { id, anchor, trail, rowBudget, own }: SchemaPlace,
): Expansion {
  const innerId = getInnerId(schemas, id);
  const inner = schemas[innerId];
  if (!inner || !hasInside(schemas, inner)) return { kind: 'none' };
  const twin = inner.twin === undefined ? undefined : schemas[inner.twin];
  const outer = trail.find((step) => step.id === innerId || step.id === twin?.id);
  const parent = trail.at(-1);
  const isOwnPart = parent !== undefined && isPartOf(inner, parent.id);
  const { name } = twin ?? inner;
  if (outer) return { kind: 'recursive', anchor: outer.anchor, name: name ?? outer.anchor };
  const isAffordable = measure(schemas, innerId).rows <= rowBudget;
  if (isOwnPart && own !== undefined && getChildIds(inner).length > own) return { kind: 'cut' };
  if (isOwnPart || isAffordable || anchor === (twin ?? inner).anchor || (!parent && name === undefined)) {
    const rest = isOwnPart ? rowBudget : getRest(schemas, innerId, rowBudget);
    return {
      kind: 'inline',
      place: {
        id: innerId,
        anchor,
        trail: [...trail, { id: innerId, anchor }],
        rowBudget: rest,
        own:
          isOwnPart && own === undefined
            ? undefined
            : getOwnShare(schemas, innerId, parent ? (own ?? rowBudget) : ownRows),
      },
    };
  }
  const section = (twin ?? inner).anchor ?? findInnerAnchor(schemas, innerId);
  if (section === undefined) return { kind: 'cut' };
  return { kind: 'linked', anchor: section, name: name ?? section.replace(/^schema\./, '') };
}

/** True if a schema has more to show than one row holds. */
export function hasInside(schemas: SchemaTable, node: SchemaNode, seen: readonly SchemaId[] = []): boolean {
  // A map of itself holds nothing else.
  if (seen.includes(node.id)) return false;
  if (node.parts.length > 0) return true;
  if (node.kind === 'array') return node.prefix.length > 0 || node.contains !== undefined;
  if (node.kind !== 'object') return false;
  if (!isPureMap(node)) return node.fields.length > 0 || node.patterns.length > 0 || node.propertyNames !== undefined;
  const values = typeof node.additional === 'string' ? schemas[getInnerId(schemas, node.additional)] : undefined;
  return values !== undefined && (hasInside(schemas, values, [...seen, node.id]) || hasWords(values));
}

/** True for an object that names no field: any name, values of one schema. */
export function isPureMap(node: SchemaNode): boolean {
  if (node.kind !== 'object' || typeof node.additional !== 'string') return false;
  return node.fields.length === 0 && node.patterns.length === 0 && node.propertyNames === undefined;
}

/** True if a schema says more than its type. */
function hasWords(node: SchemaNode): boolean {
  return (
    node.description !== undefined ||
    node.enumeration !== undefined ||
    node.constraints.length > 0 ||
    node.default !== undefined ||
    node.const !== undefined ||
    node.notes.length > 0
  );
}

/** Every schema directly inside one, in the order shown. */
export function getChildIds(node: SchemaNode): SchemaId[] {
  const own =
    node.kind === 'object'
      ? [
          ...node.fields.map((field) => field.schema),
          ...node.patterns.map((pattern) => pattern.schema),
          ...(typeof node.additional === 'string' ? [node.additional] : []),
        ]
      : node.kind === 'array'
        ? [...node.prefix, ...[node.items, node.contains].filter((id) => id !== undefined)]
        : [];
  const parts = node.parts.flatMap((part) => {
    if (part.kind === 'choice') return part.variants.map((variant) => variant.schema);
    if (part.kind === 'not') return [part.schema];
    return [part.if, part.then, part.else].filter((id) => id !== undefined);
  });
  return [...own, ...parts];
}

/** True for what is written inside of a schema, and is no reference; what is merged of several is nowhere else. */
function isPartOf({ id, name, twin }: SchemaNode, outer: SchemaId): boolean {
  if (name !== undefined || twin !== undefined) return false;
  return id.includes('&') || outer.split('&').some((piece) => id.startsWith(`${piece}/`));
}

/** What is left for each reference out of a schema once its own rows are paid for. */
function getRest(schemas: SchemaTable, id: SchemaId, rowBudget: number): number {
  const { rows, references } = measure(schemas, id);
  return references === 0 ? 0 : Math.max(0, Math.floor((rowBudget - rows) / references));
}

/** What each schema that is written inside of another may show of itself; undefined where all of it fits. */
function getOwnShare(schemas: SchemaTable, id: SchemaId, room: number): number | undefined {
  if (measure(schemas, id).rows <= room) return undefined;
  const children = schemas[id] ? getChildIds(schemas[id]) : [];
  const inner = children.map((child) => schemas[getInnerId(schemas, child)]);
  const parts = inner.filter((child) => child !== undefined && isPartOf(child, id)).length;
  return Math.max(0, Math.floor((room - children.length) / Math.max(1, parts)));
}

interface Measure {
  rows: number;
  references: number;
}

const measures = new WeakMap<SchemaTable, Map<SchemaId, Measure>>();

/** Counts the rows that belong to a schema itself, and the references that lead out of it. */
function measure(schemas: SchemaTable, id: SchemaId): Measure {
  const known = measures.get(schemas) ?? new Map<SchemaId, Measure>();
  measures.set(schemas, known);
  const found = known.get(id);
  if (found) return found;
  const total: Measure = { rows: 0, references: 0 };
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const node = schemas[next];
    for (const child of node ? getChildIds(node) : []) {
      total.rows += 1;
      const inner = schemas[getInnerId(schemas, child)];
      if (!inner || !hasInside(schemas, inner)) continue;
      if (isPartOf(inner, next)) queue.push(inner.id);
      else total.references += 1;
    }
  }
  known.set(id, total);
  return total;
}
