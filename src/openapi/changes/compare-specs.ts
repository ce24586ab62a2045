import { groupBy } from '@/lib/lists';
import type { Direction } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Change, Found } from './change';
import { compareOperations } from './compare-operations';
import { SchemaComparison, type SchemaPair } from './compare-schemas';
import { compareServers } from './compare-servers';
import type { OperationFound } from './comparison-types-and-operation-names';
import type { ComparedSpec } from './compared-spec';
import { toSubject } from './limit-and-subject-words';
import { changeClasses, isAtLeast } from './breaking-change-classes-rule-type-and-reasons';
import { rules, type RuleId } from './all-rules-and-rules-page';
import { compareTexts } from './compare-annotations';

/** A change before its places in the files are known. */
export type UnplacedChange = Omit<Change, 'places'>;

/** A difference, where it is, and the words for the parameter or body that contains it. */
interface Placed {
  found: Found;
  direction?: Direction;
  operations: string[];
  words: string;
  /** True if it is in a component schema that no operation uses. */
  isUnused?: true;
}

/** Compares two versions of a service. The worst changes come first. */
export function compareSpecs(service: string, before: ComparedSpec, after: ComparedSpec): UnplacedChange[] {
  const placed: Placed[] = [];
  const schemas = new SchemaComparison(before, after);
  const roots = new Map<SchemaPair, { operations: Set<string>; words: string }>();
  const report = ({ direction, ...found }: OperationFound, operation?: string) =>
    void placed.push({
      found: { ...found, subject: found.pointers.after ?? '' },
      direction,
      operations: operation === undefined ? [] : [operation],
      words: found.words ?? 'the API',
    });
  compareRoot(before, after, report);
  compareOperations({
    specs: { before, after },
    report,
    compareSchemas: (operation, ids, direction, words) => {
      if (ids.before === undefined || ids.after === undefined) return;
      const pair = schemas.add(ids.before, ids.after, direction);
      const root = roots.get(pair) ?? { operations: new Set(), words };
      roots.set(pair, { ...root, operations: root.operations.add(operation) });
    },
  });
  const pairs = schemas.finish();
  const uses = toUses(pairs, roots);
  for (const pair of pairs) {
    if (pair.mode === 'condition') continue;
    const { operations = [], words = 'the value' } = pair.found.length > 0 ? uses(pair) : {};
    for (const found of pair.found) placed.push({ found, direction: pair.mode, operations, words });
  }
  for (const found of compareUnused(before, after, pairs))
    placed.push({ found, operations: [], words: 'the value', isUnused: true });
  const changes = toDistinct(placed).map((one) => toChange(service, one));
  return changes.sort((one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class));
}

/** Finds what differs in the component schemas that no operation uses, which are on the page of the API, too. */
function compareUnused(before: ComparedSpec, after: ComparedSpec, used: SchemaPair[]): Found[] {
  const known = new Set(used.map((pair) => JSON.stringify([pair.before, pair.after])));
  const schemas = new SchemaComparison(before, after);
  for (const name of after.components) {
    const id = toPointer('#/components/schemas', name);
    if (!before.components.has(name) || known.has(JSON.stringify([id, id]))) continue;
    schemas.add(id, id, 'request');
    schemas.add(id, id, 'response');
  }
  return schemas.finish().flatMap((pair) => (known.has(JSON.stringify([pair.before, pair.after])) ? [] : pair.found));
}

/** Creates the change of a whole service. */
export function toRootChange(service: string, rule: RuleId, side: 'before' | 'after'): UnplacedChange {
  const found: Found = { rule, name: service, pointers: { [side]: '#' }, subject: '#', words: service };
  return toChange(service, { found, operations: [], words: service });
}

function compareRoot(before: ComparedSpec, after: ComparedSpec, report: (found: OperationFound) => void): void {
  const toPointers = (...keys: string[]) => ({ before: toPointer('#', ...keys), after: toPointer('#', ...keys) });
  const versions = { before: before.version, after: after.version };
  if (before.version !== after.version)
    report({ rule: 'version-changed', pointers: toPointers('info', 'version'), ...versions });
  compareServers(before.servers, after.servers, toPointers('servers'), report);
  compareTexts(report, { pointers: toPointers('info') }, [
    ['title', before.title, after.title],
    ['description', before.description, after.description],
  ]);
}

/** Returns a function that finds the operations that contain a pair of schemas. */
function toUses(pairs: SchemaPair[], roots: Map<SchemaPair, { operations: Set<string>; words: string }>) {
  const parents = new Map<SchemaPair, SchemaPair[]>();
  for (const pair of pairs) for (const child of pair.inside) parents.set(child, [...(parents.get(child) ?? []), pair]);
  return (start: SchemaPair): { operations: string[]; words?: string } => {
    const found = new Set([start]);
    // Grows while it is walked.
    for (const pair of found) for (const parent of parents.get(pair) ?? []) found.add(parent);
    const used = [...found].flatMap((pair) => roots.get(pair) ?? []);
    return { operations: [...new Set(used.flatMap(({ operations }) => [...operations]))], words: used[0]?.words };
  };
}

/** Merges differences that several operations share, such as one in a component. */
function toDistinct(placed: Placed[]): Placed[] {
  const groups = groupBy(placed, ({ found, direction }) => {
    const { rule, name, keyword, before, after, pointers } = found;
    return JSON.stringify([rule, name, keyword, before, after, pointers, direction]);
  });
  return [...groups.values()].flatMap((group) => {
    const operations = [...new Set(group.flatMap((one) => one.operations))];
    return group.slice(0, 1).map((first) => ({ ...first, operations }));
  });
}

/** Why the class of a change in a schema that no operation uses is not known. */
const unusedReason = 'No operation uses the schema, so whom it affects cannot be decided.';

function toChange(service: string, { found, direction, operations, words, isUnused }: Placed): UnplacedChange {
  const rule = rules[found.rule];
  const { schema, text: subject } =
    found.words === undefined ? toSubject(found.subject, words) : { schema: undefined, text: found.words };
  const { name = '', keyword = '', before = '', after = '' } = found;
  const isSafe = !isAtLeast(rule.request, 'risky') && !isAtLeast(rule.response, 'risky');
  const text = rule.say({ subject, name, keyword, before, after });
  return {
    ...found,
    class: isUnused && !isSafe ? 'risky' : rule[direction ?? 'response'],
    direction,
    service,
    operations,
    schema,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    reason: isUnused && !isSafe ? unusedReason : rule.reason,
    pointer: found.pointers.after ?? found.pointers.before ?? '',
  };
}
