import * as messages from '@/messages';
import type { BundledDocument } from '../../find-in-bundled-document';
import { findMember, getEntries, type JsonObject } from '../../find-members-of-parsed-json';
import { type SchemaId, type SchemaTable, type Property, type SchemaNode, getChildIds } from '../../model/schema';
import type { Prose } from '../../model/prose-marks-server-and-docs-links';
import { toPointer } from '@/lib/json-pointer';
import { withDetails } from '@/lib/schema-ids';
import type { KnownProperties, SchemaRegistry } from './build-context';
import { Inheritance } from './inheritance';
import { addLabels } from './type-labels';
import type { Merged } from './read-keywords-of-applying-schemas';
import { buildEmptyNode, buildNode } from './node';
import { References, type SchemaLocation } from './references';

const limit = 150_000;

/**
 * Builds the table of schemas. A schema gets its id first and is built later, from a queue, so that neither cycles nor
 * deep nesting cause recursion.
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export class SchemaBuilder implements SchemaRegistry {
  readonly table: SchemaTable = {};
  readonly keywords = new Map<SchemaId, JsonObject>();
  readonly references: References;
  readonly inheritance: Inheritance;
  private readonly queue: { id: SchemaId; locations: SchemaLocation[]; known: KnownProperties }[] = [];
  private readonly ids = new Set<SchemaId>();

  constructor(
    private readonly document: BundledDocument,
    readonly toProse: (source: string | undefined) => Prose | undefined,
    readonly merged?: Map<SchemaId, Merged>,
  ) {
    this.references = new References(document);
    this.inheritance = new Inheritance(this.references);
  }

  register(
    location: { pointer: string; scope?: SchemaLocation['scope']; only?: string },
    known: KnownProperties = new Map(),
  ): SchemaId {
    return this.registerAll([{ scope: {}, ...location }], known);
  }

  registerAll(locations: SchemaLocation[], known: KnownProperties = new Map()): SchemaId {
    const named = locations.map((location) => this.references.findNamed(location));
    const [first] = locations;
    if (named.includes(undefined) && first) return this.registerBroken(first);
    const distinct = named.filter(
      (location, index): location is SchemaLocation => location !== undefined && this.isFirst(location, named, index),
    );
    const id = this.references.toId(distinct);
    if (this.ids.has(id)) return id;
    this.ids.add(id);
    if (this.ids.size > limit)
      this.table[id] = buildEmptyNode(id, locations[0]?.pointer ?? '', messages.tooManySchemas);
    else this.queue.push({ id, locations: distinct, known });
    return id;
  }

  /**
   * Registers the component schemas and returns their ids in document order. A component that is only a reference has the
   * id of its target.
   * @see https://spec.openapis.org/oas/v3.1.1.html#components-object
   */
  registerComponents(): SchemaId[] {
    const components = findMember(this.document.root, 'components');
    const ids = getEntries(components, 'schemas').map(([name]) =>
      this.register({ pointer: toPointer('#/components/schemas', name) }),
    );
    return [...new Set(ids)];
  }

  /** Builds all registered schemas, then everything that requires the complete table, and returns the table. */
  finish(): SchemaTable {
    for (let next = 0; next < this.queue.length; next++) {
      const entry = this.queue[next];
      if (entry) this.table[entry.id] = buildNode(this, entry.id, entry.locations, entry.known);
    }
    this.queue.length = 0;
    // A component that is only a broken reference has a different id, so its pointer is not in the table.
    for (const node of Object.values(this.table))
      node.allOfBases = node.allOfBases.filter((id) => Object.hasOwn(this.table, id));
    markLeftOut(this.table, this.references.isOld);
    markDiscriminators(this.table);
    markAnnotatedRefs(this.table, (id) => this.references.isAlias(id));
    addLabels(this.table);
    return this.table;
  }

  private registerBroken(location: SchemaLocation): SchemaId {
    const schema = this.references.find(location.pointer);
    const reference =
      typeof schema === 'object' && schema !== null && '$ref' in schema ? String(schema.$ref) : location.pointer;
    const id = withDetails(location.pointer, ['broken']);
    const leadsNowhere =
      !reference.startsWith('#') || this.references.findTarget({ $ref: reference }, location) === undefined;
    this.table[id] = buildEmptyNode(
      id,
      location.pointer,
      leadsNowhere ? messages.unresolvedReference(reference) : messages.selfReference,
    );
    this.ids.add(id);
    return id;
  }

  /** Returns true for the first of several locations that lead to the same schema. */
  private isFirst(location: SchemaLocation, all: (SchemaLocation | undefined)[], index: number): boolean {
    if (index === 0) return true;
    const toEnd = (of: SchemaLocation) => this.references.toId([this.references.findCanonical(of) ?? of]);
    return all.findIndex((other) => other !== undefined && toEnd(other) === toEnd(location)) === index;
  }
}

/**
 * Marks the properties that requests or responses leave out. OpenAPI 3.0 ignores that such a property is required; later versions do not, so
 * a required one is not marked.
 * @see https://spec.openapis.org/oas/v3.0.3.html#fixed-fields-19
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4
 */
function markLeftOut(table: SchemaTable, isOld: boolean): void {
  for (const node of Object.values(table)) {
    for (const property of node.kind === 'object' ? node.properties : []) {
      const access = table[property.schema]?.access ?? 'read-write';
      if (access === 'read-write' || (property.required && !isOld)) continue;
      property.leftOutOf = access === 'read' ? 'request' : 'response';
    }
  }
}

/** Marks the discriminator property in the schema with the alternatives and in each of them. */
function markDiscriminators(table: SchemaTable): void {
  for (const node of Object.values(table)) {
    for (const applicator of node.applicators) {
      if (!('variants' in applicator) || applicator.discriminator === undefined) continue;
      for (const id of [node.id, ...applicator.variants.map(({ schema }) => schema)])
        mark(table, id, applicator.discriminator);
    }
  }
}

function mark(table: SchemaTable, id: string, propertyName: string): void {
  const node = table[id];
  const property = node?.kind === 'object' ? node.properties.find(({ name }) => name === propertyName) : undefined;
  if (property) property.discriminator = true;
}

/**
 * Marks each annotated `$ref`: a `$ref` with siblings, such as a description, that leave the content unchanged. A component that is only
 * a reference to another one is marked too, whatever its content.
 */
function markAnnotatedRefs(table: SchemaTable, isAlias: (id: SchemaId) => boolean): void {
  for (const node of Object.values(table)) {
    const [nearest] = node.allOfBases;
    const base = nearest === undefined ? undefined : table[nearest];
    if (base?.name === undefined) continue;
    const isSame = node.name === undefined ? hasShapeOf(node, base) : isAlias(node.id) && isShapeOf(node, base);
    if (isSame) node.annotatedRef = base.id;
  }
}

/** Returns true if two schemas have the same children, of which there are any. Their descriptions and constraints may differ. */
function hasShapeOf(node: SchemaNode, base: SchemaNode): boolean {
  return getInside(node).length > 0 && isShapeOf(node, base);
}

function isShapeOf(node: SchemaNode, base: SchemaNode): boolean {
  const [own, other] = [getInside(node), getInside(base)];
  if (node.kind !== base.kind || own.length !== other.length) return false;
  if (own.some((id, index) => id !== other[index])) return false;
  if (node.kind !== 'object' || base.kind !== 'object') return true;
  const isAs = (property: Property, other?: Property) =>
    property.required === other?.required &&
    property.requiredWith === other.requiredWith &&
    property.discriminator === other.discriminator;
  return (
    node.properties.every((property, index) => isAs(property, base.properties[index])) &&
    node.additionalProperties === base.additionalProperties
  );
}

function getInside(node: SchemaNode): string[] {
  return getChildIds({ ...node, allOfBases: [] });
}
