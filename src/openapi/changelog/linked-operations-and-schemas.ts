import { toItemPath } from '../item-addresses';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { toPointer } from '@/lib/json-pointer';
import { present, type Comparison } from './changelog-types';

/** The specs of a service that have pages. */
export interface PublishedSpecs {
  /** The version that readers see first. */
  latest?: Spec;
  /** By the names of the versions of the docs. */
  versions: ReadonlyMap<string, Spec>;
}

/** An operation, with its pages as far as there are any. */
export interface LinkedOperation {
  name: string;
  title?: string;
  href?: string;
  /** Where the operation is shown as it was. */
  formerHref?: string;
}

/** Finds the pages of an operation that a comparison names, as it is and as it was. */
export function findOperation(published: PublishedSpecs, comparison: Comparison, name: string): LinkedOperation {
  const listed = Object.hasOwn(comparison.operations, name) ? comparison.operations[name] : undefined;
  const find = (spec: Spec | undefined, id: string) => spec?.operations.find((one) => one.id === id);
  const { before, after } = listed ?? {};
  const now =
    after === undefined ? undefined : getShown(published, comparison).flatMap((spec) => find(spec, after) ?? [])[0];
  const old = published.versions.get(comparison.from);
  const former = before === undefined ? undefined : find(old, before);
  return {
    name,
    title: now?.title ?? listed?.title,
    href: now && toHref(now),
    formerHref: former && old && toFormerHref(old, former),
  };
}

/** Finds the page of a component schema. */
export function findSchema(published: PublishedSpecs, comparison: Comparison, name: string): string | undefined {
  for (const spec of getShown(published, comparison)) {
    const { page, anchor } = spec.schemas[toPointer('#/components/schemas', name)] ?? {};
    if (page !== undefined && anchor !== undefined) return toItemPath({ page, anchor });
  }
  return undefined;
}

/** Returns the specs to link to: what is not released is only in the present one. */
function getShown({ latest, versions }: PublishedSpecs, { to }: Comparison): Spec[] {
  return [...(to === present ? [] : [latest]), versions.get(present), latest].filter((spec) => spec !== undefined);
}

function toHref({ page, id }: Pick<Operation, 'page' | 'id'>): string {
  return toItemPath({ page, anchor: id });
}

/** Links the print page, which shows the whole operation, unless a large spec has many. */
function toFormerHref({ service, pages }: Spec, operation: Operation): string {
  return pages.length === 0 ? toHref({ page: `/print/api/${service}/`, id: operation.id }) : toHref(operation);
}
