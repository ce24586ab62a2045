import { inline, toCode, type Inline } from '@/markdown/build-hast-for-generated-pages';
import * as messages from '@/messages';
import { toValueText } from '../exact-numbers';
import type { SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import { collectFromSchemaPlaces, type Place } from './collect-from-schema-places';

/** A value with constraints: a property, the items of an array, a parameter, or a header. */
export interface Limit extends Pick<Place, 'name' | 'page' | 'anchor' | 'use'> {
  /** The constraints. Enumerations do not count. */
  constraints: Inline[];
}

/** Finds the constraints of component schemas, and those of operations outside of components. */
export function getLimits(spec: Spec): Limit[] {
  return collectFromSchemaPlaces(spec, (node, { alternative, name, page, anchor, use }) => {
    const known = new Set(toConstraints(spec.schemas[node.annotatedRef ?? '']).map(toKey));
    const constraints = toConstraints(node).filter((constraint) => !known.has(toKey(constraint)));
    return constraints.length === 0
      ? []
      : [{ name, page, anchor, ...(use && { use }), constraints: toAlternative(constraints, alternative) }];
  });
}

function toKey(content: Inline): string {
  return JSON.stringify(content);
}

/** Adds the constant values that are allowed as well, or the title of the alternative that the constraints belong to. */
function toAlternative(constraints: Inline[], alternative: Place['alternative']): Inline[] {
  if (alternative === undefined) return constraints;
  const { title, otherValues } = alternative;
  if (otherValues === undefined) return constraints.map((text) => inline`${text} (alternative ${title})`);
  return [...constraints, ...otherValues.map((value) => inline`or ${toCode(toValueText(value))}`)];
}

function toConstraints(node: SchemaNode | undefined): Inline[] {
  if (!node) return [];
  const phrases = toPhrases(node);
  return node.kind === 'scalar' && node.format !== undefined
    ? [inline`format ${toCode(node.format)}`, ...phrases]
    : phrases;
}

/** Returns the constraints of a schema other than its format. */
export function toPhrases(node: SchemaNode): string[] {
  return node.constraints.map((phrase) =>
    node.kind === 'array' && phrase === messages.unique ? 'unique items' : phrase,
  );
}
