import * as messages from '@/messages';
import { showLoading, toLoadingMessage } from '../ui/loading-or-failed-message';
import { findPath } from '../ui/link-behavior';
import { fetchDocument } from '../ui/fetch-page-document';

const stateClassNames = {
  state: 'px-3 py-1.25 text-sm text-muted',
  button: 'cursor-pointer text-accent underline',
};

/** The selector of the disclosures of a sidebar. */
export const categories = 'details:is([data-category], [data-chunk])';

/** Returns the key of a category, which is the same on every page: the labels of its ancestors and itself. */
export function getCategoryKey(details: HTMLDetailsElement): string {
  const outer = details.parentElement?.closest<HTMLDetailsElement>(categories);
  const label = details.querySelector('summary')?.textContent ?? '';
  return details.dataset.category ?? `${outer ? getCategoryKey(outer) : ''}/${label}`;
}

/** Loads the items of a closed category in a large sidebar from the page that it links to, where the category is open. */
export async function loadCategory(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > a');
  if (details.dataset.chunk !== '' || !link) return;
  details.dataset.chunk = 'loading';
  const show = (...nodes: Element[]) => {
    for (const node of [...details.children].slice(1)) node.remove();
    details.append(...nodes);
  };
  const retry = () => {
    show(link);
    void loadCategory(details);
  };
  const key = CSS.escape(getCategoryKey(details));
  const found = await fetchList(show, link, `details[data-category="${key}"] > ul`, (list) => [list], retry);
  if (found) show(...found);
  details.dataset.chunk = found ? 'filled' : '';
}

/** Loads the omitted entries at one end of a long list from the linked page, which has the complete list. */
export async function loadList(link: HTMLAnchorElement): Promise<void> {
  const entry = link.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list) return;
  const count = Number(link.dataset.rest);
  const isAbove = entry === list.firstElementChild;
  const hadFocus = document.activeElement === link;
  const show = (...nodes: Element[]) => entry.replaceChildren(...nodes);
  const retry = () => {
    show(link);
    link.focus();
    void loadList(link);
  };
  const take = ({ children }: Element) => (isAbove ? [...children].slice(0, count) : [...children].slice(-count));
  const found = await fetchList(show, link, `ul[data-list="${CSS.escape(list.dataset.list ?? '')}"]`, take, retry);
  if (!found) return;
  entry.replaceWith(...found);
  // Focus moves to the new entry next to the existing ones.
  const next = found.at(isAbove ? -1 : 0);
  if (hadFocus) next?.querySelector<HTMLElement>('a, summary')?.focus();
}

/**
 * Fetches entries from the sidebar of a linked page, without its active marks and open categories. Shows a loading message
 * after a delay, or a retry button next to the link if the fetch fails.
 */
async function fetchList(
  show: (...nodes: Element[]) => void,
  link: HTMLAnchorElement,
  selector: string,
  take: (list: Element) => Element[],
  retry: () => void,
): Promise<Element[] | undefined> {
  const timer = showLoading((text) => show(toState(text)));
  try {
    const page = findPath(link);
    const found = page !== undefined && (await fetchDocument(page)).querySelector(selector);
    if (!found) throw new Error(`${selector} is not on ${link.href}.`);
    const list = document.importNode(found, true);
    for (const element of list.querySelectorAll('*'))
      for (const name of ['aria-current', 'data-active', 'open']) element.removeAttribute(name);
    return take(list);
  } catch {
    show(toState(messages.pagesFailed, retry), link);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function toState(text: string, retry?: () => void): HTMLElement {
  return toLoadingMessage('p', text, retry, stateClassNames);
}
