import { toOuterAnchors } from '@/lib/outer-and-similar-anchors';

/** The operations, tags, and sections of a page, by which a former hash is resolved. */
export interface KnownAnchors {
  operations: { id: string; method: string; path: string; alias?: string }[];
  /** The anchors and titles of the tags, and the former hash of a tag whose title differs from its name. */
  tags: { anchor: string; title: string; alias?: string }[];
  /** The headings of the introduction, and the names of the security schemes. */
  sections: { anchor: string; title: string }[];
}

/** The anchor that a page shows for another one: of the same element, or of the nearest outer one. */
interface ShownAnchor {
  anchor: string;
  isNearest: boolean;
}

/**
 * Finds the anchor that a page shows for one that it may have under another name, otherwise for the nearest outer one. `findNow`
 * returns the anchor of an operation for a former one, any other anchor of the page itself, whatever its case, and undefined for
 * the rest.
 */
export function findShownAnchor(
  anchor: string,
  findNow: (anchor: string) => string | undefined,
  collect: () => KnownAnchors,
): ShownAnchor | undefined {
  if (findNow(anchor) === anchor) return { anchor, isNearest: false };
  const former = findFormerAnchor(anchor, collect());
  if (former !== undefined) return { anchor: former, isNearest: false };
  for (const outer of [anchor, ...toOuterAnchors(anchor)]) {
    const now = findNow(outer);
    if (now === outer) return { anchor: outer, isNearest: true };
    if (now !== undefined) return findShownAnchor(now + anchor.slice(outer.length), findNow, collect);
  }
  return undefined;
}

/**
 * Finds the anchor for a hash of the site's former API pages: `tag/Secrets`, `tag/Secrets/operation/createSecret`,
 * `tag/Secrets/paths/~1secrets/post`, the last two without their tag (`operation/createSecret`), or `section/Authentication/…`.
 */
export function findFormerAnchor(hash: string, { operations, tags, sections }: KnownAnchors): string | undefined {
  if (hash.startsWith('section/')) return findSection(hash.split('/').slice(1).map(toSlug), sections);
  const known = [...operations.map(({ id, alias }) => ({ anchor: id, alias })), ...tags];
  const exact = known.find(({ alias }) => alias !== undefined && (alias === hash || hash.endsWith(`/${alias}`)));
  if (exact) return exact.anchor;
  const [, tag, rest] = /^(?:tag\/([^/]+)\/?)?(.*)$/s.exec(hash) ?? [];
  const [, operationId] = /^operation\/(.+)$/s.exec(rest ?? '') ?? [];
  if (operationId !== undefined) return operations.find(({ id }) => id === operationId)?.id;
  const [, pointer, method] = /^paths\/(.+)\/([a-z]+)$/s.exec(rest ?? '') ?? [];
  if (pointer !== undefined) {
    const path = pointer.replaceAll('~1', '/').replaceAll('~0', '~');
    return operations.find((operation) => operation.path === path && operation.method === method)?.id;
  }
  if (tag === undefined || rest !== '') return undefined;
  return tags.find(({ anchor, title }) => toSlug(title) === toSlug(tag) || anchor === `tag.${tag}`)?.anchor;
}

/** Finds a section by the last of its titles, after the one above. Former pages listed the security schemes in `Authentication`. */
function findSection(titles: string[], sections: KnownAnchors['sections']): string | undefined {
  const find = (title: string | undefined, from: number) =>
    sections.findIndex((section, index) => index >= from && toSlug(section.title) === title);
  const parent = titles.length > 1 ? find(titles.at(-2), 0) : -1;
  const found = sections[find(titles.at(-1), parent + 1)] ?? sections[find(titles.at(-1), 0)];
  const scheme = titles.at(-1) === 'authentication' ? sections.find(({ anchor }) => isScheme(anchor)) : undefined;
  return (found ?? scheme)?.anchor;
}

/** Returns true for the anchor of a security scheme. */
export function isScheme(anchor: string): boolean {
  return anchor.startsWith('security.');
}

/**
 * Reduces a title to lower-case letters and digits, so that it equals its former hash, which has hyphens for spaces and lacks
 * accents and some punctuation.
 */
function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
