import * as messages from '@/messages';
import type { SpecDocument } from '../../document';
import type { JsonObject } from '../../json';
import type { Prose, SchemaId, SchemaTable, Field, SchemaNode } from '../../model';
import { Inheritance } from './inheritance';
import { addLabels } from './label';
import { buildEmptyNode, buildNode } from './node';
import { References, type Place } from './references';
import { getChildIds } from '../uses';

type KnownFields = ReadonlyMap<string, SchemaId>;

const limit = 150_000;

/**
 * Fills the table of schemas. A schema is given its id before it is built, and is built in its turn: so neither a
 * circle nor a thousand levels matter.
 */
export class SchemaBuilder {
  readonly table: SchemaTable = {};
  /** What the sampler of examples needs next to the table. */
  readonly facts = new Map<SchemaId, JsonObject>();
  readonly references: References;
  readonly inheritance: Inheritance;
  private readonly queue: { id: SchemaId; places: Place[]; known: KnownFields }[] = [];
  private readonly ids = new Set<SchemaId>();

  constructor(
    document: SpecDocument,
    readonly toProse: (source: string | undefined) => Prose | undefined,
  ) {
    this.references = new References(document);
    this.inheritance = new Inheritance(this.references);
  }

  /** Gives the id of the schema at a place. */
  register(
    place: { pointer: string; scope?: Place['scope']; only?: string },
    known: KnownFields = new Map(),
  ): SchemaId {
    return this.registerAll([{ scope: {}, ...place }], known);
  }

  /** Gives the id of the schema that several places state together. */
  registerAll(places: Place[], known: KnownFields = new Map()): SchemaId {
    const canonical = places.map((place) => this.references.findCanonical(place));
    const [first] = places;
    if (canonical.includes(undefined) && first) return this.registerBroken(first);
    const distinct = canonical.filter(
      (place, index): place is Place => place !== undefined && this.isFirst(place, canonical, index),
    );
    const id = this.references.toId(distinct);
    if (this.ids.has(id)) return id;
    this.ids.add(id);
    if (this.ids.size > limit) this.table[id] = buildEmptyNode(id, messages.tooManySchemas);
    else this.queue.push({ id, places: distinct, known });
    return id;
  }

  /** Builds all that is registered, and what needs the whole table. */
  finish(): SchemaTable {
    for (let next = 0; next < this.queue.length; next++) {
      const entry = this.queue[next];
      if (entry) this.table[entry.id] = buildNode(this, entry.id, entry.places, entry.known);
    }
    this.queue.length = 0;
    // A component that is nothing but a broken reference has another id.
    for (const node of Object.values(this.table)) node.bases = node.bases.filter((id) => Object.hasOwn(this.table, id));
    markDiscriminators(this.table);
    markTwins(this.table);
    addLabels(this.table);
    return this.table;
  }

  private registerBroken(place: Place): SchemaId {
    const schema = this.references.find(place.pointer);
    const reference =
      typeof schema === 'object' && schema !== null && '$ref' in schema ? String(schema.$ref) : place.pointer;
    const id = `${place.pointer}?broken`;
    const leadsNowhere =
      !reference.startsWith('#') || this.references.findTarget({ $ref: reference }, place) === undefined;
    this.table[id] = buildEmptyNode(
      id,
      leadsNowhere ? messages.unresolvedReference(reference) : messages.selfReference,
    );
    this.ids.add(id);
    return id;
  }

  private isFirst(place: Place, all: (Place | undefined)[], index: number): boolean {
    return (
      all.findIndex(
        (other) => other !== undefined && this.references.toId([other]) === this.references.toId([place]),
      ) === index
    );
  }
}

/** Marks the field by which a choice is made, in the schema that offers the choice and in each of its alternatives. */
function markDiscriminators(table: SchemaTable): void {
  for (const node of Object.values(table)) {
    for (const part of node.parts) {
      if (part.kind !== 'choice' || part.discriminator === undefined) continue;
      for (const id of [node.id, ...part.variants.map(({ schema }) => schema)]) mark(table, id, part.discriminator);
    }
  }
}

function mark(table: SchemaTable, id: string, property: string): void {
  const node = table[id];
  const field = node?.kind === 'object' ? node.fields.find(({ name }) => name === property) : undefined;
  if (field) field.discriminator = true;
}

/** Marks each schema that is a component with words of its own: `$ref` with a description next to it. */
function markTwins(table: SchemaTable): void {
  for (const node of Object.values(table)) {
    const [nearest] = node.bases;
    const base = nearest === undefined ? undefined : table[nearest];
    if (node.name === undefined && base?.name !== undefined && hasShapeOf(node, base)) node.twin = base.id;
  }
}

/** True if the inside of two schemas is the same: what one row says of each may differ. */
function hasShapeOf(node: SchemaNode, base: SchemaNode): boolean {
  const [own, other] = [getInside(node), getInside(base)];
  if (node.kind !== base.kind || own.length === 0 || own.length !== other.length) return false;
  if (own.some((id, index) => id !== other[index])) return false;
  if (node.kind !== 'object' || base.kind !== 'object') return true;
  const isAs = (field: Field, other?: Field) =>
    field.required === other?.required &&
    field.requiredWith === other.requiredWith &&
    field.discriminator === other.discriminator;
  return node.fields.every((field, index) => isAs(field, base.fields[index])) && node.additional === base.additional;
}

function getInside(node: SchemaNode): string[] {
  return getChildIds(node).slice(node.bases.length);
}
