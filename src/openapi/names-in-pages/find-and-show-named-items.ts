import type { ElementContent } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toHint } from '@/lib/nearest-names';
import { toElement } from '@/markdown/hast-elements';
import type { SpecReference } from '@/markdown/spec-placeholders-in-plain-text';
import { toItemPath } from '../item-addresses';
import { indexNames, type NameIndex } from './index-names';
import { toEmbed } from './render-embedded-item';
import { findItem } from './find-item';
import { failForName } from './fail-for-name';
import { toValue, type Source } from './spec-value';

/** A service by the name that pages use for it, with the spec of a version of the docs. */
export interface Service extends Source {
  name: string;
  /** True for the spec of another project, which may lack the names that pages use. */
  isForeign: boolean;
}

/** What a directive shows, and the path of the item that a value is from. */
interface Shown {
  children: ElementContent[];
  path?: string;
}

/** The names of some specs that a page can use. */
export class SpecNames {
  private readonly services: ReadonlyMap<string, Service>;

  private readonly exceptions: ReadonlySet<string>;
  private readonly indexes = new Map<Service, NameIndex>();

  /** Inline code among the `exceptions` names nothing. */
  constructor(services: Service[], exceptions: readonly string[] = []) {
    this.services = new Map(services.map((service) => [service.name, service]));
    this.exceptions = new Set(exceptions);
  }

  /**
   * Finds the paths of everything that inline code may name: one item for a name that begins with a service, otherwise the items
   * with this name in the given service, or in all services. Fails for a name that begins with a service and names nothing.
   */
  find = (name: string, service?: string): readonly string[] => {
    if (this.exceptions.has(name)) return [];
    const [first = '', rest] = name.split(/\.(.*)/s);
    const marked = this.services.get(first);
    if (marked && rest !== undefined) return this.findMarked(marked, rest);
    const services = [...this.services.values()].filter((one) => service === undefined || one.name === service);
    return services.flatMap((one) => this.findShort(one, name));
  };

  /** Returns the words of all names, in lower case. A name in camel case consists of several, and is one as a whole. */
  listWords(): Set<string> {
    const names = [...this.services.values()].flatMap((one) => [one.name, ...this.getIndex(one).keys()]);
    const words = names.flatMap((name) => [name, ...(name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [])]);
    return new Set(words.map((word) => word.toLowerCase()));
  }

  private getIndex(service: Service): NameIndex {
    const index = this.indexes.get(service) ?? indexNames(service.spec);
    this.indexes.set(service, index);
    return index;
  }

  private findMarked(service: Service, name: string): string[] {
    const item = findItem(service.spec, name);
    if (item) return [toItemPath(item)];
    return service.isForeign ? [] : failForName(service.spec, service.name, name);
  }

  private findShort(service: Service, name: string): readonly string[] {
    const found = this.getIndex(service).get(name);
    if (found) return [...found];
    const item = /[.=]/.test(name) ? findItem(service.spec, name) : undefined;
    return item ? [toItemPath(item)] : [];
  }

  /** Loads what a directive shows: what a spec says about an item or itself, `pets.Pet.name/maxLength`, or the item. */
  load = (reference: SpecReference, prefix?: string): Promise<Shown> =>
    this.show(reference, { prefix, isColored: true });

  /** Loads what a directive shows, with code without colors: the grammars of eight languages take two seconds. */
  loadPlain = (reference: SpecReference, prefix?: string): Promise<Shown> =>
    this.show(reference, { prefix, isColored: false });

  private async show(
    { kind, name }: SpecReference,
    { prefix = kind, isColored }: { prefix?: string; isColored: boolean },
  ): Promise<Shown> {
    const [, path = '', fact = ''] = /^([^/]*)(?:\/(.*))?$/s.exec(name) ?? [];
    const [first = '', rest] = path.split(/\.(.*)/s);
    const service = this.services.get(first);
    if (!service)
      return fail(`"${kind === 'value' ? ':' : '::'}${kind}[${name}]" names no service`, {
        fix: toHint(first, [...this.services.keys()], 'Services'),
      });
    const item = rest === undefined ? undefined : findItem(service.spec, rest);
    try {
      if (rest !== undefined && !item) return failForName(service.spec, first, rest);
      if (kind !== 'value') return { children: await toEmbed(service, item, { kind, name, prefix, isColored }) };
      return { children: await toValue(service, item, { name: path, fact }), path: item && toItemPath(item) };
    } catch (error) {
      if (service.isForeign) return { children: toMissing(kind, name) };
      throw error;
    }
  }
}

/** Shows the name of an item that the spec of another project does not have. */
function toMissing(kind: string, name: string): ElementContent[] {
  const code = toElement('code', {}, [name]);
  return [kind === 'value' ? code : toElement('p', {}, [code])];
}
