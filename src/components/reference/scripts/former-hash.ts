/** The data of the page that resolving a former hash needs. */
export interface KnownAnchors {
  operations: { id: string; method: string; path: string; alias?: string }[];
  /** Anchors of tags, each with its title; with its former hash where the title does not tell it. */
  tags: { anchor: string; title: string; alias?: string }[];
}

/**
 * Finds the anchor that a hash of the site's former API pages means: `tag/Secrets`, `tag/Secrets/operation/createSecret`,
 * `tag/Secrets/paths/~1secrets/post`, the same without tag, `operation/createSecret`, and `section/…` for the page's head.
 */
export function findFormerAnchor(hash: string, { operations, tags }: KnownAnchors): string | undefined {
  if (hash.startsWith('section/')) return 'overview';
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

/** Only letters and digits count: the former pages wrote spaces as hyphens and left other signs out. */
function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the outer anchors of an anchor, the nearest first. */
export function toOuterAnchors(anchor: string): string[] {
  const outer = anchor.replace(/[.:=~][^.:=~]*$/, '');
  return outer === anchor ? [] : [outer, ...toOuterAnchors(outer)];
}
