import { toSentMethod } from '@/lib/http-method';
import type { Operation } from '../model/operation';
import type { Direction, SchemaId } from '../model/schema';
import type { Found } from './change';
import type { ComparedOperation, ComparedSpec } from './compared-spec';

/** A difference outside of schemas. */
export type OperationFound = Omit<Found, 'subject'> & { direction?: Direction };

/** What the functions see that compare one aspect of two operations. */
export interface OperationPair {
  before: ComparedOperation;
  after: ComparedOperation;
  specs: { before: ComparedSpec; after: ComparedSpec };
  report: (found: OperationFound) => void;
  /** Compares the schemas of a parameter or a body, which `words` name. */
  compareSchemas: (schemas: { before?: SchemaId; after?: SchemaId }, direction: Direction, words: string) => void;
}

/** Names an operation: `POST /pets`, `webhook petAdded`, or `POST onEvent {$request.body.url} of POST /pets` for a callback. */
export function toOperationName({ kind, method, path, owner }: Operation & { owner?: string }): string {
  if (kind === 'webhook') return `webhook ${path}`;
  return `${toSentMethod(method)} ${path}${owner === undefined ? '' : ` of ${owner}`}`;
}

/** Returns the kind, method, and path of an operation, in which the names of parameters do not matter. */
export function toAddress({ kind, method, path }: Operation): string {
  return `${kind} ${method.toLowerCase()} ${kind === 'operation' ? path.replace(/\{[^{}]*\}/g, '{}') : path}`;
}

/** Reports texts for people that differ, each under the keyword that contains it. */
export function compareTexts(
  report: OperationPair['report'],
  found: Omit<OperationFound, 'rule'>,
  texts: [keyword: string, before: string | undefined, after: string | undefined][],
): void {
  for (const [keyword, before, after] of texts)
    if ((before ?? '') !== (after ?? '')) report({ ...found, rule: 'words-changed', keyword, before, after });
}
