import type { Spec } from './model/spec';
import { toPointer } from './pointer';

/** The location of an item of a spec: the path of its page, without the base path, and its anchor on that page. */
export interface Address {
  page: string;
  anchor: string;
}

/** Returns the path of an item with its anchor. */
export function toItemPath({ page, anchor }: Address): string {
  return `${page}#${encodeURI(anchor)}`;
}

/** Maps the anchors and former hashes of tags, operations, and component schemas to their addresses. */
export function toAddresses({ tags, operations, componentIds, schemas }: Spec): Map<string, Address> {
  const addresses = new Map<string, Address>();
  const add = (names: string[], address: Address) => {
    for (const name of names) if (!addresses.has(name)) addresses.set(name, address);
  };
  for (const { anchor, aliases, page } of tags) add([anchor, ...aliases], { page, anchor });
  for (const { id, aliases, page } of operations) add([id, ...aliases], { page, anchor: id });
  for (const id of componentIds) {
    const { anchor, page, aliases = [] } = schemas[id] ?? {};
    if (anchor !== undefined && page !== undefined) add([anchor, ...aliases], { page, anchor });
  }
  return addresses;
}

/** Returns the hashes that an operation had in the former API reference (Redoc), without `#`: old bookmarks use them. */
export function toOperationAliases(operation: {
  operationId?: string;
  path: string;
  method: string;
  tags: string[];
}): string[] {
  const { operationId, path, method, tags } = operation;
  const key = operationId === undefined ? `${toPointer('paths', path)}/${method}` : `operation/${operationId}`;
  return [...tags.map((tag) => `${toTagAlias(tag)}/${key}`), key];
}

/** Returns the hash that a tag had in Redoc, without `#`: case is preserved, and spaces become hyphens. */
export function toTagAlias(tag: string): string {
  const slug = tag
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('&', 'and')
    .replace(/[^\w\s$*_+~.()'"!:@-]+/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  return `tag/${slug || tag.replace(/\s+/g, '-')}`;
}
