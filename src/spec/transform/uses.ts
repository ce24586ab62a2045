import * as messages from '@/messages';
import type { Operation, SchemaId, SchemaNode, SchemaTable, Spec, Use } from '../model';

/** Lists for each component schema the places that reach it, over any number of levels. */
export function toUses(operations: Operation[], componentIds: SchemaId[], table: SchemaTable): Spec['uses'] {
  const components = new Set(componentIds);
  const reached = new Map<SchemaId, SchemaId[]>();
  const uses: Spec['uses'] = {};
  for (const { schema, use } of operations.flatMap(toPlaces)) {
    if (!reached.has(schema)) reached.set(schema, getReached(schema, table).filter((id) => components.has(id)));
    for (const id of reached.get(schema) ?? []) {
      const found = (uses[id] ??= []);
      if (!found.some(({ anchor }) => anchor === use.anchor)) found.push(use);
    }
  }
  return uses;
}

/** Lists the schemas that a node leads to directly. */
export function getChildIds(node: SchemaNode): SchemaId[] {
  const parts = node.parts.flatMap((part) => {
    if (part.kind === 'choice') return part.variants.map(({ schema }) => schema);
    return part.kind === 'not' ? [part.schema] : [part.if, part.then, part.else];
  });
  const own =
    node.kind === 'object'
      ? [...node.fields.map(({ schema }) => schema), ...node.patterns.map(({ schema }) => schema), node.additional, node.propertyNames]
      : node.kind === 'array'
        ? [...node.prefix, node.items, node.contains]
        : [];
  return [...node.bases, ...own, ...parts].filter((id): id is SchemaId => typeof id === 'string');
}

function getReached(start: SchemaId, table: SchemaTable): SchemaId[] {
  const found = new Set([start]);
  for (const id of found) {
    const node = table[id];
    for (const child of node ? getChildIds(node) : []) found.add(child);
  }
  return [...found];
}

function toPlaces(operation: Operation): { schema: SchemaId; use: Use }[] {
  const { title, requestBody, responses, callbacks } = operation;
  const parameters = operation.parameters.flatMap((group) => group.parameters);
  const bodies = requestBody ? requestBody.content.map(({ schema }) => ({ schema, use: { anchor: requestBody.anchor, title: messages.usedInBody(title) } })) : [];
  const answers = responses.flatMap(({ anchor, status, content, headers }) =>
    [...content, ...headers].map(({ schema }) => ({ schema, use: { anchor, title: messages.usedInResponse(title, status) } })),
  );
  const all = [
    ...parameters.map(({ schema, anchor, name }) => ({ schema, use: { anchor, title: messages.usedInParameter(title, name) } })),
    ...bodies,
    ...answers,
  ];
  const own = all.flatMap(({ schema, use }) => (schema === undefined ? [] : [{ schema, use }]));
  return [...own, ...callbacks.flatMap((callback) => callback.operations.flatMap(toPlaces))];
}
