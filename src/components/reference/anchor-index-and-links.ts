import type { Spec } from '@/openapi/model/spec';
import { toHref, toHash } from '@/lib/href';
import { memoBy } from '@/lib/memo';
import type { View } from './render-context';

/** The pages of the tags, operations, and component schemas of a large spec, for a script that resolves an old URL. */
export interface AnchorIndex {
  pages: string[];
  /** For each anchor: the index of its page in `pages`, the anchor, and its former hashes. */
  anchors: [number, ...string[]][];
}

/** Lists the anchors of a spec with their pages. */
export function toAnchorIndex(spec: Spec): AnchorIndex {
  const pages = new Map<string, number>();
  const entries = getEntries(spec).map(({ page, names }): [number, ...string[]] => {
    if (!pages.has(page)) pages.set(page, pages.size);
    return [pages.get(page) ?? 0, ...names];
  });
  return { pages: [...pages.keys()], anchors: entries };
}

/** Returns a function that resolves anchors to links from a page; the anchors may be on other pages. */
export function toResolver(spec: Spec, page: string): View['toHref'] {
  const pages = getPages(spec);
  return (anchor) => {
    const found = pages.get(anchor) ?? pages.get(toRoot(anchor)) ?? `/api/${spec.service}/`;
    return found === page ? toHash(anchor) : `${toHref(found)}${isPageItself(anchor) ? '' : toHash(anchor)}`;
  };
}

const getPages = memoBy(
  (spec: Spec) => new Map(getEntries(spec).map(({ page, names: [anchor = ''] }) => [anchor, page])),
);

function getEntries({ operations, tags, componentIds, schemas, pages }: Spec): { page: string; names: string[] }[] {
  const webhooks = pages.find((page) => page.kind === 'tag' && page.tag === 'webhooks');
  const index = pages.find(({ kind }) => kind === 'schemas');
  return [
    ...operations.map(({ id, page, aliases }) => ({ page, names: [id, ...aliases] })),
    ...tags.map(({ anchor, page, aliases }) => ({ page, names: [anchor, ...aliases] })),
    ...componentIds.flatMap((id) => {
      const { anchor, page, aliases = [] } = schemas[id] ?? {};
      return anchor === undefined || page === undefined ? [] : [{ page, names: [anchor, ...aliases] }];
    }),
    ...(webhooks ? [{ page: webhooks.path, names: ['webhooks'] }] : []),
    ...(index ? [{ page: index.path, names: ['schemas'] }] : []),
  ];
}

/** Returns the start of an anchor that identifies the operation, component schema, tag, or security scheme. */
function toRoot(anchor: string): string {
  return /^(?:(?:schema|tag|security)\.)?[^.:=~]+/.exec(anchor)?.[0] ?? anchor;
}

/** Returns true for an anchor at the top of its page: a link to the page needs no hash. */
function isPageItself(anchor: string): boolean {
  return /^(?:tag\.|schemas$|webhooks$)/.test(anchor);
}
