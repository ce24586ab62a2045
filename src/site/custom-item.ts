import type { DropdownItem, NavbarItem } from './schema/navbar';

/** An item of a custom type, with its options from the configuration. */
export interface NavCustom {
  kind: 'custom';
  type: string;
  options: Record<string, unknown>;
}

export type Custom = { type: `custom-${string}` } & Record<string, unknown>;

/** Returns true for an item of a custom type. */
export function isCustom(item: NavbarItem | DropdownItem): item is Extract<NavbarItem | DropdownItem, Custom> {
  return item.type?.startsWith('custom-') ?? false;
}
