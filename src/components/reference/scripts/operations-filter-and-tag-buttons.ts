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
  for (const item of sidebar.querySelectorAll<HTMLElement>('[data-chunk]:not(:has(button))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'disclosure-mark';
    button.ariaExpanded = 'false';
    button.ariaLabel = messages.operationsOf(item.dataset.chunk || item.textContent);
    item.append(button);
  }
}

/** Opens or closes a tag of a large spec; the sidebar contains its operations only after the first opening. */
function onToggle(event: MouseEvent, href: string): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chunk] > button') : null;
  if (button) void import('./large-spec-sidebar').then(({ toggleTag }) => toggleTag(button, href));
}

function filter(sidebar: HTMLElement, query: string): void {
  const { chunks } = sidebar.dataset;
  if (chunks !== undefined)
    return void import('./large-spec-sidebar').then(({ filterOperations }) => filterOperations(sidebar, query, chunks));
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const text = toSearchText(link);
    link.toggleAttribute('data-omitted', !words.every((word) => text.includes(word)));
  }
  // The title of a tag stays as long as anything in the tag does.
  for (const item of sidebar.querySelectorAll('li:has(a)')) item.toggleAttribute('hidden', !item.querySelector(found));
  if (words.length > 0)
    for (const group of sidebar.querySelectorAll('details')) group.open ||= group.querySelector(found) !== null;
  const status = sidebar.querySelector<HTMLElement>('[data-none]');
  if (status) status.textContent = sidebar.querySelector(found) ? '' : (status.dataset.none ?? '');
}

const found = 'a:not([data-omitted])';
const texts = new WeakMap<Element, string>();

/** Returns the method, title, path, and id of an operation, and the titles of the tags around it, in lower case. */
function toSearchText(link: HTMLAnchorElement): string {
  const known = texts.get(link);
  if (known !== undefined) return known;
  const id = decodeUri(link.hash.slice(1));
  const path = document.getElementById(id)?.dataset.path ?? '';
  const titles: string[] = [];
  for (let item = link.closest('li'); item; item = item.parentElement?.closest('li') ?? null)
    titles.push(item.querySelector(':scope > a, :scope > details > summary')?.textContent ?? '');
  const text = `${titles.join(' ')} ${path} ${id}`.toLowerCase();
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
      .find((stop) => stop.matches(found))
      ?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  // With these keys, the browser selects the text of the field, or scrolls.
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
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
