import { methods } from '@/lib/http-method';
import { getEntries, isObject, type JsonObject } from './find-members-of-parsed-json';
import type { Method } from './model/operation';

/** An operation of a path item. */
interface KeyedOperation {
  method: Method;
  /** The keys that lead from the path item to the operation. */
  keys: string[];
  value: JsonObject;
}

/**
 * Returns the operations of a path item in its own order.
 * @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object
 */
export function getPathItemOperations(item: unknown): KeyedOperation[] {
  return Object.entries(isObject(item) ? item : {})
    .flatMap(([key, value]) => {
      if (methods.includes(key)) return [{ method: key, keys: [key], value }];
      if (key !== 'additionalOperations') return [];
      return getEntries(item, key).map(([method, own]) => ({ method, keys: [key, method], value: own }));
    })
    .flatMap(({ value, ...rest }) => (isObject(value) ? [{ ...rest, value }] : []));
}
