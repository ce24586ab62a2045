import type { SchemaNode } from '../../model/schema';
import type { Marked } from '../../model/prose-marks-server-and-docs-links';
import { markKeys, toMarks } from '../marks';
import { Merged } from './read-keywords-of-applying-schemas';

/** What is about a schema itself, not about the schemas that extend it or the places that use it: its age, and its badges. */
const ownKeys: readonly string[] = ['x-since', 'x-badges'];
const ownKinds: readonly string[] = ['since', 'badge'];

/**
 * Reads the marks of a schema. What it extends or refers to makes it deprecated or unstable too. The marks of a component that do
 * not hold for the places that use it are only in its section.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.3
 */
export function toSchemaMarks(
  merged: Merged,
  bases: string[],
  isComponent: boolean,
): Marked & Pick<SchemaNode, 'sectionMarks'> {
  const own = new Merged(merged.sources.filter(({ inherited, pointer }) => !inherited && !bases.includes(pointer)));
  const entries = markKeys.map((key) => [key, (ownKeys.includes(key) ? own : merged).find(key)]);
  const { marks } = toMarks({ ...Object.fromEntries(entries), deprecated: merged.isTrue('deprecated') });
  if (!marks || !isComponent) return marks ? { marks } : {};
  const shared = marks.filter(({ kind }) => !ownKinds.includes(kind));
  return {
    ...(shared.length > 0 && { marks: shared }),
    ...(shared.length < marks.length && { sectionMarks: marks }),
  };
}
