import { toReadingOrder, type SidebarItem } from './sidebar';

/** The one version of the docs while none has been cut. */
export const currentVersion = { name: 'current', label: 'Next' };

/** Where a version begins: the page at the root, else the first page of the first sidebar, else the first page there is. */
export function findMainPath({
  sidebars,
  pages,
}: {
  sidebars: Map<string, SidebarItem[]>;
  pages: { path: string }[];
}): string | undefined {
  const root = pages.find(({ path }) => path === '/');
  const [first] = sidebars.values();
  const firstPage = toReadingOrder(first ?? []).find((item) => item.kind === 'link');
  return root?.path ?? firstPage?.path ?? pages[0]?.path;
}
