import { findMember, findText, getEntries, isObject } from '../../find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';
import type { References } from './references';

const components = '#/components/schemas';

/** A schema that a discriminator selects, and the values that select it. */
export interface Target {
  pointer: string;
  values: string[];
}

/**
 * Indexes the inheritance of component schemas by `allOf`.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export class Inheritance {
  private readonly children = new Map<string, string[]>();

  constructor(private readonly references: References) {
    const schemas = references.find(components);
    for (const name of isObject(schemas) ? Object.keys(schemas) : []) {
      const pointer = toPointer(components, name);
      for (const parent of this.getParents(pointer))
        this.children.set(parent, [...(this.children.get(parent) ?? []), pointer]);
    }
  }

  /**
   * Returns the schemas that the discriminator of a base selects: those in its mapping and those that extend the base. If
   * there is a mapping, an unmapped schema counts only if no other schema extends it.
   */
  getTargets(base: string, discriminator: unknown): Target[] {
    const mapped = this.getMapped(discriminator, base);
    const descendants = this.getDescendants(base);
    const isLeaf = (pointer: string) => !this.children.has(pointer);
    const unmapped = descendants.filter((pointer) => !mapped.has(pointer) && (mapped.size === 0 || isLeaf(pointer)));
    const order = [...new Set([...mapped.keys(), ...unmapped])].filter((pointer) => pointer !== base);
    return order.map((pointer) => ({ pointer, values: mapped.get(pointer) ?? [toName(pointer)] }));
  }

  /** Returns the values of a discriminator mapping by the schemas that they select. */
  getMapped(discriminator: unknown, base: string): Map<string, string[]> {
    const mapped = new Map<string, string[]>();
    for (const [value, target] of getEntries(discriminator, 'mapping')) {
      const pointer = typeof target === 'string' ? this.findMapped(target, base) : undefined;
      if (pointer !== undefined) mapped.set(pointer, [...(mapped.get(pointer) ?? []), value]);
    }
    return mapped;
  }

  /**
   * Returns the schema that a discriminator selects if its property has no mapped value or is absent.
   * @see https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
   */
  findDefault(discriminator: unknown, base: string): string | undefined {
    const target = findText(discriminator, 'defaultMapping');
    return target === undefined ? undefined : this.findMapped(target, base);
  }

  /** Returns the values of a mapping whose targets do not exist. */
  getUnknown(discriminator: unknown, base: string): string[] {
    const entries = getEntries(discriminator, 'mapping');
    return entries
      .filter(([, target]) => typeof target !== 'string' || this.findMapped(target, base) === undefined)
      .map(([value]) => value);
  }

  /** Returns all schemas that extend a schema, directly or indirectly. */
  getDescendants(pointer: string): string[] {
    const found = new Set<string>();
    const pending = [pointer];
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      for (const child of this.children.get(next) ?? []) {
        if (child === pointer || found.has(child)) continue;
        found.add(child);
        pending.push(child);
      }
    }
    return [...found];
  }

  /** Finds the target of a mapping, which is the name of a component or a reference. */
  private findMapped(target: string, base: string): string | undefined {
    const named = toPointer(components, target);
    if (this.references.find(named) !== undefined) return this.toEnd(named);
    const found = this.references.findTarget({ $ref: target }, { pointer: base, scope: {} });
    return found && this.toEnd(found.pointer);
  }

  private getParents(pointer: string): string[] {
    const subschemas = findMember(this.references.find(pointer), 'allOf');
    if (!Array.isArray(subschemas)) return [];
    return subschemas.flatMap((subschema: unknown) => {
      const target = isObject(subschema) ? this.references.findTarget(subschema, { pointer, scope: {} }) : undefined;
      return target && target.pointer !== pointer ? [this.toEnd(target.pointer)] : [];
    });
  }

  private toEnd(pointer: string): string {
    return this.references.followReferences({ pointer, scope: {} });
  }
}

/** Returns the name by which a discriminator selects a component that is not in its mapping. */
export function toName(pointer: string): string {
  return toKeys(pointer).at(-1) ?? pointer;
}
