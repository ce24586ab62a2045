import type { Spec } from './model/spec';

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
