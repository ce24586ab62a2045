import type { DropdownItem, NavbarItem } from './schema/navbar';

/** An item of a custom type, with its options from the configuration. */
export interface NavCustom {
  kind: 'custom';
  type: string;
  options: Record<string, unknown>;
}

type Custom = { type: `custom-${string}` } & Record<string, unknown>;

/** Returns true for an item of a custom type. */
export function isCustom(item: NavbarItem | DropdownItem): item is Extract<NavbarItem | DropdownItem, Custom> {
  return item.type?.startsWith('custom-') ?? false;
}

/** Resolves an item of a custom type. Fails if no component renders the type. */
export function buildCustom({ type, ...options }: Custom, known: string[] = []): NavCustom {
  if (!known.includes(type))
    throw new Error(
      `There is no component for items of type "${type}". Add it to src/components/layout/custom-items.ts, which has ${known.join(', ') || 'none'}.`,
    );
  return { kind: 'custom', type, options };
}
