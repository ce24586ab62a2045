import { toSchemasPath } from '@/lib/href';
import { toChunks } from '@/lib/lists';
import { findMember, findNumber } from '../find-members-of-parsed-json';
import type { Operation } from '../model/operation';
import { type SchemaId, getChildIds } from '../model/schema';
import type { Spec, SpecPage, TagGroup } from '../model/spec';
import { toSlugs } from '../slugs';
import { getSchemaIds } from './schema-uses';

/** The sizes above which a spec is divided into pages. */
export interface PageLimits {
  /** The maximum number of operations of a spec on one page. */
  operations: number;
  /** The maximum number of characters in the model of a spec on one page. */
  weight: number;
  /** The maximum number of operations that a tag page shows in full. */
  tag: number;
  /** The maximum number of links of a sidebar that each page contains completely. */
  links: number;
}

const defaults = { operations: 60, tag: 12, links: 150 };
/** The maximum number of characters in the model of the operations of a tag page. The page has a few times as many. */
const weightOfTag = 150_000;
/** The maximum number of characters in the inline schemas of these operations. */
const schemasOfTag = 500_000;
/** The maximum number of characters in the model of a spec on one page, for a spec that sets no limit itself. The page has a few times as many. */
const weightOfSpec = 500_000;
const linksOfList = 500;

/** Reads the limits that a spec sets for itself: `x-pages: { operations: 100, tag: 20, links: 200 }`. */
export function getPageLimits(root: unknown): PageLimits {
  const own = findMember(root, 'x-pages');
  const operations = findNumber(own, 'operations');
  return {
    operations: operations ?? defaults.operations,
    weight: operations === undefined ? weightOfSpec : Infinity,
    tag: findNumber(own, 'tag') ?? defaults.tag,
    links: findNumber(own, 'links') ?? defaults.links,
  };
}

/** The properties that {@link addPages} reads and sets. */
type Cut = Pick<Spec, 'service' | 'tags' | 'operations' | 'componentIds' | 'schemas'>;

/** Assigns a page to each operation, tag, and component schema, and returns the pages after the first one. */
export function addPages(spec: Cut, limits: PageLimits): SpecPage[] {
  const first = `/api/${spec.service}/`;
  const slugs = toSlugs(spec.operations.map(({ id }) => id));
  spec.operations.forEach((operation, index) => {
    operation.slug = slugs[index] ?? '';
    operation.page = first;
  });
  for (const tag of spec.tags) tag.page = first;
  const nodes = spec.componentIds.map((id) => spec.schemas[id]).filter((node) => node !== undefined);
  for (const node of nodes) node.page = first;
  const isSmall = spec.operations.length <= limits.operations && toSpecWeight(spec) <= limits.weight;
  const pages = isSmall ? [] : [...addTagPages(spec, first, limits), ...addSchemaPages(spec, first)];
  spec.operations.forEach(addCallbackPages);
  return pages;
}

/** Assigns the page of an operation to those of its callbacks. */
function addCallbackPages({ page, callbacks }: Operation): void {
  for (const callback of callbacks.flatMap(({ operations }) => operations)) {
    callback.page = page;
    addCallbackPages(callback);
  }
}

function addTagPages(spec: Cut, first: string, limits: PageLimits): SpecPage[] {
  const groups = toGroups(spec);
  const slugs = toSlugs(
    groups.map(({ slugName }) => slugName.toLowerCase()),
    groups.map(({ tag, anchor }) => (tag?.name === undefined ? anchor : `name ${tag.name}`)),
  );
  return groups.flatMap(({ tag, anchor, own, operationIds }, index) => {
    const path = `${first}tag/${slugs[index]}/`;
    if (tag) tag.page = path;
    const isFull =
      own.length <= limits.tag &&
      sum(own.map(toWeight)) <= weightOfTag &&
      sum(own.map((operation) => toSchemaWeight(operation, spec))) <= schemasOfTag;
    for (const operation of own) operation.page = isFull ? path : `${first}operation/${operation.slug}/`;
    const lists = isFull ? [operationIds] : toChunks(operationIds, linksOfList);
    const pages = lists.map((list, at): SpecPage => {
      return {
        kind: 'tag',
        path: at === 0 ? path : `${path}${at + 1}/`,
        tag: anchor,
        operationIds: list,
        isFull,
        number: at + 1,
        count: lists.length,
      };
    });
    const single = own.map(({ id, page }): SpecPage => ({
      kind: 'operation',
      path: page,
      operationId: id,
      tag: anchor,
    }));
    return isFull ? pages : [...pages, ...single];
  });
}

interface Group {
  tag?: TagGroup;
  anchor: string;
  slugName: string;
  operationIds: string[];
  /** The operations that are in no earlier group, so that each operation is on one page. */
  own: Operation[];
}

/** Returns the groups of the tags, then the group of the webhooks, which are in no group of a tag. */
function toGroups({ tags, operations }: Cut): Group[] {
  const rest = new Map(operations.map((operation) => [operation.id, operation]));
  const take = (ids: string[]) =>
    ids.flatMap((id) => {
      const operation = rest.get(id);
      rest.delete(id);
      return operation ? [operation] : [];
    });
  const groups = tags.map((tag): Group => {
    const { anchor, path = 'operations', name = path, operationIds } = tag;
    return { tag, anchor, slugName: name, operationIds, own: take(operationIds) };
  });
  const webhooks = [...rest.keys()];
  if (webhooks.length === 0) return groups;
  return [...groups, { anchor: 'webhooks', slugName: 'webhooks', operationIds: webhooks, own: take(webhooks) }];
}

function addSchemaPages(spec: Cut, first: string): SpecPage[] {
  const ids = spec.componentIds;
  const list = toSchemasPath(spec.service);
  const slugs = toSlugs(ids.map((id) => spec.schemas[id]?.name ?? id));
  const pages = ids.map((schema, index): SpecPage => {
    const path = `${list}${slugs[index]}/`;
    const node = spec.schemas[schema];
    if (node) node.page = path;
    return { kind: 'schema', path, schema };
  });
  const lists = toChunks(ids, linksOfList);
  const indexes = lists.map((schemas: SchemaId[], at): SpecPage => {
    const path = at === 0 ? list : `${first}schemas/${at + 1}/`;
    return { kind: 'schemas', path, schemas, number: at + 1, count: lists.length };
  });
  return [...indexes, ...pages];
}

function toWeight(operation: Operation): number {
  return JSON.stringify(operation).length;
}

function toSpecWeight({ operations, schemas }: Cut): number {
  return sum(operations.map(toWeight)) + JSON.stringify(schemas).length;
}

/**
 * Returns the size of the inline schemas of an operation, which are all on its page. Components have separate pages.
 * Above the limit, the rest is not counted.
 */
function toSchemaWeight(operation: Operation, { schemas }: Pick<Spec, 'schemas'>): number {
  let weight = 0;
  const ids = new Set(getSchemaIds(operation));
  for (const id of ids) {
    const node = schemas[id];
    if (!node || node.name !== undefined) continue;
    weight += JSON.stringify(node).length;
    if (weight > schemasOfTag) break;
    for (const child of getChildIds(node)) ids.add(child);
  }
  return weight;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
