import type { DropdownItem, NavbarItem } from './schema/navbar';

/** An item of a type of the fork's own, with all that the configuration says of it. */
export interface NavCustom {
  kind: 'custom';
  type: string;
  options: Record<string, unknown>;
}

type Custom = { type: `custom-${string}` } & Record<string, unknown>;

/** True for an item of a type of the fork's own. */
export function isCustom(item: NavbarItem | DropdownItem): item is Extract<NavbarItem | DropdownItem, Custom> {
  return item.type?.startsWith('custom-') ?? false;
}

/** Resolves such an item; fails for a type that no component shows. */
export function buildCustom({ type, ...options }: Custom, known: string[] = []): NavCustom {
  if (!known.includes(type))
    throw new Error(
      `There is no component for items of type "${type}". Add it to src/components/layout/custom-items.ts, which has ${known.join(', ') || 'none'}.`,
    );
  return { kind: 'custom', type, options };
}
