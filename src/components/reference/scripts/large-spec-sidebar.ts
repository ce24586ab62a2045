import { toSentMethod } from '@/lib/http-method';
import * as messages from '@/messages';
import type { SidebarChunks, ChunkLink } from '../build-large-spec-sidebar-data';
import { toPieces } from '@/lib/line-break-opportunities';
import { loadJson } from '@/lib/load-files-with-react-query';
import { getMarkClassName, isDeprecated, toListed } from '../mark-class-names-and-marks-in-lists';
import { linksStateClassName } from '../operation-list-entries';
import { showLoading } from '../../ui/loading-or-failed-message';
import { toLoadingOrRetryMessage } from './loading-or-retry-message';

const shownResults = 100;

/** Opens or closes a tag in the sidebar of a large spec. The operations of all tags are fetched together, once. */
export async function toggleTag(button: HTMLElement, href: string): Promise<void> {
  const item = button.closest('li');
  if (!item) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const known = item.querySelector('ul');
  if (known) return void known.toggleAttribute('hidden', isOpen);
  const list = document.createElement('ul');
  list.className = 'basis-full';
  item.append(list);
  const timer = showLoading((text) => showState(list, text));
  try {
    const tag = item.querySelector('a')?.getAttribute('href');
    const chunk = (await loadJson<SidebarChunks>(href)).find((chunk) => chunk.href === tag);
    list.replaceChildren(...(chunk?.links ?? []).map((link) => toItem(link)));
  } catch {
    showState(list, messages.operationsFailed, () => {
      list.remove();
      button.setAttribute('aria-expanded', 'false');
      void toggleTag(button, href);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Shows the first operations of all tags whose text contains every word of the query, instead of the tags. */
export async function filterOperations(sidebar: HTMLElement, query: string, href: string): Promise<void> {
  const tags = sidebar.querySelector<HTMLElement>(':scope > ul:not([data-found])');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  sidebar.querySelector('[data-found]')?.remove();
  tags?.toggleAttribute('hidden', words.length > 0);
  const status = sidebar.querySelector<HTMLElement>('[data-none]');
  if (status) status.textContent = '';
  if (words.length === 0) return;
  const list = document.createElement('ul');
  list.dataset.found = '';
  sidebar.append(list);
  const file = await loadJson<SidebarChunks>(href).catch(() => undefined);
  if (!list.isConnected) return;
  if (!file) return showState(list, messages.operationsFailed, () => void filterOperations(sidebar, query, href));
  const links = file.flatMap(({ title, links: own }) => own.map((link) => ({ link, text: toText(link, title) })));
  const found = links.filter(({ text }) => words.every((word) => text.includes(word)));
  const inner = document.createElement('ul');
  inner.replaceChildren(...found.slice(0, shownResults).map(({ link }) => toItem(link)));
  const item = document.createElement('li');
  item.append(inner);
  list.replaceChildren(item);
  if (status) status.textContent = found.length === 0 ? (status.dataset.none ?? '') : '';
}

function toText([method, title, , path, marks = []]: ChunkLink, tag: string): string {
  return `${method} ${title} ${path} ${tag} ${marks.map(({ text }) => text).join(' ')}`.toLowerCase();
}

function toItem([method, title, href, , marks = []]: ChunkLink): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  const badge = document.createElement('span');
  badge.className = 'method';
  badge.dataset.method = method.toLowerCase();
  badge.textContent = toSentMethod(method);
  const name = document.createElement('span');
  const titled = isDeprecated({ marks }) ? document.createElement('s') : name;
  for (const { text, breaks } of toPieces(title)) {
    if (breaks) titled.append(document.createElement('wbr'));
    titled.append(text);
  }
  if (titled !== name) name.append(titled);
  for (const [index, mark] of marks.entries()) {
    const shown = document.createElement('span');
    shown.className = getMarkClassName(mark);
    shown.textContent = toListed(mark, index);
    name.append(shown);
  }
  link.append(badge, name);
  item.append(link);
  return item;
}

function showState(list: HTMLElement, text: string, retry?: () => void): void {
  list.replaceChildren(toLoadingOrRetryMessage('li', text, retry, linksStateClassName));
}
