import * as messages from '@/messages';

/** Rows that toggle as a whole, buttons that open or close everything, and schemas that open one more level. */
export function followFolds(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.api [data-expand]');
  if (button) return toggleAll(button);
  const head = event.target.closest('.api .h');
  if (!head || event.target.closest('a, button, summary') || window.getSelection()?.isCollapsed === false) return;
  const fold = head.parentElement?.querySelector<HTMLDetailsElement>(':scope > details.in');
  if (fold) fold.open = !fold.open;
}

function toggleAll(button: HTMLElement): void {
  const open = button.dataset.expand !== 'open';
  for (const fold of button.closest('.rs')?.querySelectorAll('details') ?? []) {
    if (fold.dataset.more === undefined && !fold.classList.contains('as')) fold.open = open;
  }
  button.dataset.expand = open ? 'open' : '';
  button.textContent = open ? messages.collapseAll : messages.expandAll;
}

/** A schema whose fields stand elsewhere on the page shows a copy of them when it is opened. */
function onToggle(event: Event): void {
  const fold = event.target;
  if (
    !(fold instanceof HTMLDetailsElement) ||
    !fold.open ||
    fold.dataset.more === undefined ||
    fold.dataset.full !== undefined
  )
    return;
  const source = fold.dataset.more;
  const body = document.getElementById(source)?.querySelector('.sb');
  const place = fold.closest('[id]');
  if (!place) return;
  const { part } = fold.dataset;
  if (!body && part !== undefined)
    return void import('./schema-part').then(({ openPart }) => openPart(fold, part, place.id));
  if (!body) return;
  const copy = body.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('details')) {
    inner.open = false;
    if (inner.dataset.full !== undefined) inner.querySelector(':scope > .sb')?.remove();
    delete inner.dataset.full;
  }
  for (const element of copy.querySelectorAll('[data-target]')) element.removeAttribute('data-target');
  for (const element of copy.querySelectorAll('[id]')) element.id = rename(element.id, source, place.id);
  for (const link of copy.querySelectorAll('.lk, .v')) {
    link.setAttribute('href', rename(link.getAttribute('href') ?? '', `#${source}`, `#${place.id}`));
  }
  fold.dataset.full = '';
  fold.append(copy);
}

function rename(text: string, from: string, to: string): string {
  return text.startsWith(from) ? to + text.slice(from.length) : text;
}
