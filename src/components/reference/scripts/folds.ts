import * as messages from '@/messages';
import { toSchemaCopy } from './schema-copy';

/** Rows that toggle as a whole, buttons that open or close everything, and schemas that open one more level. */
export function followFolds(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.api [data-expand]');
  if (button) return toggleAll(button);
  const head = event.target.closest('.api .property-head');
  if (!head || event.target.closest('a, button, summary') || window.getSelection()?.isCollapsed === false) return;
  const fold = head.parentElement?.querySelector<HTMLDetailsElement>(':scope > details.nested-schema');
  if (fold) fold.open = !fold.open;
}

function toggleAll(button: HTMLElement): void {
  const open = button.dataset.expand !== 'open';
  for (const fold of button.closest('.root-schema')?.querySelectorAll('details') ?? []) {
    if (fold.dataset.more === undefined && fold.dataset.assumed === undefined) fold.open = open;
  }
  button.dataset.expand = open ? 'open' : '';
  button.textContent = open ? messages.collapseAll : messages.expandAll;
}

/** A schema whose fields are elsewhere shows a copy of them when it is opened. */
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
  const place = fold.closest('[id]');
  if (!place) return;
  const body = document.getElementById(source)?.querySelector('.schema-body');
  if (!body) return openElsewhere(fold, place.id);
  fold.dataset.full = '';
  fold.append(toSchemaCopy(body, source, place.id));
}

/** In a large spec the fields may be on another page: the one that the link leads to. */
function openElsewhere(fold: HTMLDetailsElement, place: string): void {
  const link = fold.querySelector<HTMLAnchorElement>(':scope > p > a');
  if (!link || link.pathname === window.location.pathname) return;
  void import('./schema-part').then(({ openPart }) => openPart(fold, link.pathname, place));
}
