import { fail } from '@/lib/user-errors-and-mistakes';
import { toHint, toOffer } from '@/lib/nearest-names';
import { configFile } from './config-option-places';
import type { ServiceEntry } from './find-services-for-menus-and-sidebars';
import type { SpecEntry } from './schema/service-operation-and-schema-links';

const place = { file: configFile };

/** The link for an entry that refers to a name in a spec. */
export interface SpecLink {
  label: string;
  path: string;
  /** The description of a service. */
  description?: string;
}

/**
 * Resolves an entry that names a service, an operation, a schema, or a property. Fails for an unknown name and suggests
 * known ones.
 */
export function toSpecLink(entry: SpecEntry, services: ServiceEntry[], where: string): SpecLink {
  const { label } = entry;
  if (entry.type === 'api') {
    const { title, path, description } = findService(entry.service, services, where);
    return { label: label ?? title, path, description };
  }
  const written = entry.type === 'operation' ? entry.operation : entry.schema;
  const [id = '', name = ''] = written.split(/\.(.*)/s);
  const service = findService(id, services, where);
  const found = service.named?.find(entry.type, name);
  if (found) return { label: label ?? found.title, path: found.path };
  // A foreign spec that replaces one of this site may lack the names that the site's own spec has.
  if (service.isForeign) return { label: label ?? service.title, path: service.path };
  const known = service.named?.getNames(entry.type, name) ?? [];
  return fail(`${where}: there is no ${entry.type} "${written}"`, {
    place,
    fix: toOffer(
      written,
      known.map((other) => `${id}.${other}`),
      'Available',
    ),
  });
}

/** Finds a service. Fails for an unknown name and suggests known ones. */
export function findService(name: string, services: ServiceEntry[], where: string): ServiceEntry {
  const known = services.map(({ service }) => service);
  return (
    services.find(({ service }) => service === name) ??
    fail(`${where}: there is no service "${name}"`, { place, fix: toHint(name, known, 'Available services') })
  );
}
