import { findText, isObject } from '../../json-members';
import type { Action, AppliedAction } from './list-actions';
import { toUpdates } from './action-changes';
import { explainNoHit, getAt, select, toExpression, toKeyPointer } from './json-path';

/**
 * Returns the actions of an overlay of which only one changes anything. With targets, it occurs once for each of them, because
 * selecting values in a large document takes seconds, and the bundler would do it again. Their places are those of the action itself
 * plus a multiple of the number of actions.
 */
export function toAlone(actions: unknown[], index: number, targets: string[]): unknown[] {
  const alone = actions.map((own, other) => (other === index ? own : { target: '$' }));
  for (const [order, target] of targets.entries())
    alone[index + order * actions.length] = { ...(actions[index] as object), target };
  return alone;
}

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
