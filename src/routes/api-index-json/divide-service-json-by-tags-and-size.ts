import { groupBy } from '@/lib/lists';
import * as messages from '@/messages';
import type { SchemaId } from '@/openapi/model/schema';
import type { IndexedOperation, IndexedSchema, IndexedService } from './format-types';

/** A share of a service that programs read at once, with every schema without a name that its items refer to. */
export interface Part {
  title: string;
  operations: IndexedOperation[];
  schemas: IndexedSchema[];
}

type Item = IndexedOperation | IndexedSchema;

/** An item with the schemas without a name that it refers to. */
interface Whole {
  item: Item;
  inner: IndexedSchema[];
}

/**
 * Divides a service by tags and component schemas. A tag with more characters than `limit` has several parts. An operation or a
 * component schema is in one part; a schema without a name is in each part that refers to it, so that no part needs another one for
 * it.
 */
export function divideIntoParts({ operations, schemas }: IndexedService, limit: number): Part[] {
  const nameless = new Map(schemas.filter(({ name }) => name === undefined).map((schema) => [schema.id, schema]));
  const toWholes = (items: Item[]) => items.map((item) => ({ item, inner: findNameless(item, nameless) }));
  const tags = [...groupBy(operations, toTitle)].map(([title, group]) => ({ title, wholes: toWholes(group) }));
  const components = toWholes(schemas.filter(({ name }) => name !== undefined));
  const placed = new Set([...tags.flatMap(({ wholes }) => wholes), ...components].flatMap(({ inner }) => inner));
  const rest = toWholes([...nameless.values()].filter((schema) => !placed.has(schema)));
  const getSize = toMeasure();
  return [...tags, { title: messages.schemas, wholes: [...components, ...rest] }].flatMap(({ title, wholes }) =>
    divide(wholes, getSize, limit).map((share) => toPart(title, share)),
  );
}

function toTitle({ kind, tags: [tag] }: IndexedOperation): string {
  return kind === 'webhook' ? messages.webhooks : (tag ?? messages.operations);
}

/** Finds the schemas without a name that an item refers to, directly or through others of them. */
function findNameless(item: Item, nameless: ReadonlyMap<SchemaId, IndexedSchema>): IndexedSchema[] {
  const found = new Set<IndexedSchema>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const schema = nameless.get(value);
      if (!schema || found.has(schema)) return;
      found.add(schema);
      visit(Object.values(schema));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(Object.values(item));
  return [...found];
}

/** Fills shares with items in their order. An item that is larger than the limit has a share of its own. */
function divide(wholes: Whole[], getSize: (item: Item) => number, limit: number): Whole[][] {
  const shares: Whole[][] = [];
  let known = new Set<IndexedSchema>();
  let size = Infinity;
  for (const whole of wholes) {
    const added = [whole.item, ...whole.inner.filter((schema) => !known.has(schema))];
    size += added.reduce((sum, item) => sum + getSize(item), 0);
    if (size > limit) {
      shares.push([]);
      known = new Set();
      size = [whole.item, ...whole.inner].reduce((sum, item) => sum + getSize(item), 0);
    }
    for (const schema of whole.inner) known.add(schema);
    shares.at(-1)?.push(whole);
  }
  return shares;
}

function toPart(title: string, share: Whole[]): Part {
  const items = share.map(({ item }) => item);
  const own = items.filter((item): item is IndexedSchema => !isOperation(item));
  return {
    title,
    operations: items.filter(isOperation),
    schemas: [...new Set([...own, ...share.flatMap(({ inner }) => inner)])],
  };
}

function isOperation(item: Item): item is IndexedOperation {
  return 'method' in item;
}

/** Returns a function that measures the JSON of each item only once. */
function toMeasure(): (item: Item) => number {
  const sizes = new Map<Item, number>();
  return (item) => {
    const size = sizes.get(item) ?? JSON.stringify(item).length;
    sizes.set(item, size);
    return size;
  };
}
