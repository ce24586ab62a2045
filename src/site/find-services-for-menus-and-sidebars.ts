import { fail } from '@/lib/user-errors-and-mistakes';
import type { NamedTargets } from '@/openapi/find-operations-and-schemas-by-name';
import { toHint } from '@/lib/nearest-names';
import type { SidebarItemConfig } from './schema/sidebars';

/** The data of a service for menus and sidebars. */
export interface ServiceEntry {
  service: string;
  path: string;
  title: string;
  description: string;
  /** True for a foreign service, which menus and sidebars show only if an entry names it. */
  isForeign?: boolean;
  /** The names in its spec that entries can refer to. */
  named?: NamedTargets;
}

/**
 * Returns the services that an entry of type `apis` lists: those of this site without their own entry next to it, except
 * for those in `except`. Fails for an unknown service in `except`.
 */
export function findOtherServices(
  services: ServiceEntry[],
  { except = [] }: { except?: string[] },
  isNamed: (service: ServiceEntry) => boolean,
): ServiceEntry[] {
  const known = services.map(({ service }) => service);
  const unknown = except.find((name) => !known.includes(name));
  if (unknown !== undefined)
    fail(`"except" of an entry of type "apis" in src/site.config.ts: there is no service "${unknown}"`, {
      fix: toHint(unknown, known, 'Available services'),
    });
  return services.filter((entry) => !entry.isForeign && !except.includes(entry.service) && !isNamed(entry));
}

/** Returns the services for which a sidebar has individual entries. */
export function getNamedServices(items: SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.type === 'category') return getNamedServices(item.items);
    return item.type === 'api' ? [item.service] : [];
  });
}
