import { groupBy } from '@/lib/lists';
import type { Operation } from '../model/operation';
import type { SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { toSlugs } from '../slugs';
import { getComponentNodes, type ComponentNode } from '../operations-and-components';
import type { CrossReferencePage } from './cross-reference-page';

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

/** The most operations of a page. If there are more, each service gets its own pages, so that an operation's page is known. */
const mostOperations = 150;

/** A page of the list of operations. */
export interface OperationsPart {
  spec: Spec;
  path: string;
  /** The position of the page among the `count` pages of the service, starting at 1. */
  number: number;
  count: number;
  operations: Operation[];
}

/** Splits the operations of all specs into pages: one for all of them, or several for each service. */
export function toOperationsParts(specs: Spec[]): OperationsPart[] {
  const all = specs.reduce((count, { operations }) => count + operations.length, 0);
  return specs.flatMap((spec) => {
    const { service, operations } = spec;
    if (all <= mostOperations) return [{ spec, path: operationsPath, number: 1, count: 1, operations }];
    const parts = groupByPosition(operations);
    return parts.map((own, index) => ({
      spec,
      path: `${operationsPath}${service}${index === 0 ? '' : `-${index + 1}`}/`,
      number: index + 1,
      count: parts.length,
      operations: own,
    }));
  });
}

function groupByPosition(operations: Operation[]): Operation[][] {
  const positions = new Map(operations.map((operation, index) => [operation, Math.floor(index / mostOperations)]));
  return [...groupBy(operations, (operation) => String(positions.get(operation))).values()];
}

/** Returns the anchor of an operation in the list of operations. */
export function toOperationAnchor({ service }: Spec, { slug }: Operation): string {
  return `${service}-${slug}`;
}

/** Maps the anchors of the operations and component schemas of a spec to the paths where their uses are. */
export function getUsesPaths(spec: Spec, specs: Spec[]): Map<string, string> {
  const schemas = getComponentPaths(spec).map(({ node, path }): [string, string] => [node.anchor, path]);
  const operations = toOperationsParts(specs)
    .filter((part) => part.spec === spec)
    .flatMap(({ path, operations: own }) =>
      own.map((operation): [string, string] => [operation.id, `${path}#${toOperationAnchor(spec, operation)}`]),
    );
  return new Map([...schemas, ...operations]);
}

/** Maps the anchors of headings and rows to their paths: a long list has several pages. */
export function getAnchorPaths(pages: CrossReferencePage[]): Map<string, string> {
  return new Map(pages.flatMap(({ path, anchors = [] }) => anchors.map(({ id }) => [id, `${path}#${id}`] as const)));
}

/** Finds the path of a heading or row of a list by its anchor. */
export type FindPath = (anchor: string) => string | undefined;
