import type { Spec } from './model';

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
