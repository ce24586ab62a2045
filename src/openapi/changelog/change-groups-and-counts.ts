import { groupBy } from '@/lib/lists';
import { changelog as messages } from '@/messages';
import { changeClasses, type ChangeClass } from '../changes/breaking-change-classes-rule-type-and-reasons';
import type { ListedChange } from './changelog-types';

/** Changes of one class in the same operation, schema, or group of operations. */
export interface ChangeGroup {
  class: ChangeClass;
  /** The names of the operations. Empty for changes of the whole API. */
  operations: string[];
  schema?: string;
  entries: ChangeEntry[];
}

/** A change, and whether it is in requests, in responses, or in both. */
interface ChangeEntry {
  text: string;
  direction?: 'request' | 'response' | 'both';
}

/** Groups changes by class, the worst first, then by what they are in. */
export function toChangeGroups(changes: ListedChange[]): ChangeGroup[] {
  return changeClasses.flatMap((kind) => {
    const own = changes.filter((change) => change.class === kind);
    return [...groupBy(own, toSubject).values()].map((group): ChangeGroup => ({
      class: kind,
      operations: [...new Set(group.flatMap(({ operations }) => operations))],
      schema: group[0]?.schema,
      entries: toEntries(group),
    }));
  });
}

/** The changes of a schema are together, whichever operations use it. */
function toSubject({ schema, operations }: ListedChange): string {
  return JSON.stringify(schema ?? operations);
}

/** Merges the changes of requests and of responses that say the same. */
function toEntries(changes: ListedChange[]): ChangeEntry[] {
  return [...groupBy(changes, ({ text }) => text)].map(([text, group]) => {
    const directions = new Set(group.flatMap(({ direction }) => direction ?? []));
    return { text, direction: directions.size > 1 ? 'both' : [...directions][0] };
  });
}

/** Writes names one after the other. */
export function toNames(names: string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : messages.and(others.reverse(), last);
}

/** Says how many changes there are. Those of words count only if there are no others. */
export function toCountText(changes: ListedChange[]): string {
  const { all, breaking, words } = countChanges(changes);
  if (all > 0) return messages.count(all, breaking);
  return words > 0 ? messages.words(words) : messages.none;
}

/** Counts the changes of meaning, and those among them that break clients. */
export function countChanges(changes: ListedChange[]): { all: number; breaking: number; words: number } {
  const count = (kinds: ChangeClass[]) =>
    toChangeGroups(changes.filter((change) => kinds.includes(change.class))).flatMap(({ entries }) => entries).length;
  return { all: count(['breaking', 'risky', 'safe']), breaking: count(['breaking']), words: count(['words']) };
}
