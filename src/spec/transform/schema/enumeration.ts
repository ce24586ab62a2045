import { toJsonText } from '../../big-integers';
import { findMember, findText, isObject } from '../../json';
import { Segments } from '../../anchors';
import type { EnumValue, Prose } from '../../model';
import * as messages from '@/messages';
import type { Merged } from './merged';

interface Described {
  value: unknown;
  name?: string;
  description?: string;
}

/** Lists the values that a schema allows, with what the extensions of several tools say of each. */
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
  const common = first.filter(({ value }) => others.every((list) => list.some((other) => isSame(other.value, value))));
  const shown = common.length > 0 ? common : first;
  const segments = new Segments();
  const enumeration = toDistinct(shown).map((entry) => {
    const { name, description } = withTexts(entry, all);
    const text = toJsonText(entry.value);
    const label = typeof entry.value === 'string' && !text.startsWith('"\\u0001') ? entry.value : text;
    return { value: text, anchor: `=${segments.claim(label)}`, name, description: toProse(description) };
  });
  return { enumeration, notes: common.length > 0 || first.length === 0 ? [] : [messages.enumConflict] };
}

/** Tells whether a choice is a list of described constants, which reads better as an enumeration. */
export function isConstantList(branches: unknown): branches is unknown[] {
  const known = new Set(['const', 'title', 'description', 'type', 'deprecated']);
  return (
    Array.isArray(branches) &&
    branches.length > 1 &&
    branches.every(
      (branch) =>
        isObject(branch) && Object.hasOwn(branch, 'const') && Object.keys(branch).every((key) => known.has(key)),
    )
  );
}

function toConstantLists(merged: Merged): Described[][] {
  return ['oneOf', 'anyOf'].flatMap((mode) =>
    merged
      .getAll(mode)
      .filter(isConstantList)
      .map((branches) =>
        branches.map((branch) => ({
          value: findMember(branch, 'const'),
          name: findText(branch, 'title'),
          description: findText(branch, 'description'),
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

/** Some tools list by position, others map by value. */
function findFor(texts: unknown, value: unknown, index: number): string | undefined {
  const text: unknown = Array.isArray(texts) ? texts[index] : findMember(texts, String(value));
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Takes name and description from another list of the same value, where the first one has none. */
function withTexts(entry: Described, lists: Described[][]): Described {
  const same = lists.flat().filter(({ value }) => isSame(value, entry.value));
  const name = same.find((other) => other.name)?.name;
  const description = same.find((other) => other.description)?.description;
  return { ...entry, name, description };
}

function toDistinct(values: Described[]): Described[] {
  const seen = new Set<string>();
  return values.filter(({ value }) => !seen.has(toJsonText(value)) && seen.add(toJsonText(value)));
}

function isSame(one: unknown, other: unknown): boolean {
  return toJsonText(one) === toJsonText(other);
}
