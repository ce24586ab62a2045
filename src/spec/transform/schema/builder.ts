import type { SpecDocument } from '../../document';
import type { JsonObject } from '../../json';
import type { Prose, SchemaId, SchemaTable } from '../../model';
import * as messages from '@/messages';
import { Inheritance } from './inheritance';
import { addLabels } from './label';
import { markDiscriminators } from './mark-discriminators';
import { markTwins } from './mark-twins';
import { buildEmptyNode, buildNode } from './node';
import { References, type Place } from './references';

type KnownFields = ReadonlyMap<string, SchemaId>;

const limit = 150_000;

/**
 * Fills the table of schemas. A schema is given its id before it is built, and is built in its turn: so neither a
 * circle nor a thousand levels matter.
 */
export class SchemaBuilder {
  readonly table: SchemaTable = {};
  /** What the sampler of examples needs beside the table. */
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
