import type { Operation } from '../model/operation';
import type { SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { toSlugs } from '../slugs';
import { getComponentNodes, type ComponentNode } from '../list-components-and-filter-operations';
import type { CrossReferencePage } from './cross-reference-page-type';

/** The path of the first page. */
export const crossReferencePath = '/reference/';

/** The path of the page that explains a payload. */
export const payloadPath = `${crossReferencePath}payload/`;

/** The path of the page that says which fields of OpenAPI are supported. */
export const supportPath = `${crossReferencePath}openapi-support/`;

/** Lists the component schemas of a spec, each with the path of its page. One that only stands for another has none. */
export function getComponentPaths(spec: Spec): { id: SchemaId; node: ComponentNode; path: string }[] {
  const nodes = getComponentNodes(spec);
  const slugs = toSlugs(nodes.map(({ name }) => name));
  return nodes.map((node, index) => ({
    id: node.id,
    node,
    path: `${crossReferencePath}schemas/${spec.service}/${slugs[index] ?? ''}/`,
  }));
}

/** The path of the list of operations. */
export const operationsPath = `${crossReferencePath}operations/`;

/** Returns the anchor of an operation in the list of operations. */
export function toOperationAnchor({ service }: Spec, { slug }: Operation): string {
  return `${service}-${slug}`;
}

/** Maps the anchors of sections, headings, and rows to their paths: each section of a long list has pages of its own. */
export function getAnchorPaths(pages: CrossReferencePage[]): Map<string, string> {
  return new Map([
    ...pages.flatMap(({ path, section }) => (section === undefined ? [] : [[section, path] as const])),
    ...pages.flatMap(({ path, anchors = [] }) => anchors.map(({ id }) => [id, `${path}#${id}`] as const)),
  ]);
}

/** Finds the path of a heading or row of a list by its anchor. */
export type FindPath = (anchor: string) => string | undefined;
