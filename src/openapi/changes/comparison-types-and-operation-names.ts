import type { Direction, SchemaId, SchemaNode } from '../model/schema';
import type { Found } from './change';
import type { ComparedOperation, ComparedSpec } from './compared-spec';
import type { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import type { Operation } from '../model/operation';
import { toSentMethod } from '@/lib/http-method';

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

/** Where a value goes, or `condition` for a schema that only decides whether another one applies. */
export type Mode = Direction | 'condition';

/** What the functions see that compare one aspect of two schemas. */
export interface NodePair {
  mode: Mode;
  before: SchemaNode;
  after: SchemaNode;
  /** The schema objects that apply together on each side. */
  merged: { before: Merged; after: Merged };
  specs: { before: ComparedSpec; after: ComparedSpec };
  /** Reports a difference in a keyword of the two schemas, or at other pointers. Its subject is on the new side unless it is given. */
  report: (found: Omit<Found, 'pointers' | 'subject'> & Partial<Found>) => void;
  /** Compares two schemas inside of these. `place` is where the new one is used, such as a property. */
  descend: (before: SchemaId, after: SchemaId, place?: string) => void;
  /** Compares two schemas that are conditions, and reports the difference as one. */
  descendCondition: (before: SchemaId, after: SchemaId, keyword: string) => void;
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
