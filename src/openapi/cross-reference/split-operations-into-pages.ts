import { toChunks } from '@/lib/lists';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { operationsPath } from './page-paths-and-anchors';

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
    const parts = toChunks(operations, mostOperations);
    return parts.map((own, index) => ({
      spec,
      path: `${operationsPath}${service}${index === 0 ? '' : `-${index + 1}`}/`,
      number: index + 1,
      count: parts.length,
      operations: own,
    }));
  });
}
