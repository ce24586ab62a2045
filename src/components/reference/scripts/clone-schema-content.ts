import { toOuterAnchors } from '@/lib/outer-and-similar-anchors';

/** Returns a copy of the content of a schema for another row: closed, and with the anchors and permalinks of that row. */
export function toSchemaCopy(body: Element, source: string, anchor: string): Element {
  const copy = document.importNode(body, true);
  for (const inner of copy.querySelectorAll('details')) {
    inner.open = false;
    if (inner.dataset.full !== undefined) inner.querySelector(':scope > .schema-body')?.remove();
    delete inner.dataset.full;
  }
  for (const element of copy.querySelectorAll('[data-target]')) element.removeAttribute('data-target');
  for (const element of copy.querySelectorAll('[id]')) element.id = rename(element.id, source, anchor);
  for (const former of copy.querySelectorAll<HTMLElement>('[data-now]'))
    former.dataset.now = rename(former.dataset.now ?? '', source, anchor);
  for (const link of copy.querySelectorAll('.permalink, .enum-value'))
    link.setAttribute('href', rename(link.getAttribute('href') ?? '', `#${source}`, `#${anchor}`));
  return copy;
}

/**
 * Does the same for a schema from another page, and makes its links and nested schemas that refer to itself refer to the copy.
 */
export function toForeignCopy(body: Element, source: string, anchor: string): Element {
  const copy = toSchemaCopy(body, source, anchor);
  for (const link of copy.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', rename(link.getAttribute('href') ?? '', `#${source}`, `#${anchor}`));
  for (const details of copy.querySelectorAll<HTMLElement>('[data-more]'))
    details.dataset.more = rename(details.dataset.more ?? '', source, anchor);
  return copy;
}

/** Moves an anchor at or inside another one. The anchor of another schema, whose name may begin alike, stays. */
function rename(text: string, from: string, to: string): string {
  return [text, ...toOuterAnchors(text)].includes(from) ? to + text.slice(from.length) : text;
}
