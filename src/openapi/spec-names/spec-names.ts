import type { ElementContent } from 'hast';
import { fail } from '@/lib/fail';
import { toOffer } from '@/lib/nearest';
import { toElement } from '@/markdown/element';
import type { SpecReference } from '@/markdown/spec-reference-text';
import { findItem } from './item';
import { failForName } from './names';
import { toValue, type Source } from './value';

/** A service by the name that pages use for it, with the spec of a version of the docs. */
export interface Service extends Source {
  name: string;
  /** True for the spec of another project, which may lack the names that pages use. */
  isForeign: boolean;
}

/** The names of some specs that a page can use. */
export class SpecNames {
  private readonly services: ReadonlyMap<string, Service>;

  constructor(services: Service[]) {
    this.services = new Map(services.map((service) => [service.name, service]));
  }

  /** Finds the path of what inline code names. Fails for a name that begins with a service and names nothing. */
  find = (name: string): string | undefined => {
    const [first = '', rest] = name.split(/\.(.*)/s);
    const service = this.services.get(first);
    if (!service || rest === undefined) return undefined;
    const item = findItem(service.spec, rest);
    if (item) return `${item.page}#${encodeURI(item.anchor)}`;
    return service.isForeign ? undefined : failForName(service.spec, first, rest);
  };

  /** Loads what a directive shows: what a spec says about the item or itself, `pets.Pet.name/maxLength`. */
  load = async ({ kind, name }: SpecReference): Promise<ElementContent[]> => {
    const [, path = '', fact = ''] = /^([^/]*)(?:\/(.*))?$/s.exec(name) ?? [];
    const [first = '', rest] = path.split(/\.(.*)/s);
    const service = this.services.get(first);
    if (!service)
      return fail(`":${kind}[${name}]" names no service`, {
        fix: toOffer(first, [...this.services.keys()], 'Services'),
      });
    const item = rest === undefined ? undefined : findItem(service.spec, rest);
    try {
      if (rest !== undefined && !item) return failForName(service.spec, first, rest);
      return await toValue(service, item, { name: path, fact });
    } catch (error) {
      if (service.isForeign) return [toElement('code', {}, [name])];
      throw error;
    }
  };
}
