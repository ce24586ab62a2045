import { parseJson, toJsonText } from '../exact-numbers';
import { type JsonObject } from '../find-members-of-parsed-json';
import type { Alternatives, SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import { findJsonType } from '../check-and-normalize-schema-keywords';
import { toSample, toSampled } from './call-openapi-sampler';
import { toScalar } from './scalar-to-sampler-tree';
import { type Tree, withValue, merge, toSafe } from './merge-and-simplify-sampler-trees';

/** The direction and the level of detail of a sample. */
export interface SampleOptions {
  direction: 'request' | 'response';
  withExamples: boolean;
  withOptional: boolean;
  /** The index of the alternative to use if there are several. */
  variant: number;
  /** The number of values above which only required properties are added. */
  room: number;
  /** The depth below which optional properties are omitted. */
  levels: number;
}

/** A schema as a small tree for the sampler. */
export interface SampleSchema {
  tree: Tree;
  /** The number of values in the tree. */
  size: number;
  /** True if properties are omitted because there are too many. */
  isCut: boolean;
}

/** Schemas beyond these limits are omitted. If one of them is required, there is no example. */
const sizeLimit = 1500;
const levelLimit = 12;
type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;
type ScalarNode = Extract<SchemaNode, { kind: 'scalar' }>;

/** Converts a schema to a tree. Returns undefined if no tree within the limits contains everything that is required. */
export function toSampleSchema(
  start: SchemaId,
  table: SchemaTable,
  keywords: ReadonlyMap<SchemaId, JsonObject>,
  options: SampleOptions,
): SampleSchema | undefined {
  let count = 0;
  let isCut = false;
  const tree = visit(start, []);
  return tree && { tree, size: count, isCut };

  function visit(id: SchemaId, ancestors: SchemaId[]): Tree | undefined {
    const node = table[id];
    if (!node || ancestors.includes(id) || ancestors.length > levelLimit || ++count > sizeLimit) return undefined;
    // The schema of a whole body may be that of a read-only property.
    if (ancestors.length > 0 && isHidden(node)) return undefined;
    const fixed = findFixed(node);
    if (fixed) return fixed;
    const tree = toTree(node, [...ancestors, id]);
    return tree && withAlternatives(tree, node, [...ancestors, id]);
  }

  function toTree(node: SchemaNode, ancestors: SchemaId[]): Tree | undefined {
    const known = toSafe(keywords.get(node.id) ?? {});
    if (!known) return undefined;
    switch (node.kind) {
      case 'object':
        return toObject(node, known, ancestors);
      case 'array':
        return toArray(node, known, ancestors);
      case 'scalar':
        return toContentText(node, ancestors) ?? toScalar(node, known);
      case 'composition':
        return {};
      case 'any':
        return ancestors.length === 1 ? {} : { const: {} };
      case 'never':
        return undefined;
    }
  }

  /**
   * Returns the JSON in a string. Without a media type, `contentSchema` has no meaning.
   * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-8.5
   */
  function toContentText(node: ScalarNode, ancestors: SchemaId[]): Tree | undefined {
    const [content] = node.applicators.flatMap((applicator) =>
      applicator.kind === 'content' ? [applicator.schema] : [],
    );
    const isJson = /\bjson\b/i.test(node.contentMediaType ?? '') && node.contentEncoding === undefined;
    if (content === undefined || !isJson || node.type !== 'string') return undefined;
    const inner = visit(content, ancestors);
    const value = inner && toSample(inner);
    return value === undefined ? undefined : { const: toJsonText(value) };
  }

  function toObject(node: ObjectNode, known: JsonObject, ancestors: SchemaId[]): Tree | undefined {
    const properties: Tree = {};
    for (const property of node.properties) {
      const target = table[property.schema];
      if (!target || isHidden(target)) continue;
      const isOptional =
        !property.required &&
        !(property.requiredWith !== undefined && Object.hasOwn(properties, toSampled(property.requiredWith)));
      const isPastRoom =
        isOptional && options.withOptional && (count > options.room || ancestors.length > options.levels);
      const isSkipped = isOptional && (!options.withOptional || isPastRoom || isUntyped(target));
      isCut ||= isPastRoom;
      const tree = isSkipped ? undefined : visit(property.schema, ancestors);
      if (tree) properties[toSampled(property.name)] = tree;
      else if (!isOptional) return undefined;
    }
    const wantsMap =
      typeof node.additionalProperties === 'string' && (options.withOptional || Number(known['minProperties']) > 0);
    const values = wantsMap ? visit(node.additionalProperties as SchemaId, ancestors) : undefined;
    if (values) properties['key'] = values;
    return { ...known, type: 'object', properties };
  }

  function toArray(
    node: Extract<SchemaNode, { kind: 'array' }>,
    known: JsonObject,
    ancestors: SchemaId[],
  ): Tree | undefined {
    const least = Math.max(
      Number(known['minItems'] ?? 0),
      node.contains === undefined ? 0 : Number(known['minContains'] ?? 1),
    );
    if (node.prefixItems.length > 0) {
      const items = node.prefixItems.map((id) => visit(id, ancestors));
      return items.includes(undefined) ? undefined : { ...known, type: 'array', prefixItems: items };
    }
    const child = node.contains ?? node.items;
    const items = child === undefined ? undefined : table[child];
    const tree =
      child === undefined || (items && isUntyped(items) && least === 0) ? undefined : visit(child, ancestors);
    if (!tree || known['maxItems'] === 0)
      return least > 0 && child !== undefined ? undefined : { type: 'array', const: [] };
    return { ...known, type: 'array', minItems: least, items: tree };
  }

  function withAlternatives(tree: Tree, node: SchemaNode, ancestors: SchemaId[]): Tree | undefined {
    let result: Tree = tree;
    for (const applicator of node.applicators) {
      if (!('variants' in applicator)) continue;
      const chosen = choose(applicator, ancestors);
      if (!chosen) return undefined;
      result = merge(result, chosen);
    }
    return result;
  }

  function choose(applicator: Alternatives, ancestors: SchemaId[]): Tree | undefined {
    const ordered = [...applicator.variants.slice(options.variant), ...applicator.variants.slice(0, options.variant)];
    for (const { schema, values } of ordered) {
      const tree = visit(schema, ancestors);
      const [value] = values;
      if (!tree) continue;
      return applicator.discriminator !== undefined && value !== undefined
        ? withValue(tree, toSampled(applicator.discriminator), value)
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
  const isUnknown = node.kind === 'scalar' && findJsonType(node.type.split(' or ')[0] ?? '') === undefined;
  return (node.kind === 'any' || isUnknown) && node.examples.length === 0 && node.default === undefined;
}
