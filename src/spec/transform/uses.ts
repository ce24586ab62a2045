import { getLevel } from '@/lib/level';
import * as messages from '@/messages';
import type { Operation, SchemaId, SchemaNode, SchemaTable, Spec, Use, Uses } from '../model';

/** Places that are listed of one schema, and of all: a schema that everything reaches is said to have more. */
const limit = 100;
const leastLimit = 12;
const placesOfSpec = 40_000;

/** Lists for each component schema the places that reach it, the nearest first, over any number of levels. */
export function toUses(operations: Operation[], componentIds: SchemaId[], table: SchemaTable): Spec['uses'] {
  const components = new Set(componentIds);
  const direct = new Map<SchemaId, Use[]>();
  for (const { schema, use } of operations.flatMap(toPlaces)) {
    for (const id of getNearest([schema], components, table)) add(direct, id, use);
  }
  const users = new Map<SchemaId, SchemaId[]>();
  for (const id of componentIds) {
    const node = table[id];
    for (const child of node ? getNearest(getChildIds(node), components, table) : []) add(users, child, id);
  }
  const all = componentIds.map((id): [SchemaId, Use[]] => [id, collectUses(id, direct, users)]);
  const sizes = all.map(([, places]) => places.length);
  const most = Math.min(limit, Math.max(leastLimit, getLevel(sizes, placesOfSpec)));
  const uses = all.map(([id, places]): [SchemaId, Uses] => [
    id,
    { places: places.slice(0, most), ...(places.length > most && { isCut: true }) },
  ]);
  return Object.fromEntries(uses.filter(([, { places }]) => places.length > 0));
}

/** Goes from a schema to its users, and to theirs, until there are more places than anybody reads. */
function collectUses(start: SchemaId, direct: Map<SchemaId, Use[]>, users: Map<SchemaId, SchemaId[]>): Use[] {
  const found = new Map<string, Use>();
  const pending = new Set([start]);
  for (const id of pending) {
    for (const use of direct.get(id) ?? []) found.set(use.anchor, use);
    if (found.size > limit) break;
    for (const user of users.get(id) ?? []) pending.add(user);
  }
  return [...found.values()].slice(0, limit + 1);
}

/** The components that schemas reach without passing through another one. */
function getNearest(starts: SchemaId[], components: Set<SchemaId>, table: SchemaTable): SchemaId[] {
  const seen = new Set(starts);
  for (const id of seen) {
    const node = components.has(id) ? undefined : table[id];
    for (const child of node ? getOwnIds(node, table) : []) seen.add(child);
  }
  return [...seen].filter((id) => components.has(id));
}

/** What a schema leads to beside what those lead to that it extends: else a reference with words of its own would be gone through like the component. */
function getOwnIds(node: SchemaNode, table: SchemaTable): SchemaId[] {
  const bases = node.bases.flatMap((base) => table[base] ?? []);
  const inherited = new Set(bases.flatMap(getChildIds));
  return getChildIds(node).filter((id) => !inherited.has(id) || node.bases.includes(id));
}

function add<Item>(lists: Map<SchemaId, Item[]>, id: SchemaId, item: Item): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}

/** Lists the schemas that a node leads to directly. */
export function getChildIds(node: SchemaNode): SchemaId[] {
  const parts = node.parts.flatMap((part) => {
    if (part.kind === 'choice') return part.variants.map(({ schema }) => schema);
    return part.kind === 'not' ? [part.schema] : [part.if, part.then, part.else];
  });
  const own =
    node.kind === 'object'
      ? [
          ...node.fields.map(({ schema }) => schema),
          ...node.patterns.map(({ schema }) => schema),
          node.additional,
          node.propertyNames,
        ]
      : node.kind === 'array'
        ? [...node.prefix, node.items, node.contains]
        : [];
  return [...node.bases, ...own, ...parts].filter((id): id is SchemaId => typeof id === 'string');
}

/** Lists the schemas of an operation: of its parameters, bodies and headers. */
export function getSchemaIds(operation: Operation): SchemaId[] {
  return toPlaces(operation).map(({ schema }) => schema);
}

function toPlaces(operation: Operation): { schema: SchemaId; use: Use }[] {
  const { title, requestBody, responses, callbacks } = operation;
  const parameters = operation.parameters.flatMap((group) => group.parameters);
  const bodies = requestBody
    ? requestBody.content.map(({ schema }) => ({
        schema,
        use: { anchor: requestBody.anchor, title: messages.usedInBody(title) },
      }))
    : [];
  const answers = responses.flatMap(({ anchor, status, content, headers }) =>
    [...content, ...headers].map(({ schema }) => ({
      schema,
      use: { anchor, title: messages.usedInResponse(title, status) },
    })),
  );
  const all = [
    ...parameters.map(({ schema, anchor, name }) => ({
      schema,
      use: { anchor, title: messages.usedInParameter(title, name) },
    })),
    ...bodies,
    ...answers,
  ];
  const own = all.flatMap(({ schema, use }) => (schema === undefined ? [] : [{ schema, use }]));
  return [...own, ...callbacks.flatMap((callback) => callback.operations.flatMap(toPlaces))];
}
