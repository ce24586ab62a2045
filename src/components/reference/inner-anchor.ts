import type { SchemaId, SchemaNode, SchemaTable } from '@/spec/model';
import { toItemAnchor, toMapAnchor, toPartAnchor } from './anchor-link';

interface Step {
  schema: SchemaId;
  anchor: string;
}

/** Finds where a schema that is written inside of a component stands, on the component's page. */
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

/** The schemas directly inside of one, each with the anchor of its row. */
function getSteps(node: SchemaNode, anchor: string): Step[] {
  return [...getOwnSteps(node, anchor), ...node.parts.flatMap((part) => getPartSteps(part, anchor))];
}

function getOwnSteps(node: SchemaNode, anchor: string): Step[] {
  if (node.kind === 'object')
    return [
      ...[...node.fields, ...node.patterns].map((field) => ({ schema: field.schema, anchor: anchor + field.anchor })),
      ...(typeof node.additional === 'string' ? [{ schema: node.additional, anchor: toMapAnchor(anchor) }] : []),
    ];
  if (node.kind !== 'array') return [];
  const isPlain = node.prefix.length === 0 && node.contains === undefined;
  return [
    ...node.prefix.map((schema, index) => ({ schema, anchor: toItemAnchor(anchor, index) })),
    ...toSteps(node.items, isPlain ? anchor : toPartAnchor(anchor, 'items')),
    ...toSteps(node.contains, toPartAnchor(anchor, 'contains')),
  ];
}

function getPartSteps(part: SchemaNode['parts'][number], anchor: string): Step[] {
  if (part.kind === 'choice')
    return part.variants.map((variant) => ({ schema: variant.schema, anchor: anchor + variant.anchor }));
  if (part.kind === 'not') return toSteps(part.schema, toPartAnchor(anchor, 'not'));
  return [
    ...toSteps(part.if, toPartAnchor(anchor, 'if')),
    ...toSteps(part.then, toPartAnchor(anchor, 'then')),
    ...toSteps(part.else, toPartAnchor(anchor, 'else')),
  ];
}

function toSteps(schema: SchemaId | undefined, anchor: string): Step[] {
  return schema === undefined ? [] : [{ schema, anchor }];
}
