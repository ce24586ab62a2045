import { toSentMethod } from '@/lib/http-method';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { toPointer } from '@/lib/json-pointer';
import type { Sentence } from './sentence';

/** A spec that is compared with others. A new one has to follow them. */
export type CheckedSpec = Spec & { isNew?: boolean };

/** The place of a finding in a spec and on its API page. */
export interface Spot {
  spec: CheckedSpec;
  /** A JSON pointer into the bundled document. A parameter has `<in>.<name>` instead of its index, so that the order does not matter. */
  pointer: string;
  page: string;
  anchor?: string;
  /** What is there: `/pets/{id}`, `Pet.kind`. */
  label: string;
}

/** Something that differs from what the other specs, or the rest of the spec, do. */
export interface Finding {
  rule: string;
  spot: Spot;
  what: Sentence;
  fix: Sentence;
  /** The places that differ from this one. */
  related: Spot[];
}

/** Finds what one rule reports in all specs. Takes a time proportional to their size. */
export interface Rule {
  name: string;
  title: string;
  find: (specs: Spec[]) => Omit<Finding, 'rule'>[];
}

/** The maximum number of related places. */
const most = 5;

/** Returns the first related places, so that the size of all findings together stays proportional to that of the specs. */
export function toFew(items: { spot: Spot }[]): Spot[] {
  return items.slice(0, most).map(({ spot }) => spot);
}

/** Returns the key with the most items, the first one if several have as many. Items of new specs count only among themselves. */
export function getMostFrequent<Item extends { spot: Spot }>(groups: Map<string, Item[]>): [string, Item[]] {
  const toOld = (items: Item[]) => items.filter(({ spot }) => !spot.spec.isNew);
  const areAllNew = [...groups.values()].every((items) => toOld(items).length === 0);
  let most: [string, Item[]] = ['', []];
  let length = 0;
  for (const [key, items] of groups) {
    const own = areAllNew ? items : toOld(items);
    if (own.length > length) [most, length] = [[key, items], own.length];
  }
  return most;
}

/** Returns the place of a path. */
export function toPathSpot(spec: Spec, { path, page, id }: Operation): Spot {
  return { spec, pointer: toPointer('#/paths', path), page, anchor: id, label: path };
}

/** Returns the place of an operation. */
export function toOperationSpot(spec: Spec, operation: Operation): Spot {
  const { path, page, id, method } = operation;
  return { spec, pointer: toOperationPointer(operation), page, anchor: id, label: `${toSentMethod(method)} ${path}` };
}

/** Returns the JSON pointer of an operation or a webhook. */
export function toOperationPointer({ kind, path, method }: Operation): string {
  return toPointer(kind === 'webhook' ? '#/webhooks' : '#/paths', path, method);
}

/** Returns the place of a member of the root of a spec, such as its version. */
export function toRootSpot(spec: Spec, label: string, ...keys: (string | number)[]): Spot {
  return { spec, pointer: toPointer('#', ...keys), page: `/api/${spec.service}/`, label };
}

/** Returns the places of the component schemas. */
export function getComponentSpots(spec: Spec): Spot[] {
  return spec.componentIds.flatMap((id) => {
    const { page, anchor, name } = spec.schemas[id] ?? {};
    return page === undefined || name === undefined ? [] : [{ spec, pointer: id, page, anchor, label: name }];
  });
}
