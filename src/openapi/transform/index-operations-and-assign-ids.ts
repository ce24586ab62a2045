import { reservedSegments, Segments, toSegment, aliasesKey, toOperationAliases } from '../anchors-and-former-anchors';
import type { Located, BundledDocument } from '../find-in-bundled-document';
import { findText, getTexts, type JsonObject } from '../find-members-of-parsed-json';
import type { Method } from '../model/operation';
import { getPathItemOperations } from '../path-item-operations';
import { toPointer } from '@/lib/json-pointer';

/** An operation with its location and its stable id. */
export interface IndexedOperation {
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  method: Method;
  path: string;
  operationId?: string;
  tags: string[];
  aliases: string[];
  /** The anchors that it had before, from `x-aliases`. */
  formerIds: string[];
  pathItem: Located<JsonObject>;
  operation: Located<JsonObject>;
  /** The pointers of the operations that contain a callback, outermost first. */
  within?: string[];
}

/**
 * Assigns a stable id to each operation of a document, because links need the ids before the operations are built.
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export class OperationIndex {
  readonly operations: IndexedOperation[];
  readonly webhooks: IndexedOperation[];
  private readonly segments = new Segments(reservedSegments);
  private readonly byPointer = new Map<string, IndexedOperation>();

  constructor(document: BundledDocument) {
    const root = { value: document.root, pointer: '#' };
    const paths = document.getChildren(root, 'paths');
    this.operations = paths.flatMap(({ name, child }) => this.index(child, name, 'operation', '#/paths'));
    // Before OpenAPI 3.1, webhooks were in the extension `x-webhooks`.
    this.webhooks = ['webhooks', 'x-webhooks'].flatMap((key) =>
      document
        .getChildren(root, key)
        .flatMap(({ name, child }) => this.index(child, name, 'webhook', toPointer('#', key))),
    );
  }

  /** Indexes the operations of one path item. @see https://spec.openapis.org/oas/v3.1.1.html#path-item-object */
  index(
    pathItem: Located<JsonObject>,
    path: string,
    kind: IndexedOperation['kind'],
    parent = '',
    prefix = '',
  ): IndexedOperation[] {
    // The ids of callbacks continue that of their operation, so they need to differ only from each other.
    const segments = prefix ? new Segments() : this.segments;
    return getPathItemOperations(pathItem.value).map(({ method, keys, value }) => {
      const pointer = toPointer(pathItem.pointer, ...keys);
      const operationId = findText(value, 'operationId');
      const key = method.toLowerCase();
      const name = prefix ? key : (operationId ?? toIdWithoutOperationId(kind, key, path));
      const id = prefix + segments.claim(name);
      const tags = [...new Set(getTexts(value, 'tags'))];
      const aliases = kind === 'operation' ? toOperationAliases({ operationId, path, method: key, tags }) : [];
      const formerIds = kind === 'callback' ? [] : getTexts(value, aliasesKey).map(toSegment);
      const operation = { value, pointer };
      const indexed = { id, kind, method, path, operationId, tags, aliases, formerIds, pathItem, operation };
      if (parent) this.byPointer.set(`${toPointer(parent, path)}${pointer.slice(pathItem.pointer.length)}`, indexed);
      this.byPointer.set(operation.pointer, indexed);
      return indexed;
    });
  }

  /** Returns the former anchors of an operation that no other operation has. */
  getFormerIds({ id, formerIds }: IndexedOperation): string[] {
    if (formerIds.length === 0) return [];
    const all = [...this.operations, ...this.webhooks];
    const isFree = (former: string) =>
      all.every((other) => other.id !== former && (other.id === id || !other.formerIds.includes(former)));
    return [...new Set(formerIds)].filter((former) => !reservedSegments.includes(former) && isFree(former));
  }

  /** Finds an operation by its operationId or, if there is none, by a pointer to it. */
  find({ operationId, pointer }: { operationId?: string; pointer?: string }): IndexedOperation | undefined {
    if (operationId === undefined) return pointer === undefined ? undefined : this.byPointer.get(pointer);
    return [...this.operations, ...this.webhooks].find((operation) => operation.operationId === operationId);
  }
}

/** Returns the id of an operation without an operationId. */
export function toIdWithoutOperationId(kind: string, method: string, path: string): string {
  const words = path.replace(/[{}]/g, '').split('/').filter(Boolean);
  return [...(kind === 'webhook' ? ['webhook'] : []), method, ...words].join('-');
}
