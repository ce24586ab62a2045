/** Returns a closed copy of the content of a schema for another row, with the anchors and links of that row. */
export function toSchemaCopy(body: Element, source: string, anchor: string): Element {
  const copy = document.importNode(body, true);
  for (const inner of copy.querySelectorAll('details')) {
    inner.open = false;
    if (inner.dataset.full !== undefined) inner.querySelector(':scope > .schema-body')?.remove();
    delete inner.dataset.full;
  }
  for (const element of copy.querySelectorAll('[data-target]')) element.removeAttribute('data-target');
  for (const element of copy.querySelectorAll('[id]')) element.id = rename(element.id, source, anchor);
  for (const link of copy.querySelectorAll('.permalink, .enum-value'))
    link.setAttribute('href', rename(link.getAttribute('href') ?? '', `#${source}`, `#${anchor}`));
  return copy;
}

/** The same of a body that comes from another page: what it says of itself is said of the copy. */
export function toForeignCopy(body: Element, source: string, anchor: string): Element {
  const copy = toSchemaCopy(body, source, anchor);
  for (const link of copy.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', rename(link.getAttribute('href') ?? '', `#${source}`, `#${anchor}`));
  for (const details of copy.querySelectorAll<HTMLElement>('[data-more]'))
    details.dataset.more = rename(details.dataset.more ?? '', source, anchor);
  return copy;
}

function rename(text: string, from: string, to: string): string {
  return text.startsWith(from) ? to + text.slice(from.length) : text;
}
