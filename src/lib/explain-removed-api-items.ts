import { toOuterAnchors } from './outer-and-similar-anchors';

/** The name of the item in the sentences about it. */
export const namePlaceholder = '{name}';

/**
 * What the pages of a service do not have anymore, for a script that explains an old URL. It contains the texts, so that no page loads
 * them before.
 */
export interface RemovedItems {
  /** The versions in which something was removed, with links to what changed. */
  releases: Release[];
  /** For each former anchor, or the service if empty: the position of the release, and what replaces it. */
  anchors: Record<string, [release: number, now?: Replacement]>;
  /** The anchors of operations and schemas that had pages, by the ends of their paths: `operation/listPets`. */
  pages: Record<string, string>;
  /** The title of the service. */
  title: string;
}

interface Release {
  /** The sentences about an item that was removed, and about one that was renamed, with {@link namePlaceholder}. */
  removed: string;
  renamed: string;
  change: RemovedLink;
}

interface Replacement extends RemovedLink {
  /** Whether it is the same item under another name. */
  isRenamed?: true;
}

/** A link without the base path. */
interface RemovedLink {
  text: string;
  href: string;
}

/** The sentence about something that was removed, with links to its change and to what replaces it. */
export interface RemovedItem {
  text: string;
  links: RemovedLink[];
}

/** Explains an anchor by what had it, or by what it was inside of. */
export function findRemovedItem(anchor: string, items: RemovedItems): RemovedItem | undefined {
  for (const tried of anchor === '' ? [''] : [anchor, ...toOuterAnchors(anchor)]) {
    const [index = -1, now] = Object.hasOwn(items.anchors, tried) ? (items.anchors[tried] ?? []) : [];
    const release = items.releases[index];
    if (!release) continue;
    const name = tried === '' ? items.title : /[^.:=~]*$/.exec(tried)?.[0];
    const sentence = now?.isRenamed ? release.renamed : release.removed;
    // What was inside of a renamed item is inside of it under its other name.
    const rest = now?.isRenamed ? encodeURI(anchor.slice(tried.length)) : '';
    return {
      text: sentence.replace(namePlaceholder, () => name ?? tried),
      links: [release.change, ...(now ? [{ text: now.text, href: now.href + rest }] : [])],
    };
  }
  return undefined;
}

/** Returns the service that a path is about, and the end of the path of a page in {@link RemovedItems}. */
export function toServicePage(path: string): { service: string; page: string } | undefined {
  const [, service, page = ''] = /^\/api\/([^/]+)(?:\/(.*?))?\/?$/.exec(path) ?? [];
  if (service !== undefined) return { service, page };
  const [, ofSchema, slug] = /^\/reference\/schemas\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return ofSchema === undefined ? undefined : { service: ofSchema, page: `schema/${slug}` };
}

/** Finds what was at the path of a page, or at an anchor on it. */
export function findRemovedPage(page: string, anchor: string, items: RemovedItems): RemovedItem | undefined {
  const [, root = ''] = Object.entries(items.pages).find(([end]) => end.toLowerCase() === page.toLowerCase()) ?? [];
  return (anchor !== '' && findRemovedItem(anchor, items)) || findRemovedItem(root, items);
}
