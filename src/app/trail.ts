import type { Crumb } from '@/components/layout/breadcrumbs';
import type { Neighbour } from '@/components/layout/pagination';
import { isSamePath } from '@/lib/href';
import { toReadingOrder, type SidebarItem } from '@/site/sidebar';

/** The steps of the breadcrumbs from the way through a sidebar. */
export function toCrumbs(trail: SidebarItem[]): Crumb[] {
  return trail.map(({ label, path }) => ({ label, path }));
}

/** The pages before and after one in its sidebar's reading order. */
export function toNeighbours(items: SidebarItem[], path: string): { previous?: Neighbour; next?: Neighbour } {
  const order = toReadingOrder(items);
  const at = order.findIndex((item) => isSamePath(item.path, path));
  return at === -1 ? {} : { previous: toNeighbour(order[at - 1]), next: toNeighbour(order[at + 1]) };
}

function toNeighbour(item: SidebarItem | undefined): Neighbour | undefined {
  return item?.path === undefined ? undefined : { label: item.label, path: item.path };
}
