import { isObject } from './find-members-of-parsed-json';
import type { SchemaNode, SchemaTable } from './model/schema';
import type { Prose } from './model/prose-marks-server-and-docs-links';
import type { SpecResult } from './transform/spec';

/**
 * A serialized model. Each description is stored once, and the content of a schema is not repeated at each annotated
 * `$ref`.
 */
interface Written {
  /** True if the spec has pages after the first one. */
  isLarge: boolean;
  prose: Prose[];
  result: SpecResult;
}

/** Serializes a model as compact JSON, which {@link parseModel} reads. */
export function toModelText(result: SpecResult): string {
  const { spec } = result;
  const prose = new Map<string, { at: number; value: Prose }>();
  const schemas = Object.entries(spec.schemas).map(([id, node]) => [
    id,
    isAnnotatedRef(node) ? withoutInside(node) : node,
  ]);
  const written = { ...result, spec: { ...spec, schemas: Object.fromEntries(schemas) as SchemaTable } };
  const text = JSON.stringify(written, (key, value: unknown) => {
    if (key !== 'description' || !isObject(value)) return value;
    const { source } = value as unknown as Prose;
    const known = prose.get(source) ?? { at: prose.size, value: value as unknown as Prose };
    prose.set(source, known);
    return { at: known.at };
  });
  const head: Omit<Written, 'result'> = {
    isLarge: spec.pages.length > 0,
    prose: [...prose.values()].map(({ value }) => value),
  };
  return `${JSON.stringify(head).slice(0, -1)},"result":${text}}`;
}

/** Parses a serialized model. Values that are stored once become one shared object. */
export function parseModel(text: string): SpecResult {
  const { prose, result } = JSON.parse(text) as Written;
  restoreProse(result, prose);
  for (const node of Object.values(result.spec.schemas)) {
    const target = result.spec.schemas[node.annotatedRef ?? ''];
    if (target && isAnnotatedRef(node)) Object.assign(node, getInside(target));
  }
  return result;
}

/** Returns true if the spec of a serialized model has pages after the first one. The start of the text is enough. */
export function isLargeModel(text: string): boolean {
  return text.startsWith('{"isLarge":true');
}

function isAnnotatedRef(node: SchemaNode): boolean {
  return node.annotatedRef !== undefined && node.kind === 'object' && node.applicators.length === 0;
}

function getInside(node: SchemaNode): Partial<SchemaNode> {
  if (node.kind !== 'object') return {};
  const { properties, patternProperties, additionalProperties, propertyNames } = node;
  return { properties, patternProperties, additionalProperties, propertyNames };
}

function withoutInside(node: SchemaNode): SchemaNode {
  return {
    ...node,
    properties: undefined,
    patternProperties: undefined,
    additionalProperties: undefined,
    propertyNames: undefined,
  } as never;
}

function restoreProse(value: unknown, prose: Prose[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value) as [string, unknown][]) {
    if (typeof child !== 'object' || child === null) continue;
    if (key === 'description') Object.assign(value, { description: prose[(child as { at: number }).at] });
    else restoreProse(child, prose);
  }
}
