import { distinctBy } from '@/lib/lists';
import { toJsonText, toTextOrJson } from '../../exact-numbers';
import { findMember, findText } from '../../find-members-of-parsed-json';
import { Segments } from '../../anchors-and-former-anchors';
import type { EnumValue } from '../../model/schema';
import type { Mark, Prose } from '../../model/prose-marks-server-and-docs-links';
import * as messages from '@/messages';
import { toMarks } from '../marks';
import type { Merged } from './read-keywords-of-applying-schemas';
import { isConstantList } from './null-and-constant-alternatives';

interface Described {
  value: unknown;
  name?: string;
  description?: string;
  marks?: Mark[];
}

/**
 * Lists the values that a schema allows, with their descriptions from the extensions of several tools.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.2
 */
export function toEnumeration(
  merged: Merged,
  toProse: (source: string | undefined) => Prose | undefined,
): { enumeration?: EnumValue[]; notes: string[] } {
  const lists = merged
    .getSources('enum')
    .flatMap(({ schema }) => (Array.isArray(schema['enum']) ? [toDescribed(schema)] : []));
  const all = [...lists, ...toConstantLists(merged)];
  const [first, ...others] = all;
  if (!first) return { notes: [] };
  const texts = others.map((list) => new Set(list.map(({ value }) => toJsonText(value))));
  const common = first.filter(({ value }) => texts.every((list) => list.has(toJsonText(value))));
  const known = toKnown(all);
  const shown = common.length > 0 ? common : first;
  const segments = new Segments();
  const enumeration = distinctBy(shown, ({ value }) => toJsonText(value)).map((entry) => {
    const text = toJsonText(entry.value);
    const { name, description, marks } = known.get(text) ?? entry;
    const label = typeof entry.value === 'string' && !text.startsWith('"\\u0001') ? entry.value : text;
    return {
      value: text,
      anchor: `=${segments.claim(label)}`,
      name,
      description: toProse(description),
      ...(marks && { marks }),
    };
  });
  return { enumeration, notes: common.length > 0 || first.length === 0 ? [] : [messages.enumConflict] };
}

function toConstantLists(merged: Merged): Described[][] {
  return ['oneOf', 'anyOf'].flatMap((mode) =>
    merged
      .getAll(mode)
      .filter(isConstantList)
      .map((subschemas) =>
        subschemas.map((subschema) => ({
          value: findMember(subschema, 'const'),
          name: findText(subschema, 'title'),
          description: findText(subschema, 'description'),
          ...toMarks(subschema),
        })),
      ),
  );
}

function toDescribed(schema: Record<string, unknown> | Readonly<Record<string, unknown>>): Described[] {
  const names = schema['x-enum-varnames'] ?? schema['x-enumNames'] ?? schema['x-enum-names'];
  const texts = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  return (schema['enum'] as unknown[]).map((value, index) => ({
    value,
    name: findFor(names, value, index),
    description: findFor(texts, value, index),
  }));
}

/** Finds the text of a value: some tools list texts by position, others map them by value. */
function findFor(texts: unknown, value: unknown, index: number): string | undefined {
  const text: unknown = Array.isArray(texts) ? texts[index] : findMember(texts, toTextOrJson(value));
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns the name, description, and marks of each value from the first list that has them. */
function toKnown(lists: Described[][]): Map<string, Described> {
  const known = new Map<string, Described>();
  for (const { value, name, description, marks } of lists.flat()) {
    const text = toJsonText(value);
    const earlier = known.get(text);
    // An empty name counts as missing.
    known.set(text, {
      value,
      name: earlier?.name || name || undefined,
      description: earlier?.description || description || undefined,
      marks: earlier?.marks ?? marks,
    });
  }
  return known;
}
