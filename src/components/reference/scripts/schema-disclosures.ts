import * as messages from '@/messages';
import { toSchemaCopy } from './clone-schema-content';

/**
 * Toggles a row by a click on its header, opens or closes everything in a schema by its button, and fills a nested schema that
 * only links to its properties when it is opened.
 */
export function followDisclosures(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.api [data-expand]');
  if (button) return toggleAll(button);
  markTapped(event.target.closest('.api :is(.property, .variant, .response)'));
  const head = event.target.closest('.api .property-head');
  if (!head || event.target.closest('a, button, summary') || window.getSelection()?.isCollapsed === false) return;
  // A long example is a disclosure as well, above that of the properties.
  const details = head.parentElement?.querySelector<HTMLDetailsElement>(
    ':scope > details.nested-schema:not(:has(> pre))',
  );
  if (details) details.open = !details.open;
}

let tapped: Element | null = null;

/** Marks a row. Touch screens show its permalink. */
function markTapped(row: Element | null): void {
  tapped?.removeAttribute('data-tapped');
  row?.setAttribute('data-tapped', '');
  tapped = row;
}

function toggleAll(button: HTMLElement): void {
  const open = button.dataset.expand !== 'open';
  for (const details of button.closest('.root-schema')?.querySelectorAll('details') ?? []) {
    if (details.dataset.more === undefined && details.dataset.assumed === undefined) details.open = open;
  }
  button.dataset.expand = open ? 'open' : '';
  button.textContent = open ? messages.collapseAll : messages.expandAll;
}

/** Adds a copy of the properties to a nested schema that only links to them, when it is opened for the first time. */
function onToggle(event: Event): void {
  const details = event.target;
  if (
    !(details instanceof HTMLDetailsElement) ||
    !details.open ||
    details.dataset.more === undefined ||
    details.dataset.full !== undefined
  )
    return;
  const source = details.dataset.more;
  const owner = details.closest('[id]');
  if (!owner) return;
  const body = document.getElementById(source)?.querySelector('.schema-body');
  if (!body) return openElsewhere(details, owner.id);
  details.dataset.full = '';
  details.append(toSchemaCopy(body, source, owner.id));
}

/** Loads the properties from the page that the link opens. Only a large spec has several pages. */
function openElsewhere(details: HTMLDetailsElement, anchor: string): void {
  const link = details.querySelector<HTMLAnchorElement>(':scope > p > a');
  if (!link || link.pathname === window.location.pathname) return;
  void import('./load-foreign-schema').then(({ openForeignSchema }) =>
    openForeignSchema(details, link.pathname, anchor),
  );
}
