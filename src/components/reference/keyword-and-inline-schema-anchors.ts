import type { SchemaId, SchemaNode, SchemaTable } from '@/openapi/model/schema';
import { isPlainArray } from './schema-children-and-row-counts';

/*
 * The suffixes of anchors that are not in the model. The model has those of properties, patternProperties, variants, and values.
 */

export const toMapAnchor = (anchor: string) => `${anchor}.*`;
export const toItemAnchor = (anchor: string, index: number) => `${anchor}.${index}`;
export const toKeywordAnchor = (
  anchor: string,
  keyword: 'not' | 'content' | 'if' | 'then' | 'else' | 'items' | 'contains' | 'names',
) => `${anchor}:${keyword}`;

interface Step {
  schema: SchemaId;
  anchor: string;
}

/** Finds the anchor that an inline schema of a component has in the component's section. */
export function findInnerAnchor(schemas: SchemaTable, id: SchemaId): string | undefined {
  let node = schemas[/^#\/components\/schemas\/[^/&?]+/.exec(id)?.[0] ?? ''];
  let anchor = node?.anchor;
  while (node && anchor !== undefined && node.id !== id) {
    const { id: outer } = node;
    const step: Step | undefined = getSteps(node, anchor).find(
      ({ schema }) => schema.length > outer.length && (schema === id || id.startsWith(`${schema}/`)),
    );
    node = schemas[step?.schema ?? ''];
    anchor = step?.anchor;
  }
  return node && anchor;
}

/** Returns the schemas directly inside another, each with the anchor of its row. */
function getSteps(node: SchemaNode, anchor: string): Step[] {
  return [
    ...getKeywordSteps(node, anchor),
    ...node.applicators.flatMap((applicator) => getApplicatorSteps(applicator, anchor)),
  ];
}

function getKeywordSteps(node: SchemaNode, anchor: string): Step[] {
  if (node.kind === 'object')
    return [
      ...[...node.properties, ...node.patternProperties].map((property) => ({
        schema: property.schema,
        anchor: anchor + property.anchor,
      })),
      ...(typeof node.additionalProperties === 'string'
        ? [{ schema: node.additionalProperties, anchor: toMapAnchor(anchor) }]
        : []),
    ];
  if (node.kind !== 'array') return [];
  return [
    ...node.prefixItems.map((schema, index) => ({ schema, anchor: toItemAnchor(anchor, index) })),
    ...toSteps(node.items, isPlainArray(node) ? anchor : toKeywordAnchor(anchor, 'items')),
    ...toSteps(node.contains, toKeywordAnchor(anchor, 'contains')),
  ];
}

function getApplicatorSteps(applicator: SchemaNode['applicators'][number], anchor: string): Step[] {
  if ('variants' in applicator)
    return applicator.variants.map((variant) => ({ schema: variant.schema, anchor: anchor + variant.anchor }));
  if ('schema' in applicator) return toSteps(applicator.schema, toKeywordAnchor(anchor, applicator.kind));
  return [
    ...toSteps(applicator.if, toKeywordAnchor(anchor, 'if')),
    ...toSteps(applicator.then, toKeywordAnchor(anchor, 'then')),
    ...toSteps(applicator.else, toKeywordAnchor(anchor, 'else')),
  ];
}

function toSteps(schema: SchemaId | undefined, anchor: string): Step[] {
  return schema === undefined ? [] : [{ schema, anchor }];
}
