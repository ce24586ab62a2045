import { Segments, toTagAlias } from '../anchors-and-former-anchors';
import { findMember, findText, getItems, getTexts } from '../find-members-of-parsed-json';
import type { Operation } from '../model/operation';
import type { TagGroup } from '../model/spec';
import type { Context } from './context-and-pending-examples';
import { toExternalDocs } from './external-docs-and-name-with-description';
import { toMarks } from './marks';
import { toTitle } from './titles';

/**
 * Groups operations by tag: untagged ones first, by path if there are many, then in the order of `x-tagGroups`, of `tags`, and of first
 * use, each tag followed by those in it.
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export function toTagGroups(operations: Operation[], { document, toProse }: Context): TagGroup[] {
  const declared = new Map([...getDeclaredTags(document.root)].filter(([, tag]) => isChapter(tag)));
  const tagsWithGroup = getItems(document.root, 'x-tagGroups').flatMap((group) =>
    getTexts(group, 'tags').map((tag): [string, string] => [tag, findText(group, 'name') ?? '']),
  );
  const groupNameByTag = new Map(tagsWithGroup);
  const usedNames = operations.flatMap(({ tags }) => tags);
  const isKnown = (name: string) => declared.has(name) || usedNames.includes(name);
  const flat = [...new Set([...[...groupNameByTag.keys()].filter(isKnown), ...declared.keys(), ...usedNames])];
  const findParent = (name: string) => {
    const parent = findText(declared.get(name), 'parent');
    const isKept = parent !== undefined && declared.has(parent);
    // A tag that `x-tagGroups` lists is not moved to another of its groups.
    return isKept && [undefined, groupNameByTag.get(parent)].includes(groupNameByTag.get(name)) ? parent : undefined;
  };
  const ancestors = new Map(flat.map((name) => [name, getAncestors(name, findParent)]));
  const segments = new Segments();
  const byName = new Map<string, TagGroup>();
  for (const name of toNested(flat, ancestors)) {
    const tag = declared.get(name);
    byName.set(name, {
      name,
      anchor: `tag.${segments.claim(name)}`,
      aliases: [toTagAlias(name)],
      title: toTagTitle(name, tag),
      ...toMarks(tag),
      description: toProse(findText(tag, 'description')),
      externalDocs: toExternalDocs(findMember(tag, 'externalDocs')),
      group: groupNameByTag.get(name),
      ancestors: (ancestors.get(name) ?? []).flatMap((outer) => toAncestor(byName.get(outer))),
      operationIds: operations.filter(({ tags }) => tags.includes(name)).map(({ id }) => id),
      page: '',
    });
  }
  // Claimed last, so that these segments do not change the anchors of named tags.
  const untagged = toPathGroups(operations.filter(({ tags }) => tags.length === 0)).map(
    ({ path, operationIds }): TagGroup => ({
      path,
      anchor: `tag.${segments.claim(path ?? '')}`,
      aliases: [],
      title: path ?? '',
      ancestors: [],
      operationIds,
      page: '',
    }),
  );
  return [...untagged, ...byName.values()];
}

function toAncestor(tag: TagGroup | undefined): TagGroup['ancestors'] {
  return tag ? [{ anchor: tag.anchor, title: tag.title }] : [];
}

/** Up to this number, operations without a tag are one group. */
const mostUngrouped = 24;

/** Groups operations without a tag by the first segment in which their paths differ, if that makes few groups of many operations. */
function toPathGroups(operations: Operation[]): { path?: string; operationIds: string[] }[] {
  if (operations.length === 0) return [];
  const one = [{ operationIds: operations.map(({ id }) => id) }];
  if (operations.length <= mostUngrouped) return one;
  const paths = operations.map(({ path }) => path.split('/').slice(1));
  const [first = [], ...others] = paths;
  const differs = first.findIndex((segment, at) => others.some((other) => other[at] !== segment));
  const groups = new Map<string, string[]>();
  operations.forEach(({ id }, index) => {
    const segments = paths[index]?.slice(0, Math.max(0, differs) + 1) ?? [];
    if (segments.at(-1)?.startsWith('{')) segments.pop();
    const path = `/${segments.join('/')}`;
    groups.set(path, [...(groups.get(path) ?? []), id]);
  });
  if (groups.size === 1 || groups.size > operations.length / 2) return one;
  return [...groups].map(([path, operationIds]) => ({ path, operationIds }));
}

/** Returns the declared tags of a document by their names. */
export function getDeclaredTags(root: unknown): Map<string, unknown> {
  const entries = getItems(root, 'tags').flatMap((tag): [string, unknown][] => {
    const name = findText(tag, 'name');
    return name === undefined ? [] : [[name, tag]];
  });
  return new Map(entries);
}

/** Returns true for a tag that groups operations. Since OpenAPI 3.2, tags of other kinds, such as `badge`, only mark them. */
export function isChapter(tag: unknown): boolean {
  return [undefined, 'nav'].includes(findText(tag, 'kind'));
}

/** Returns the title of a tag, which may not be declared. */
export function toTagTitle(name: string, tag: unknown): string {
  return toTitle(findText(tag, 'x-displayName') ?? findText(tag, 'summary') ?? name);
}

/** Tags in more tags than these are in the innermost one, because titles would have no room. */
const mostAncestors = 4;

/** Returns the names of the tags around a tag, the outermost first. Tags whose parents form a circle are in no other tag. */
function getAncestors(name: string, findParent: (name: string) => string | undefined): string[] {
  const ancestors = new Set<string>();
  for (let parent = findParent(name); parent !== undefined; parent = findParent(parent)) {
    if (parent === name || ancestors.has(parent)) return [];
    ancestors.add(parent);
  }
  return [...ancestors].reverse().slice(0, mostAncestors);
}

/** Returns names in an order in which the tags inside of a tag follow it. */
function toNested(names: string[], ancestors: ReadonlyMap<string, string[]>): string[] {
  const rank = new Map(names.map((name, index) => [name, index]));
  const toPath = (name: string) => [...(ancestors.get(name) ?? []), name].map((part) => rank.get(part) ?? 0);
  const paths = new Map(names.map((name) => [name, toPath(name)]));
  const compare = (one: number[], other: number[]): number => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
  };
  return [...names].sort((one, other) => compare(paths.get(one) ?? [], paths.get(other) ?? []));
}
