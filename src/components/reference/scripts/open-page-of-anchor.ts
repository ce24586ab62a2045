import { toHref } from '@/lib/href';
import type { AnchorIndex } from '../anchor-index-and-links';
import { fold, toOuterAnchors } from '@/lib/outer-and-similar-anchors';
import { loadJson } from '@/lib/load-files-with-react-query';

/** Opens the page of a large spec that contains an anchor or the target of a former hash. Returns false if there is none. */
export async function openAnchor(anchor: string, file: string): Promise<boolean> {
  const index = await loadJson<AnchorIndex>(file).catch((): AnchorIndex => ({ pages: [], anchors: [] }));
  const found = findAddress(anchor, index);
  if (!found) return false;
  const target = `${toHref(found.page)}#${encodeURI(found.anchor)}`;
  if (target === window.location.pathname + window.location.hash) return false;
  window.location.replace(target);
  return true;
}

/** Finds the page of an anchor, whatever its case, of a former one, or of the nearest outer anchor, and the anchor there. */
export function findAddress(
  anchor: string,
  { pages, anchors }: AnchorIndex,
): { page: string; anchor: string } | undefined {
  for (const tried of [anchor, ...toOuterAnchors(anchor), ...toFormer(anchor)]) {
    const found =
      anchors.find((names) => names.includes(tried, 1)) ??
      anchors.find((names) => names.some((name) => typeof name === 'string' && fold(name) === fold(tried)));
    const page = pages[Number(found?.[0] ?? -1)];
    if (!found || page === undefined) continue;
    const own = String(found[1]);
    return { page, anchor: anchor.startsWith(tried) ? own + anchor.slice(tried.length) : own };
  }
  return undefined;
}

/** Returns a former hash without the tag in front of the operation, which identifies the operation whatever the tag. */
function toFormer(hash: string): string[] {
  const [, rest] = /^tag\/[^/]+\/(.+)$/s.exec(hash) ?? [];
  return rest === undefined ? [] : [rest];
}
