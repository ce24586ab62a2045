import { findText, isTrue } from '../../find-members-of-parsed-json';
import { isMarkedNumber, toJsonText, toNumber } from '../../exact-numbers';
import * as messages from '@/messages';
import type { Merged } from './read-keywords-of-applying-schemas';

/** A limit for a number. */
export interface Bound {
  value: unknown;
  exclusive: boolean;
}

/**
 * Describes each constraint of a schema as a short phrase. Only arrays are unique.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export function toConstraints(
  merged: Merged,
  isArray: boolean,
  isProperty: boolean,
): { constraints: string[]; notes: string[] } {
  const counts = [
    { range: toRange(merged, 'minLength', 'maxLength'), unit: 'characters' },
    { range: toRange(merged, 'minItems', 'maxItems'), unit: 'items' },
    { range: toRange(merged, 'minProperties', 'maxProperties'), unit: 'properties' },
    { range: { low: findNumberBound(merged, 'low'), high: findNumberBound(merged, 'high') }, unit: '' },
  ];
  const phrases = counts.flatMap(({ range, unit }) => toRangePhrase(range, unit) ?? []);
  const notes = counts.filter(({ range }) => isEmptyRange(range)).map(({ unit }) => messages.rangeConflict(unit));
  return { constraints: [...phrases, ...toOtherPhrases(merged, isArray, isProperty)], notes };
}

function toOtherPhrases(merged: Merged, isArray: boolean, isProperty: boolean): string[] {
  const steps = merged.getAll('multipleOf').filter((step) => typeof step === 'number' || isMarkedNumber(step));
  const patterns = new Set(merged.getAll('pattern').filter((pattern) => typeof pattern === 'string'));
  const encoding = merged.findText('contentEncoding');
  const media = merged.findText('contentMediaType');
  const count = toRangePhrase(toRange(merged, 'minContains', 'maxContains'), '');
  return [
    ...steps.map(toStepPhrase),
    ...(isArray && merged.isTrue('uniqueItems') ? [messages.unique] : []),
    ...[...patterns].map(messages.matches),
    ...(encoding ? [messages.encodedAs(encoding)] : []),
    ...(media ? [messages.contentTypes(media)] : []),
    ...(count ? [messages.contains(count)] : []),
    ...(isArray && isProperty && !hasElement(merged.find('xml')) ? [] : toXmlPhrases(merged.find('xml'))),
  ];
}

/**
 * Returns true if there is an element or attribute for a list. Otherwise, only its items are written, and its name is ignored.
 * The root of a document always has one.
 */
function hasElement(xml: unknown): boolean {
  return isTrue(xml, 'wrapped') || isTrue(xml, 'attribute') || findText(xml, 'nodeType') !== undefined;
}

const xmlKinds = new Map([
  ['attribute', messages.xmlAttribute],
  ['text', messages.xmlText],
  ['cdata', messages.xmlCdata],
  ['none', messages.xmlNone],
]);

/** Describes how a value is written in XML. @see https://spec.openapis.org/oas/v3.2.0.html#xml-object */
function toXmlPhrases(xml: unknown): string[] {
  const [name, prefix, namespace] = ['name', 'prefix', 'namespace'].map((key) => findText(xml, key));
  const nodeType = isTrue(xml, 'attribute') ? 'attribute' : findText(xml, 'nodeType');
  const kind = nodeType === undefined ? undefined : xmlKinds.get(nodeType);
  const shownName = name !== undefined && prefix !== undefined ? `${prefix}:${name}` : name;
  return [
    ...(kind === undefined ? [] : [kind]),
    ...(isTrue(xml, 'wrapped') ? [messages.xmlWrapped] : []),
    ...(shownName === undefined ? [] : [messages.xmlName(shownName)]),
    ...(prefix !== undefined && name === undefined ? [messages.xmlPrefix(prefix)] : []),
    ...(namespace === undefined ? [] : [messages.xmlNamespace(namespace)]),
  ];
}

function toRange(merged: Merged, low: string, high: string): { low?: Bound; high?: Bound } {
  const [min, max] = [merged.findBound(low, 'greatest'), merged.findBound(high, 'least')];
  const isUsed = min !== undefined && toNumber(min) !== 0;
  return {
    low: isUsed ? { value: min, exclusive: false } : undefined,
    high: max === undefined ? undefined : { value: max, exclusive: false },
  };
}

/** Finds the stricter of the inclusive and exclusive bounds. */
export function findNumberBound(merged: Merged, side: 'low' | 'high'): Bound | undefined {
  const [word, exclusiveWord, wanted] =
    side === 'low'
      ? (['minimum', 'exclusiveMinimum', 'greatest'] as const)
      : (['maximum', 'exclusiveMaximum', 'least'] as const);
  const value = merged.findBound(word, wanted);
  const exclusive = merged.findBound(exclusiveWord, wanted);
  if (exclusive === undefined) return value === undefined ? undefined : { value, exclusive: false };
  if (value === undefined) return { value: exclusive, exclusive: true };
  const distance = (toNumber(exclusive) - toNumber(value)) * (side === 'low' ? 1 : -1);
  return distance >= 0 ? { value: exclusive, exclusive: true } : { value, exclusive: false };
}

const singular = new Map([
  ['characters', 'character'],
  ['items', 'item'],
  ['properties', 'property'],
]);

function toRangePhrase({ low, high }: { low?: Bound; high?: Bound }, units: string): string | undefined {
  const isText = units !== '';
  // A range from 1 to another number names the greater one last.
  const unit = (high && toNumber(high.value) === 1 && singular.get(units)) || units;
  if (low && high) {
    const same = toJsonText(low.value) === toJsonText(high.value) && !low.exclusive && !high.exclusive;
    const range = `${low.exclusive ? '(' : '['} ${toJsonText(low.value)} .. ${toJsonText(high.value)} ${high.exclusive ? ')' : ']'}`;
    return messages.rangeOf(same ? `= ${toJsonText(low.value)}` : range, unit);
  }
  if (low)
    return isText && toNumber(low.value) === 1
      ? messages.nonEmpty
      : messages.rangeOf(`>${low.exclusive ? '' : '='} ${toJsonText(low.value)}`, unit);
  return high && messages.rangeOf(`<${high.exclusive ? '' : '='} ${toJsonText(high.value)}`, unit);
}

function isEmptyRange({ low, high }: { low?: Bound; high?: Bound }): boolean {
  if (!low || !high) return false;
  const [from, to] = [toNumber(low.value), toNumber(high.value)];
  return from > to || (from === to && (low.exclusive || high.exclusive));
}

function toStepPhrase(step: unknown): string {
  const decimals = /^(?:0\.(0*)1|1e-(\d+))$/.exec(String(toNumber(step)));
  if (!decimals) return messages.multipleOf(toJsonText(step));
  return messages.decimalPlaces(decimals[2] ? Number(decimals[2]) : (decimals[1] ?? '').length + 1);
}
