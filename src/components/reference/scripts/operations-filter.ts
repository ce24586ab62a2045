import { decodeUri } from '@/lib/decode-uri';
import * as messages from '@/messages';

/**
 * Filters the sidebar to the operations whose text contains every typed word. Arrow keys move through the sidebar, Enter opens
 * its first link, and Escape clears the text.
 */
export function followFilter(signal: AbortSignal): void {
  const sidebar = document.querySelector<HTMLElement>('#operations');
  const input = sidebar?.querySelector<HTMLInputElement>('[data-filter]');
  if (!sidebar || !input) return;
  const { chunks } = sidebar.dataset;
  if (chunks !== undefined) {
    addToggles(sidebar);
    sidebar.addEventListener('click', (event) => onToggle(event, chunks), { signal });
  }
  input.addEventListener('input', () => filter(sidebar, input.value), { signal });
  sidebar.addEventListener('keydown', (event) => onKey(event, sidebar, input), { signal });
  // The reader typed this before the script started, or the browser restored it.
  if (input.value !== '') filter(sidebar, input.value);
}

/** Adds the buttons that open the tags of a large spec. They would do nothing without JavaScript, so no page contains them. */
function addToggles(sidebar: HTMLElement): void {
  for (const item of sidebar.querySelectorAll('[data-chunk]:not(:has(button))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'disclosure-mark';
    button.ariaExpanded = 'false';
    button.ariaLabel = messages.operationsOf(item.textContent);
    item.append(button);
  }
}

/** Opens or closes a tag of a large spec; the sidebar contains its operations only after the first opening. */
function onToggle(event: MouseEvent, href: string): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chunk] > button') : null;
  if (button) void import('./sidebar-chunks').then(({ toggleTag }) => toggleTag(button, href));
}

function filter(sidebar: HTMLElement, query: string): void {
  const { chunks } = sidebar.dataset;
  if (chunks !== undefined)
    return void import('./sidebar-chunks').then(({ filterOperations }) => filterOperations(sidebar, query, chunks));
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  let found = 0;
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const text = toSearchText(link);
    const isFound = words.every((word) => text.includes(word));
    link.parentElement?.toggleAttribute('hidden', !isFound);
    if (isFound) found++;
  }
  for (const group of sidebar.querySelectorAll('details')) {
    const isEmpty = !group.querySelector('li:not([hidden])');
    group.parentElement?.toggleAttribute('hidden', isEmpty);
    if (words.length > 0 && !isEmpty) group.open = true;
  }
  const status = sidebar.querySelector<HTMLElement>('[data-none]');
  if (status) status.textContent = found === 0 ? (status.dataset.none ?? '') : '';
}

const texts = new WeakMap<Element, string>();

/** Returns the method, title, path, and id of an operation, and the title of its tag, in lower case. */
function toSearchText(link: HTMLAnchorElement): string {
  const known = texts.get(link);
  if (known !== undefined) return known;
  const id = decodeUri(link.hash.slice(1));
  const path = document.getElementById(id)?.dataset.path ?? '';
  const group = link.closest('details')?.querySelector('summary')?.textContent ?? '';
  const text = `${link.textContent} ${path} ${id} ${group}`.toLowerCase();
  texts.set(link, text);
  return text;
}

function onKey(event: KeyboardEvent, sidebar: HTMLElement, input: HTMLInputElement): void {
  if (event.key === 'Escape' && document.activeElement === input && input.value !== '') {
    input.value = '';
    filter(sidebar, '');
    event.preventDefault();
    return;
  }
  if (event.key === 'Enter' && document.activeElement === input) {
    getStops(sidebar)
      .find((stop) => stop instanceof HTMLAnchorElement)
      ?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [input, ...getStops(sidebar)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

function getStops(sidebar: HTMLElement): HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>('a, summary, button')].filter((stop) => stop.checkVisibility());
}
