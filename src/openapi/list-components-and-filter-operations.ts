import type { Operation } from './model/operation';
import type { SchemaNode } from './model/schema';
import type { Spec } from './model/spec';

/** Lists the component schemas of a spec. */
export function getComponentSchemas({ componentIds, schemas }: Spec): SchemaNode[] {
  return componentIds.flatMap((id) => schemas[id] ?? []);
}

/** A component schema with an address. */
export type ComponentNode = SchemaNode & { name: string; anchor: string; page: string };

/** Lists the component schemas of a spec, without those that only stand for another one. */
export function getComponentNodes({ componentIds, schemas }: Spec): ComponentNode[] {
  return componentIds.flatMap((id) => {
    const node = schemas[id];
    const { name, anchor, page, annotatedRef } = node ?? {};
    return node === undefined || name === undefined || anchor === undefined || page === undefined || annotatedRef
      ? []
      : [{ ...node, name, anchor, page }];
  });
}

/** Lists the operations that clients call. */
export function getOperations({ operations }: Spec): Operation[] {
  return operations.filter(({ kind }) => kind === 'operation');
}

/** Counts the operations and webhooks of a spec. */
export function countOperations({ operations }: Pick<Spec, 'operations'>): { operations: number; webhooks: number } {
  const count = (kind: Operation['kind']) => operations.filter((operation) => operation.kind === kind).length;
  return { operations: count('operation'), webhooks: count('webhook') };
}

/** Returns true if an operation documents success only. */
export function isWithoutErrors({ responses }: Operation): boolean {
  return !responses.some(({ class: kind }) => kind === 'error');
}

/** Returns true if an operation documents no security scheme at all. One whose schemes are optional documents some. */
export function hasNoScheme({ security }: Operation): boolean {
  return security.flat().length === 0;
}

/** Returns true if an operation needs a security scheme, at least in one alternative. */
export function needsScheme({ security }: Operation, name: string): boolean {
  return security.flat().some(({ scheme }) => scheme === name);
}
