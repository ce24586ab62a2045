import * as messages from '@/messages';
import { toLateState } from '../ui/late-state';
import { findPath } from '../ui/link-behaviour';
import { fetchDocument } from '../ui/static-markup';

const spinnerDelay = 200;

/** Gives a category that a large sidebar has left out its pages, from the page that its one link leads to: there it stands open. */
export async function fillBranch(details: HTMLDetailsElement): Promise<void> {
  const list = details.querySelector<HTMLElement>(':scope > ul');
  const link = list?.querySelector<HTMLAnchorElement>('a') ?? undefined;
  const page = findPath(link);
  if (details.dataset.branch !== '' || !list || !link || page === undefined) return;
  details.dataset.branch = 'loading';
  const timer = setTimeout(() => list.replaceChildren(toState(messages.loading)), spinnerDelay);
  try {
    const found = findCategory(await fetchDocument(page), details.dataset.category ?? '');
    list.replaceChildren(...found.childNodes);
    delete details.dataset.branch;
  } catch {
    const retry = () => {
      list.replaceChildren(link.closest('li') ?? link);
      void fillBranch(details);
    };
    const item = link.closest('li') ?? link;
    details.dataset.branch = '';
    list.replaceChildren(toState(messages.pagesFailed, retry), item);
  } finally {
    clearTimeout(timer);
  }
}

/** The list of a category as it stands on a page of its own, with nothing marked or opened for that page. */
function findCategory(page: Document, category: string): Element {
  const found = page.querySelector(`details[data-category="${CSS.escape(category)}"] > ul`);
  if (!found) throw new Error(`${category} is not on its page.`);
  const list = document.importNode(found, true);
  for (const element of list.querySelectorAll('*'))
    for (const name of ['aria-current', 'data-active', 'open']) element.removeAttribute(name);
  return list;
}

function toState(text: string, retry?: () => void): HTMLElement {
  return toLateState('li', text, retry, { state: 'sidebar-state', loading: '', button: 'sidebar-retry' });
}
