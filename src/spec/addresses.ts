import type { Spec } from './model';
import { toPointer } from './pointer';

/** Where something of a spec is: the path of its page, without base path, and its anchor there. */
export interface Address {
  page: string;
  anchor: string;
}

/** The addresses of tags, operations and component schemas, by their anchors and the hashes of the former site. */
export function toAddresses({ tags, operations, componentIds, schemas }: Spec): Map<string, Address> {
  const addresses = new Map<string, Address>();
  const add = (names: string[], address: Address) => {
    for (const name of names) if (!addresses.has(name)) addresses.set(name, address);
  };
  for (const { anchor, aliases, page } of tags) add([anchor, ...aliases], { page, anchor });
  for (const { id, aliases, page } of operations) add([id, ...aliases], { page, anchor: id });
  for (const id of componentIds) {
    const { anchor, page } = schemas[id] ?? {};
    if (anchor !== undefined && page !== undefined) add([anchor], { page, anchor });
  }
  return addresses;
}

/** The hashes of the site's former API reference (Redoc), without `#`: bookmarks of that time still lead somewhere. */
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

/** The former hash of a tag: case kept, spaces as hyphens. */
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
