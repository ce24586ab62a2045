import { findText, isObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import type { Action, AppliedAction, Change } from './actions-and-their-places';
import { explainNoHit, getAt, select, toExpression, toKeyPointer } from './json-path';

interface Effect extends Pick<AppliedAction, 'hits' | 'miss' | 'changes'> {
  /** An expression for each value that the action selects, if each can be updated alone. */
  targets: string[];
}

/** Returns what an action hits and changes in a document. An invalid action, which the bundler reports, changes nothing. */
export function toEffect(root: unknown, { target }: Action, written: unknown, overlay: unknown): Effect {
  try {
    const action = toWhole(written, overlay);
    const targets = select(root, target);
    const update = action.copy === undefined ? action.update : getAt(root, select(root, String(action.copy))[0] ?? []);
    const changes = targets.flatMap((keys) => {
      const [pointer, node] = [toKeyPointer(keys), getAt(root, keys)];
      if (action.remove === true) return [{ pointer, before: node }];
      return update === undefined ? [] : toUpdates(pointer, node, structuredClone(update));
    });
    const miss = targets.length === 0 ? explainNoHit(root, target) : undefined;
    const isAlone =
      isObject(update) && action.copy === undefined && targets.every((keys) => isObject(getAt(root, keys)));
    return { hits: targets.map(toKeyPointer), miss, changes, targets: isAlone ? targets.map(toExpression) : [] };
  } catch {
    return { hits: [], changes: [], targets: [] };
  }
}

/** Returns an action with the fields of the reusable action that it refers to. */
function toWhole(action: unknown, overlay: unknown): Record<string, unknown> {
  const own = isObject(action) ? action : {};
  const name = /^#\/components\/actions\/(.+)$/.exec(findText(own, '$ref') ?? '')?.[1];
  if (name === undefined) return own;
  const reusable = ['components', 'actions', name, 'fields'].reduce<unknown>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    overlay,
  );
  return { ...(isObject(reusable) ? reusable : {}), ...own };
}

/** Returns what an update changes at a target, as the Overlay Specification says: objects are merged, and lists get items. */
function toUpdates(pointer: string, node: unknown, update: unknown): Change[] {
  if (Array.isArray(node)) {
    const items: unknown[] = Array.isArray(update) ? update : [update];
    return items.map((after, index) => ({ pointer: toPointer(pointer, node.length + index), after }));
  }
  if (isObject(node) && isObject(update))
    return Object.entries(update).flatMap(([key, after]): Change[] =>
      Object.hasOwn(node, key) && typeof node[key] === 'object' && node[key] !== null
        ? toUpdates(toPointer(pointer, key), node[key], after)
        : toChange(toPointer(pointer, key), node, key, after),
    );
  return node === update ? [] : [{ pointer, before: node, after: update }];
}

function toChange(pointer: string, node: Record<string, unknown>, key: string, after: unknown): Change[] {
  const before = Object.hasOwn(node, key) ? node[key] : undefined;
  return before === after ? [] : [{ pointer, before, after }];
}
