import type { JsonText } from '../exact-numbers';
import { getParts } from '../schema-parts-and-their-anchors';
import { distinctBy } from '@/lib/lists';
import type { Operation } from '../model/operation';
import {
  type Direction,
  type SchemaId,
  type SchemaNode,
  type SchemaTable,
  type Variant,
  getChildIds,
} from '../model/schema';
import type { Spec } from '../model/spec';
import { getOperationValues, isBody, type OperationValue } from '../operation-values';
import { getComponentNodes } from '../list-components-and-filter-operations';

/** The place of a schema: a component, a property, the items of an array, a parameter, a header, or a body. */
export interface Place {
  /** `CreateAccountRequest.businessScopes`; `[]` follows for the items of an array. */
  name: string;
  page: string;
  anchor: string;
  /** The use by an operation: `path parameter`, `request`, `response 200`, `header of response 200`. */
  use?: { operation: Operation; text: string };
  /** Where the value goes. Properties that do not go there have no places. Undefined in a component. */
  direction?: Direction;
  /** The alternative of `oneOf` or `anyOf` that the value belongs to. */
  alternative?: Alternative;
}

interface Alternative {
  title: string;
  /** The values of the other alternatives, if each of them is a constant. */
  otherValues?: JsonText[];
}

/** Returns what a schema in a place contributes to a list. */
type ToEntries<Entry> = (node: SchemaNode, place: Place) => Entry[];

/** Collects entries from component schemas, and from those of operations outside of components. */
export function collectFromSchemaPlaces<Entry>(spec: Spec, toEntries: ToEntries<Entry>): Entry[] {
  const { operations, schemas } = spec;
  const components = getComponentNodes(spec).flatMap((node) => {
    const { name, page, anchor } = node;
    return collectFromNode(node, { name, page, anchor }, { table: schemas, toEntries });
  });
  return [
    ...components,
    ...operations.flatMap((operation) => collectFromOperation(operation, { table: schemas, toEntries })),
  ];
}

interface Walk<Entry> {
  table: SchemaTable;
  toEntries: ToEntries<Entry>;
  ancestors?: SchemaNode[];
}

function collectFromOperation<Entry>(operation: Operation, walk: Walk<Entry>): Entry[] {
  // Media types that a page shows once have the same anchor.
  return distinctBy(getOperationValues(operation), ({ anchor }) => anchor).flatMap((value) => {
    const { page, anchor, direction, schema } = value;
    const use = { operation: value.operation, text: toUseText(value) };
    return collectFrom(schema, { name: isBody(value) ? 'body' : value.name, page, anchor, direction, use }, walk);
  });
}

function toUseText({ kind, in: location = '', status = '' }: OperationValue): string {
  if (kind === 'parameter') return `${location} parameter`;
  if (kind === 'body') return 'request';
  return `${kind === 'header' ? 'header of ' : ''}response ${status}`;
}

/** Collects from a schema and its subschemas. Components have their own entries. */
function collectFrom<Entry>(id: SchemaId, place: Place, walk: Walk<Entry>): Entry[] {
  const node = walk.table[id];
  if (!node || node.name !== undefined || walk.ancestors?.includes(node)) return [];
  return collectFromNode(node, place, walk);
}

function collectFromNode<Entry>(node: SchemaNode, place: Place, walk: Walk<Entry>): Entry[] {
  const { table, toEntries, ancestors = [] } = walk;
  const { direction } = place;
  const bases = node.allOfBases.flatMap((base) => table[base] ?? []);
  const inherited = new Set(bases.flatMap(getChildIds));
  return [
    ...toEntries(node, place),
    ...getParts(node)
      .filter(({ schema, property }) => !inherited.has(schema) && (!direction || property?.leftOutOf !== direction))
      .flatMap(({ schema, suffix, step, variant }) => {
        const alternative = variant && toAlternative(variant, node, table);
        const inner = { ...place, name: place.name + suffix, anchor: place.anchor + step, alternative };
        return collectFrom(schema, inner, { ...walk, ancestors: [...ancestors, node] });
      }),
  ];
}

/** Describes an alternative, next to the others of its list. */
function toAlternative(variant: Variant, node: SchemaNode, table: SchemaTable): Alternative {
  const lists = node.applicators.flatMap((applicator) => ('variants' in applicator ? [applicator.variants] : []));
  const others = lists.find((list) => list.includes(variant))?.filter((one) => one !== variant) ?? [];
  return { title: variant.title, otherValues: findConstants(others, table) };
}

/** Returns the values of alternatives. Returns undefined if there are none, or one of them is not a constant. */
function findConstants(variants: Variant[], table: SchemaTable): JsonText[] | undefined {
  const values = variants.flatMap(({ schema }) => table[schema]?.const ?? []);
  return values.length > 0 && values.length === variants.length ? values : undefined;
}
