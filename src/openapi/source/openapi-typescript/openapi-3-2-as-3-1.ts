import { toSentMethod } from '@/lib/http-method';
import { BundledDocument, keysOfMaps } from '../../find-in-bundled-document';
import { getCallbackItems, type CallbackItems } from './callbacks-as-webhooks';
import { findMember, getEntries, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { getPathItemOperations } from '../../path-item-operations';
import { toKeys, toPointer } from '@/lib/json-pointer';

const streams = 'A stream of items has the type of the list of its items.';
const mediaTypes = 'A media type of the components is where it is used.';
const callbacks = 'openapi-typescript does not know callbacks. Each is the webhook "METHOD /path name expression".';
const methods = 'The method of "/path#METHOD" is METHOD, although the operation is at `post`.';

/**
 * Expresses what is new in OpenAPI 3.2 in terms of 3.1, which openapi-typescript reads, and callbacks as webhooks. Otherwise,
 * streams would be `unknown`, and operations with other methods or in callbacks would be missing. Also returns sentences about
 * what has changed.
 */
export function toOlderTerms(closed: unknown): { document: unknown; changes: string[] } {
  const changes = new Set<string>();
  const closedDocument = new BundledDocument(closed);
  const { items, names } = getCallbackItems(closed);
  const hasCallbacks = Object.keys(items).length > 0;
  const document = addMethods(copy(hasCallbacks ? addWebhooks(closed, items) : closed, false));
  const sentences = changes.size > 0 ? [`openapi-typescript does not know OpenAPI 3.2. ${[...changes].join(' ')}`] : [];
  return { document, changes: hasCallbacks ? [...sentences, callbacks] : sentences };

  function copy(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => copy(item, false));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, child]): [string, unknown] => {
      if (key === '$ref' && typeof child === 'string' && !isMap) return [key, toOlderPointer(child, names)];
      if (key === 'content' && !isMap && isObject(child)) return [key, toContent(child)];
      return [key, copy(child, !isMap && keysOfMaps.has(key))];
    });
    return Object.fromEntries(entries);
  }

  function toContent(content: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(content).map(([name, declared]) => {
        const media = toMedia(declared);
        const items = findMember(media, 'itemSchema');
        if (items === undefined || findMember(media, 'schema') !== undefined) return [name, copy(media, false)];
        changes.add(streams);
        return [name, copy({ ...(media as JsonObject), schema: { type: 'array', items } }, false)];
      }),
    );
  }

  /** Only from OpenAPI 3.2 on, a media type may be a reference. */
  function toMedia(declared: unknown): unknown {
    if (findMember(declared, '$ref') === undefined) return declared;
    changes.add(mediaTypes);
    return closedDocument.resolve({ value: declared, pointer: '#' })?.value ?? {};
  }

  function addMethods(root: unknown): unknown {
    const result = { ...(root as JsonObject) };
    const spec = new BundledDocument(root);
    for (const key of ['paths', 'webhooks']) {
      if (!isObject(result[key])) continue;
      const added = getEntries(root, key).flatMap(([name, value]) => {
        const item = spec.resolve({ value, pointer: toPointer('#', key, name) })?.value;
        return getAdded(item).map(([method, operation]) => [toName(name, method), toItem(item, operation)]);
      });
      if (added.length > 0) changes.add(methods);
      Object.assign(result, { [key]: { ...result[key], ...Object.fromEntries(added) } });
    }
    return result;
  }
}

/** Returns the operations of a path item whose methods OpenAPI 3.1 does not know. */
function getAdded(item: unknown): [method: string, operation: unknown][] {
  const added = getPathItemOperations(item).filter(({ method, keys }) => method === 'query' || keys.length > 1);
  return added.map(({ method, value }) => [toSentMethod(method), value]);
}

function toItem(item: unknown, operation: unknown): JsonObject {
  const parameters = findMember(item, 'parameters');
  return { ...(parameters !== undefined && { parameters }), post: operation };
}

function toName(path: string, method: string): string {
  return `${path}#${method}`;
}

function addWebhooks(root: unknown, items: CallbackItems['items']): JsonObject {
  return { ...(root as JsonObject), webhooks: { ...items, ...Object.fromEntries(getEntries(root, 'webhooks')) } };
}

/** Returns a pointer into a callback as one into its webhook. */
function toWebhook(pointer: string, names: CallbackItems['names']): string {
  if (!pointer.includes('/callbacks/')) return pointer;
  const keys = toKeys(pointer);
  for (let length = keys.length; length > 0; length -= 1) {
    const name = names.get(toPointer('#', ...keys.slice(0, length)));
    if (name !== undefined) return toPointer('#', 'webhooks', name, ...keys.slice(length));
  }
  return pointer;
}

/** Returns a pointer to the place where something in an added operation has been copied to. */
function toOlderPointer(pointer: string, names: CallbackItems['names']): string {
  const moved = toWebhook(pointer, names);
  if (moved !== pointer) return toOlderPointer(moved, new Map());
  const [root = '', path = '', key, ...rest] = toKeys(pointer);
  if (root !== 'paths' && root !== 'webhooks') return pointer;
  if (key === 'query') return toPointer('#', root, toName(path, 'QUERY'), 'post', ...rest);
  const [method, ...inside] = rest;
  if (key !== 'additionalOperations' || method === undefined) return pointer;
  return toPointer('#', root, toName(path, method), 'post', ...inside);
}
