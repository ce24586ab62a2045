import { findInnerAnchor } from './keyword-and-inline-schema-anchors';
import type { SchemaPosition, View } from './render-context';
import { getInnerId, hasInside, isInlineIn, measureSchema } from './schema-children-and-row-counts';

/** How the inside of a schema is shown at a position. */
export type Expansion =
  /** The schema has nothing inside. */
  | { kind: 'none' }
  | { kind: 'inline'; position: SchemaPosition }
  /** The schema contains itself: a link to the outer occurrence. */
  | { kind: 'recursive'; anchor: string; name: string }
  /** The schema exceeds the budget: a link to its section, or to its row in the section of the component that contains it. */
  | { kind: 'linked'; anchor: string; name: string }
  /** The schema exceeds the budget, and there is nothing to link to. */
  | { kind: 'cut' };

/** Decides how the inside of a schema is shown. */
export function getExpansion(
  { schemas }: Pick<View, 'schemas'>,
  { id, anchor, ancestors, budget }: SchemaPosition,
): Expansion {
  const innerId = getInnerId(schemas, id);
  const inner = schemas[innerId];
  if (!inner || !hasInside(schemas, inner)) return { kind: 'none' };
  const target = inner.annotatedRef === undefined ? undefined : schemas[inner.annotatedRef];
  const outer = ancestors.find((step) => step.id === innerId || step.id === target?.id);
  const parent = ancestors.at(-1);
  const isInline = parent !== undefined && isInlineIn(inner, parent.id);
  const { name } = target ?? inner;
  if (outer) return { kind: 'recursive', anchor: outer.anchor, name: name ?? outer.anchor };
  const left = budget.spend(measureSchema(schemas, innerId), {
    isInline,
    isNamed: name !== undefined,
    isInSection: anchor === (target ?? inner).anchor,
  });
  if (left === 'cut') return { kind: 'cut' };
  if (left !== 'linked')
    return {
      kind: 'inline',
      position: { id: innerId, anchor, ancestors: [...ancestors, { id: innerId, anchor }], budget: left },
    };
  const section = (target ?? inner).anchor ?? findInnerAnchor(schemas, innerId);
  if (section === undefined) return { kind: 'cut' };
  return { kind: 'linked', anchor: section, name: name ?? section.replace(/^schema\./, '') };
}
