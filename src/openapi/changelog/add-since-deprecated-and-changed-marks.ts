import { toFirstPointer } from '@/lib/schema-ids';
import type { Mark, Marked } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import { toKeys, toPointer } from '@/lib/json-pointer';
import { toMarked } from '../transform/marks';
import { isComponent } from '../transform/schema/references';
import { findDay, present, type Changelog, type Comparison, type ListedChange } from './changelog-types';
import * as messages from '@/messages';
import { toOperationName } from '../changes/comparison-types-and-operation-names';

/** The life of an item: the versions in which it appeared, became deprecated, and changed last. */
type Life = Partial<Record<'since' | 'deprecated' | 'changed', string>>;

const added = /^(?:operation|webhook|(?:required-)?(?:parameter|property)|value)-added$/;

/**
 * Adds to the operations, parameters, properties, and values of a version of a service since when they exist, are deprecated, or have
 * been different. A mark that the spec itself sets remains.
 */
export function addMarks(
  spec: Spec,
  changelog: Changelog,
  { service, version }: { service: string; version: string },
): void {
  const { versions = [], steps = [] } = changelog.services.find((one) => one.service === service) ?? {};
  const last = versions.indexOf(version);
  const own = steps.filter(({ from, to }) => versions.includes(from) && versions.indexOf(to) <= last);
  const lives = toLives(own, new Set(Object.keys(spec.schemas).map(toFirstPointer)));
  const mark = (item: Marked, key: string) => {
    const life = lives.get(key);
    if (life) Object.assign(item, toMarked(toMarks(item, life, changelog)));
  };
  for (const operation of spec.operations) {
    const name = toOperationName(operation);
    mark(operation, name);
    for (const { in: location, parameters } of operation.parameters)
      for (const parameter of parameters) mark(parameter, toParameterKey(name, `${location}.${parameter.name}`));
  }
  for (const [id, node] of Object.entries(spec.schemas)) {
    const pointer = toFirstPointer(id);
    // The marks of a component would be at each place that uses it.
    if (!isComponent(pointer)) mark(node, pointer);
    for (const value of node.enumeration ?? []) mark(value, toValueKey(pointer, value.value));
  }
}

/** Collects what the steps say about each item. A later step replaces an earlier one. */
function toLives(steps: Comparison[], pointers: ReadonlySet<string>): Map<string, Life> {
  const lives = new Map<string, Life>();
  for (const { to, changes } of steps)
    for (const change of changes)
      if (change.class !== 'words') {
        const kind = added.test(change.rule) ? 'since' : change.rule === 'deprecated' ? 'deprecated' : 'changed';
        const { items, containers } = toKeysOfChange(change, pointers);
        const all = [
          ...items.map((key) => [key, kind] as const),
          ...containers.map((key) => [key, 'changed'] as const),
        ];
        for (const [key, event] of all) {
          const life = { ...lives.get(key), [event]: to };
          if (life.since === life.changed || life.deprecated === life.changed) delete life.changed;
          lives.set(key, life);
        }
      }
  return lives;
}

/**
 * Returns the keys of the items that a change is about, and of the operations that contain them. Paths that share a path item have one
 * change, which is about an item of each.
 */
function toKeysOfChange(
  { rule, words, operations, pointer = '', name = '' }: ListedChange,
  pointers: ReadonlySet<string>,
): { items: string[]; containers: string[] } {
  if (words !== undefined && words === operations[0]) return { items: operations, containers: [] };
  if (words !== undefined) {
    const [parent, last] = toKeys(pointer).slice(-2);
    const isParameter = parent === 'parameters' && last !== undefined;
    // Other words name a body, a response, or a header, which have no marks.
    return {
      items: isParameter ? operations.map((operation) => toParameterKey(operation, last)) : [],
      containers: operations,
    };
  }
  const schema = findSchema(pointer, pointers);
  const own = schema === undefined ? [] : [rule === 'value-added' ? toValueKey(schema, name) : schema];
  return { items: own, containers: operations };
}

/** Finds the schema at a pointer, or the nearest one around it. */
function findSchema(pointer: string, pointers: ReadonlySet<string>): string | undefined {
  for (let keys = toKeys(pointer); keys.length > 0; keys = keys.slice(0, -1)) {
    const candidate = toPointer('#', ...keys);
    if (pointers.has(candidate)) return candidate;
  }
  return undefined;
}

function toMarks({ marks = [] }: Marked, life: Life, changelog: Changelog): Mark[] {
  const { since, deprecated, changed } = life;
  const has = (kind: Mark['kind']) => marks.some((mark) => mark.kind === kind);
  const dated = marks.map((mark): Mark => {
    if (mark.kind !== 'deprecated' || mark.text !== messages.deprecated || deprecated === undefined) return mark;
    return { ...mark, ...toText(changelog, deprecated, deprecatedWords) };
  });
  return [
    ...dated,
    ...(since === undefined || has('since')
      ? []
      : [{ kind: 'since' as const, ...toText(changelog, since, sinceWords) }]),
    ...(changed === undefined ? [] : [{ kind: 'changed' as const, ...toText(changelog, changed, changedWords) }]),
  ];
}

/** Says since when something is so: a version, a day, or after the last release. */
interface Words {
  version: (name: string) => string;
  day: (day: string) => string;
  after: (release: string) => string;
}

const { since, deprecatedSince, newAfter, deprecatedAfter, changedIn, changedOn, changedAfter } = messages;
const sinceWords: Words = { version: since, day: since, after: newAfter };
const deprecatedWords: Words = { version: deprecatedSince, day: deprecatedSince, after: deprecatedAfter };
const changedWords: Words = { version: changedIn, day: changedOn, after: changedAfter };

function toText(changelog: Changelog, version: string, words: Words): Pick<Mark, 'text' | 'date'> {
  const last = changelog.releases.at(-1)?.name ?? '';
  const name = version === present ? last : version;
  const found = findDay(changelog, name);
  const say = version === present ? words.after : found ? words.day : words.version;
  return { text: say(found?.day ?? name), ...(found && { date: { text: found.day, day: found.date } }) };
}

function toParameterKey(operation: string, parameter: string): string {
  return `${operation} parameter ${parameter}`;
}

function toValueKey(schema: string, value: string): string {
  return `${schema} value ${value}`;
}
