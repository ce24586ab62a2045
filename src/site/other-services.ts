import { fail } from '@/lib/fail';
import type { NamedParts } from '@/spec/named';
import { toHint } from './schema/options';
import type { SidebarItemConfig } from './schema/sidebars';

/** A service as menus and sidebars name it. */
export interface ServiceEntry {
  service: string;
  path: string;
  title: string;
  description: string;
  /** From elsewhere: menus are ours, so that only an entry of its own shows it there. */
  isForeign?: boolean;
  /** What entries can name in its spec. */
  parts?: NamedParts;
}

/** What an entry of type `apis` lists: the services that have no entry of their own next to it, in the order of their names. */
export function findOtherServices(
  services: ServiceEntry[],
  { except = [] }: { except?: string[] },
  isNamed: (service: ServiceEntry) => boolean,
): ServiceEntry[] {
  const known = services.map(({ service }) => service);
  const unknown = except.find((name) => !known.includes(name));
  if (unknown !== undefined)
    fail(`"except" of an entry of type "apis" in src/site.config.ts: there is no service "${unknown}"`, {
      fix: toHint(unknown, known, 'Services that exist'),
    });
  return services.filter((entry) => !entry.isForeign && !except.includes(entry.service) && !isNamed(entry));
}

/** The services that a sidebar names one by one. */
export function getNamedServices(items: SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.type === 'category') return getNamedServices(item.items);
    return item.type === 'api' ? [item.service] : [];
  });
}
