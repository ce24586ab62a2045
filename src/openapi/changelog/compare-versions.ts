import { compareSpecs, toRootChange, type UnplacedChange } from '../changes/compare-specs';
import type { ComparedSpec } from '../changes/compared-spec';
import type { Comparison, ListedChange, ListedOperation } from './changelog-types';
import { findRemovedAnchors } from './removed-anchors';
import { toOperationName } from '../changes/comparison-types-and-operation-names';

/** Compares two versions of a service as far as readers need it. */
export function compareVersions(
  service: string,
  before: ComparedSpec,
  after: ComparedSpec,
): Omit<Comparison, 'from' | 'to'> {
  const changes = compareSpecs(service, before, after).map(toListed);
  const named = new Set(changes.flatMap(({ operations }) => operations));
  const all = new Map<string, ListedOperation>();
  for (const [spec, side] of [
    [before, 'before'],
    [after, 'after'],
  ] as const)
    for (const operation of spec.operations) {
      const name = toOperationName(operation);
      if (named.has(name)) all.set(name, { ...all.get(name), title: operation.title, [side]: operation.id });
    }
  return { changes, operations: Object.fromEntries(all), removed: findRemovedAnchors(before, after, changes) };
}

/** Returns the change of a service that one version does not have. */
export function toServiceChanges(
  service: string,
  rule: 'service-added' | 'service-removed',
): Omit<Comparison, 'from' | 'to'> {
  return {
    changes: [toListed(toRootChange(service, rule, rule === 'service-added' ? 'after' : 'before'))],
    operations: {},
    ...(rule === 'service-removed' && { removed: [{ anchor: '', class: 'breaking' }] }),
  };
}

function toListed(change: UnplacedChange): ListedChange {
  const { rule, class: kind, direction, operations, schema, text, name, words, pointers } = change;
  return { rule, class: kind, direction, operations, schema, text, name, words, pointer: pointers.after };
}
