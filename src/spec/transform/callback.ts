import { Segments } from '../anchors';
import type { Located } from '../document';
import type { Operation } from '../model';
import type { Context } from './context';
import type { IndexedOperation } from './operation-index';

/** Reads the callbacks of an operation: what the API calls, at an address that the request gave. */
export function toCallbacks(
  operation: Located,
  id: string,
  context: Context,
  toOperation: (indexed: IndexedOperation, context: Context) => Operation,
): Operation['callbacks'] {
  const segments = new Segments();
  return context.document.getChildren(operation, 'callbacks').flatMap(({ name, child }) =>
    Object.keys(child.value)
      .filter((expression) => !expression.startsWith('x-'))
      .flatMap((expression) => {
        const pathItem = context.document.findChild(child, expression);
        if (!pathItem) return [];
        const anchor = `${id}.callback.${segments.claim(name)}`;
        const indexed = context.index.index(pathItem, expression, 'callback', '', `${anchor}.`);
        return [{ name, anchor, expression, operations: indexed.map((entry) => toOperation(entry, context)) }];
      }),
  );
}
