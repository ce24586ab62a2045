import { toSentMethod } from '@/lib/http-method';
import { memoBy } from '@/lib/memo';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { Spec, TagGroup } from '@/openapi/model/spec';
import { toHref, toHash } from '@/lib/href';

/** A tag with its operations, or all webhooks, which are not in the section of any tag. */
export interface OperationGroup {
  tag: TagGroup;
  /** All operations of the tag, for lists. */
  operations: Operation[];
  /** The number of operations and webhooks with this tag, as text; empty for a tag that is only prose. The webhooks are in a separate section. */
  count: string;
  /** The operations to show in full here: an operation with two tags is shown once, under the first. */
  own: Operation[];
  /** The tags directly in this one. */
  inner: OperationGroup[];
}

/**
 * Returns the text of a link to an operation next to its method: the title, with the path if another operation has the same title. A title
 * that is only method and path becomes the path.
 */
export function toLinkText(spec: Spec, { title, method, path }: Operation): string {
  if (title === `${toSentMethod(method)} ${path}`) return path;
  return getRepeatedTitles(spec).has(title) ? `${title} ${path}` : title;
}

const getRepeatedTitles = memoBy(({ operations }: Spec): Set<string> => {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { title } of operations) (seen.has(title) ? repeated : seen).add(title);
  return repeated;
});

/** Returns the URL of an operation: its page, or its anchor on the page of its tag. */
export function toOperationHref({ id, slug, page }: Operation): string {
  return page.endsWith(`/operation/${slug}/`) ? toHref(page) : `${toHref(page)}${toHash(id)}`;
}

/** Returns the operations of a spec by group, in the order of the sections. */
export const getGroups = memoBy(toGroups);

/** Returns the groups that are in no other one. */
export function getOutermost(groups: OperationGroup[]): OperationGroup[] {
  return groups.filter(({ tag }) => tag.ancestors.length === 0);
}

function toGroups(spec: Spec): OperationGroup[] {
  const known = new Map(spec.operations.map((operation) => [operation.id, operation]));
  const rest = new Set(known.keys());
  const byAnchor = new Map<string, OperationGroup>();
  const groups = spec.tags.map((tag): OperationGroup => {
    const operations = tag.operationIds.map((id) => known.get(id)).filter((operation) => operation !== undefined);
    const webhooks =
      tag.name === undefined
        ? []
        : spec.operations.filter(({ kind, tags }) => kind === 'webhook' && tags.includes(tag.name ?? ''));
    const group = {
      tag: { ...tag, title: tag.title || messages.operations },
      operations,
      count:
        operations.length + webhooks.length === 0 ? '' : messages.operationCount(operations.length, webhooks.length),
      own: operations.filter(({ id }) => rest.delete(id)),
      inner: [],
    };
    byAnchor.set(tag.anchor, group);
    byAnchor.get(tag.ancestors.at(-1)?.anchor ?? '')?.inner.push(group);
    return group;
  });
  if (rest.size === 0) return groups;
  const webhooks = spec.operations.filter(({ id }) => rest.has(id));
  const tag = {
    name: 'webhooks',
    anchor: 'webhooks',
    title: messages.webhooks,
    aliases: [],
    ancestors: [],
    operationIds: webhooks.map(({ id }) => id),
    page: spec.pages.find((page) => page.kind === 'tag' && page.tag === 'webhooks')?.path ?? '',
  };
  const count = messages.operationCount(0, webhooks.length);
  return [...groups, { tag, operations: webhooks, count, own: webhooks, inner: [] }];
}
