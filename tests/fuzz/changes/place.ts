import type { ChangeClass, Edit, Expected } from './edit';
import type { Random } from './random';
import { getOperations, type Direction, type PlacedOperation } from './schemas';

/** Creates an edit of a random operation, webhook, or callback that fits. */
export function toEdit(
  fits: (placed: PlacedOperation) => boolean,
  change: (placed: PlacedOperation) => Expected[],
): Edit {
  return (document, random: Random) => {
    const found = getOperations(document).filter(fits);
    return found.length === 0 ? undefined : change(random.pick(found));
  };
}

export function isAny(): boolean {
  return true;
}

/** Selects the class of a change by its direction. */
export function select(direction: Direction, request: ChangeClass, response: ChangeClass): Expected {
  return direction === 'request' ? `request ${request}` : `response ${response}`;
}
