import { parseJson } from '../big-integers';
import type { JsonObject } from '../json';
import type { Part, SchemaId, SchemaNode, SchemaTable } from '../model';

/** How rich the sample is to be. */
export interface SampleOptions {
  direction: 'request' | 'response';
  withExamples: boolean;
  withOptional: boolean;
  /** Which alternative to take where there are several. */
  variant: number;
  /** Values from which on only what is required is added. */
  room: number;
  /** Levels below which objects and lists that are not required stay empty. */
  levels: number;
}

/** A schema as a small tree for the sampler. */
export interface SampleSchema {
  tree: Tree;
  /** How many values it has. */
  size: number;
  /** Whether fields are left out for want of room. */
  isCut: boolean;
}

/** Past these bounds there is no example. */
const sizeLimit = 1500;
const levelLimit = 12;

type Tree = Record<string, unknown>;
type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;

/** Writes a schema as a tree; undefined if none within the bounds says what is required. */
export function toSampleSchema(
  start: SchemaId,
  table: SchemaTable,
  facts: ReadonlyMap<SchemaId, JsonObject>,
  options: SampleOptions,
): SampleSchema | undefined {
  let count = 0;
  let isCut = false;
  const tree = visit(start, []);
  return tree && { tree, size: count, isCut };

  function visit(id: SchemaId, trail: SchemaId[]): Tree | undefined {
    const node = table[id];
    if (!node || trail.includes(id) || trail.length > levelLimit || ++count > sizeLimit || isHidden(node))
      return undefined;
    const fixed = findFixed(node);
    if (fixed) return fixed;
    const tree = toTree(node, [...trail, id]);
    return tree && withChoices(tree, node, [...trail, id]);
  }

  function toTree(node: SchemaNode, trail: SchemaId[]): Tree | undefined {
    const known = toSafe(facts.get(node.id) ?? {});
    if (!known) return undefined;
    switch (node.kind) {
      case 'object':
        return toObject(node, known, trail);
      case 'array':
        return toArray(node, known, trail);
      case 'scalar':
        return { ...known, type: node.type.split(' or ')[0], format: node.format, ...toStep(known) };
      case 'choice':
        return {};
      case 'any':
        return trail.length === 1 ? {} : { const: {} };
      case 'never':
        return undefined;
    }
  }

  function toObject(node: ObjectNode, known: JsonObject, trail: SchemaId[]): Tree | undefined {
    const properties: Tree = {};
    for (const field of node.fields) {
      const target = table[field.schema];
      if (!target || isHidden(target)) continue;
      const isOptional = !field.required && !(field.requiredWith !== undefined && field.requiredWith in properties);
      const isPastRoom = isOptional && options.withOptional && (count > options.room || trail.length > options.levels);
      const isSkipped = isOptional && (!options.withOptional || isPastRoom || isUntyped(target));
      isCut ||= isPastRoom;
      const tree = isSkipped ? undefined : visit(field.schema, trail);
      if (tree) Object.defineProperty(properties, field.name, { value: tree, enumerable: true, configurable: true });
      else if (!isOptional) return undefined;
    }
    const wantsMap =
      typeof node.additional === 'string' && (options.withOptional || Number(known['minProperties']) > 0);
    const values = wantsMap ? visit(node.additional as SchemaId, trail) : undefined;
    if (values) properties['key'] = values;
    return { ...known, type: 'object', properties };
  }

  function toArray(
    node: Extract<SchemaNode, { kind: 'array' }>,
    known: JsonObject,
    trail: SchemaId[],
  ): Tree | undefined {
    const least = Math.max(
      Number(known['minItems'] ?? 0),
      node.contains === undefined ? 0 : Number(known['minContains'] ?? 1),
    );
    if (node.prefix.length > 0) {
      const items = node.prefix.map((id) => visit(id, trail));
      return items.includes(undefined) ? undefined : { ...known, type: 'array', prefixItems: items };
    }
    const child = node.contains ?? node.items;
    const items = child === undefined ? undefined : table[child];
    const tree = child === undefined || (items && isUntyped(items) && least === 0) ? undefined : visit(child, trail);
    if (!tree || known['maxItems'] === 0)
      return least > 0 && child !== undefined ? undefined : { type: 'array', const: [] };
    return { ...known, type: 'array', minItems: least, items: tree };
  }

  function withChoices(tree: Tree, node: SchemaNode, trail: SchemaId[]): Tree | undefined {
    let result: Tree = tree;
    for (const part of node.parts) {
      if (part.kind !== 'choice') continue;
      const chosen = choose(part, trail);
      if (!chosen) return undefined;
      result = merge(result, chosen);
    }
    return result;
  }

  function choose(part: Extract<Part, { kind: 'choice' }>, trail: SchemaId[]): Tree | undefined {
    const turned = [...part.variants.slice(options.variant), ...part.variants.slice(0, options.variant)];
    for (const { schema, values } of turned) {
      const tree = visit(schema, trail);
      const [value] = values;
      if (!tree) continue;
      return part.discriminator !== undefined && value !== undefined
        ? withValue(tree, part.discriminator, value)
        : tree;
    }
    return undefined;
  }

  function isHidden(node: SchemaNode): boolean {
    return node.access === (options.direction === 'request' ? 'read' : 'write');
  }

  function findFixed(node: SchemaNode): Tree | undefined {
    const [example] = options.withExamples ? node.examples : [];
    const chosen = node.enumeration?.find(({ value }) => !/^"unknown"$/i.test(value)) ?? node.enumeration?.[0];
    const text = node.const ?? example ?? node.default ?? chosen?.value;
    if (text === undefined) return undefined;
    return { const: parseJson(text) };
  }
}

function isUntyped(node: SchemaNode): boolean {
  return node.kind === 'any' && node.examples.length === 0 && node.default === undefined;
}

function withValue(tree: Tree, property: string, value: string): Tree {
  if (typeof tree['const'] === 'object') return tree;
  const properties = { ...(tree['properties'] as Tree | undefined), [property]: { const: value } };
  return { ...tree, type: 'object', properties };
}

function merge(one: Tree, other: Tree): Tree {
  if (one['properties'] === undefined || other['properties'] === undefined) return { ...one, ...other };
  return { ...one, ...other, properties: { ...(one['properties'] as Tree), ...(other['properties'] as Tree) } };
}

/** The sampler knows no steps. */
function toStep(known: JsonObject): Tree {
  const step = known['multipleOf'];
  if (typeof step !== 'number' || step <= 0) return {};
  const exclusive = known['exclusiveMinimum'];
  const low = typeof exclusive === 'number' ? exclusive + step / 1000 : Number(known['minimum'] ?? 0);
  return { const: Number((Math.ceil(low / step) * step).toPrecision(12)) };
}

/** Leaves out patterns that take long to follow; undefined where a bound asks for a text or a list beyond reading. */
function toSafe(known: JsonObject): JsonObject | undefined {
  if (Number(known['minLength'] ?? 0) > 2000 || Number(known['minItems'] ?? 0) > 20) return undefined;
  const pattern = known['pattern'];
  const isHeavy = typeof pattern === 'string' && (pattern.length > 200 || /\{\d{3,}|\d{3,}\}/.test(pattern));
  return isHeavy ? { ...known, pattern: undefined } : known;
}
