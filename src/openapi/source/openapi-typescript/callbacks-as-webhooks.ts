import { methods, toSentMethod } from '@/lib/http-method';
import { BundledDocument, type Located } from '../../find-in-bundled-document';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { getPathItemOperations } from '../../path-item-operations';
import { toPointer } from '@/lib/json-pointer';

/** Callbacks in the form of webhooks. */
export interface CallbackItems {
  /** The path items by their names as webhooks. */
  items: Record<string, JsonObject>;
  /** These names by the pointers of the path items. */
  names: Map<string, string>;
}

/** Collects the path items of all callbacks for openapi-typescript, which ignores callbacks. */
export function getCallbackItems(root: unknown): CallbackItems {
  const document = new BundledDocument(root);
  const items: CallbackItems['items'] = {};
  const names: CallbackItems['names'] = new Map();
  for (const key of ['paths', 'webhooks'])
    for (const { name, child } of document.getChildren({ value: root, pointer: '#' }, key)) addAll(name, child);
  return { items, names };

  /** Adds the callbacks of a path item. The callbacks inside a callback, which may contain itself, are added once. */
  function addAll(title: string, item: Located): void {
    for (const { method, keys, value } of getPathItemOperations(item.value))
      for (const { name, child } of document.getChildren(
        { value, pointer: toPointer(item.pointer, ...keys) },
        'callbacks',
      ))
        for (const expression of Object.keys(child.value)) {
          const inner = document.findChild(child, expression);
          if (expression.startsWith('x-') || !inner) continue;
          const own = `${toSentMethod(method)} ${title} ${name} ${expression}`;
          items[own] = withoutIds(inner.value);
          if (names.has(inner.pointer)) continue;
          names.set(inner.pointer, own);
          addAll(own, inner);
        }
  }
}

/** Removes the ids of the operations: only operations with pages are found by their ids. */
function withoutIds(item: JsonObject): JsonObject {
  const remove = (operation: unknown) =>
    isObject(operation)
      ? Object.fromEntries(Object.entries(operation).filter(([key]) => key !== 'operationId'))
      : operation;
  const entries = Object.entries(item).map(([key, value]): [string, unknown] => {
    if (key === 'additionalOperations' && isObject(value))
      return [key, Object.fromEntries(Object.entries(value).map(([method, operation]) => [method, remove(operation)]))];
    return [key, methods.includes(key) ? remove(value) : value];
  });
  return Object.fromEntries(entries);
}
