import * as messages from '@/messages';
import type { SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import { toCode, toSource } from './markdown';
import { collectFromPlaces, type Place } from './schema-places';

/** A value with constraints: a property, the items of an array, a parameter, or a header. */
export interface Limit extends Pick<Place, 'name' | 'page' | 'anchor' | 'use'> {
  /** The constraints as Markdown. Enumerations do not count. */
  constraints: string[];
}

/** Finds the constraints of component schemas, and those of operations outside of components. */
export function getLimits(spec: Spec): Limit[] {
  return collectFromPlaces(spec, (node, { alternative, name, page, anchor, use }) => {
    const known = toConstraints(spec.schemas[node.annotatedRef ?? '']);
    const constraints = toConstraints(node).filter((constraint) => !known.includes(constraint));
    return constraints.length === 0
      ? []
      : [{ name, page, anchor, ...(use && { use }), constraints: toAlternative(constraints, alternative) }];
  });
}

/** Adds the constant values that are allowed as well, or the title of the alternative that the constraints belong to. */
function toAlternative(constraints: string[], alternative: Place['alternative']): string[] {
  if (alternative === undefined) return constraints;
  const { title, otherValues } = alternative;
  if (otherValues === undefined) return constraints.map((text) => `${text} (alternative ${toSource(title)})`);
  return [...constraints, ...otherValues.map((value) => `or ${toCode(String(JSON.parse(value)))}`)];
}

function toConstraints(node: SchemaNode | undefined): string[] {
  if (!node) return [];
  const phrases = toPhrases(node);
  return node.kind === 'scalar' && node.format !== undefined ? [`format ${toCode(node.format)}`, ...phrases] : phrases;
}

/** Returns the constraints of a schema other than its format as Markdown. */
export function toPhrases(node: SchemaNode): string[] {
  return node.constraints.map((phrase) =>
    node.kind === 'array' && phrase === messages.unique ? 'unique items' : toSource(phrase),
  );
}
