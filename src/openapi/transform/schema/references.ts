import type { BundledDocument } from '../../find-in-bundled-document';
import { findText, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import type { SchemaId } from '../../model/schema';
import { toKeys, toPointer } from '@/lib/json-pointer';
import { joinParts, toTypeDetail, withDetails } from '@/lib/schema-ids';
import { AnchorIndex, type Scope } from './index-schema-anchors-and-ids';

/** The location of a schema, with the dynamic anchors in scope there. */
export interface SchemaLocation {
  pointer: string;
  scope: Scope;
  /** The only type that applies here, of several types that the schema allows. */
  only?: string;
}

/**
 * Finds schemas and resolves their references.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3
 */
export class References {
  private readonly virtual = new Map<string, unknown>();
  private readonly anchors: AnchorIndex;

  constructor(private readonly document: BundledDocument) {
    this.anchors = new AnchorIndex(document.root);
  }

  /** True if the siblings of a `$ref` are ignored. */
  get isOld(): boolean {
    return this.document.isOld;
  }

  /** Finds the schema at a pointer. */
  find(pointer: string): unknown {
    return this.virtual.has(pointer) ? this.virtual.get(pointer) : this.document.find(pointer);
  }

  /** Adds a schema for a construct that the document expresses without a schema. Returns the pointer. */
  addVirtual(pointer: string, schema: JsonObject): string {
    this.virtual.set(pointer, schema);
    return pointer;
  }

  /** Resolves the `$ref` or `$dynamicRef` of a schema. Returns undefined if there is none or its target is missing. */
  findTarget(schema: JsonObject, { pointer, scope }: SchemaLocation): SchemaLocation | undefined {
    const dynamic = schema['$dynamicRef'];
    const target =
      typeof schema['$ref'] === 'string'
        ? this.findStatic(schema['$ref'], pointer)
        : typeof dynamic === 'string'
          ? (findText(scope, dynamic.replace(/^.*#/, '')) ?? this.anchors.find(dynamic, pointer))
          : undefined;
    if (target === undefined || this.find(target) === undefined) return undefined;
    return this.enter({ pointer: target, scope });
  }

  /** Adds the dynamic anchors of a schema to the scope. */
  enter(location: SchemaLocation): SchemaLocation {
    return { ...location, scope: this.anchors.enter(location.pointer, location.scope) };
  }

  /** Removes the dynamic anchors from the scope that make no difference at the location. */
  toNeeded(location: SchemaLocation): SchemaLocation {
    return { ...location, scope: this.anchors.toNeeded(location.pointer, location.scope) };
  }

  /**
   * Follows schemas that are only a reference, or one `allOf` entry outside of `components`. Returns undefined for a broken or
   * circular chain.
   */
  findCanonical(location: SchemaLocation): SchemaLocation | undefined {
    return this.findChain(location)?.at(-1);
  }

  /** Returns the first component of such a chain, whose name the author chose, otherwise its end. */
  findNamed(location: SchemaLocation): SchemaLocation | undefined {
    const chain = this.findChain(location);
    return chain?.find(({ pointer }) => isComponent(pointer)) ?? chain?.at(-1);
  }

  /** Returns true for a component that is only a reference to another component. */
  isAlias(pointer: string): boolean {
    const chain = isComponent(pointer) ? this.findChain({ pointer, scope: {} }) : undefined;
    return chain?.some((step) => step.pointer !== pointer && isComponent(step.pointer)) ?? false;
  }

  /** Follows references, but no `allOf`: a schema that extends another one without additions is selected by its own name. */
  followReferences(location: SchemaLocation): string {
    const chain = this.findChain(location) ?? [location];
    const end = chain.find(({ pointer }) => !isOnlyReference(this.find(pointer), this.isOld));
    return (end ?? location).pointer;
  }

  private findChain(location: SchemaLocation): SchemaLocation[] | undefined {
    const chain: SchemaLocation[] = [];
    for (let next: SchemaLocation | undefined = location; next; next = this.findNext(next)) {
      const { pointer, scope } = next;
      if (chain.some((step) => step.pointer === pointer)) return undefined;
      chain.push(this.toNeeded({ ...location, pointer, scope }));
      if (isOnlyReference(this.find(pointer), this.isOld) && !this.findNext(next)) return undefined;
    }
    return chain;
  }

  /** Returns the next schema of a chain. The only entry of `allOf` in a component belongs to it, unless it is a reference. */
  private findNext(location: SchemaLocation): SchemaLocation | undefined {
    const schema = this.find(location.pointer);
    if (!isObject(schema)) return undefined;
    if (isOnlyReference(schema, this.isOld)) return this.findTarget(schema, location);
    const pointer = toPointer(location.pointer, 'allOf', 0);
    const isOwn = isComponent(location.pointer) && !isOnlyReference(this.find(pointer), this.isOld);
    return isOnlyAllOf(schema) && !isOwn ? { ...location, pointer } : undefined;
  }

  /** Returns the id of the schema at a location, or of the schema merged from several locations. */
  toId(locations: SchemaLocation[]): SchemaId {
    const parts = locations.map(({ pointer, scope, only }) => {
      const anchors = Object.keys(scope)
        .sort()
        .map((name) => `${name}=${scope[name]}`);
      return withDetails(pointer, [...(only ? [toTypeDetail(only)] : []), ...anchors]);
    });
    return joinParts(parts);
  }

  private findStatic(reference: string, pointer: string): string | undefined {
    if (/^#(\/|$)/.test(reference)) return toPointer('#', ...toKeys(reference));
    return this.anchors.find(reference, pointer);
  }
}

/** Returns true if nothing but a reference applies. @see https://spec.openapis.org/oas/v3.1.1.html#reference-object */
function isOnlyReference(schema: unknown, isOld: boolean): boolean {
  if (!isObject(schema)) return false;
  if (typeof schema['$ref'] === 'string') return isOld || Object.keys(schema).length === 1;
  return typeof schema['$dynamicRef'] === 'string' && Object.keys(schema).length === 1;
}

/** Returns true for a schema that has only `allOf` with one entry. */
export function isOnlyAllOf(schema: JsonObject): boolean {
  const subschemas = schema['allOf'];
  return (
    Array.isArray(subschemas) && subschemas.length === 1 && isObject(subschemas[0]) && Object.keys(schema).length === 1
  );
}

/** Returns true if a pointer refers to a component schema. */
export function isComponent(pointer: string): boolean {
  return /^#\/components\/schemas\/[^/]+$/.test(pointer);
}
