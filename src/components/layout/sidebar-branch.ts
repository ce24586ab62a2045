import * as messages from '@/messages';
import { toLateState } from '../ui/late-state';
import { findPath } from '../ui/link-behaviour';
import { fetchDocument } from '../ui/static-markup';

const spinnerDelay = 200;

/** The disclosures of a sidebar. */
export const categories = 'details:is([data-category], [data-branch])';

/** The labels of a category and of those around it: what it is known by on every page. */
export function getCategoryKey(details: HTMLDetailsElement): string {
  const outer = details.parentElement?.closest<HTMLDetailsElement>(categories);
  const label = details.querySelector('summary')?.textContent ?? '';
  return details.dataset.category ?? `${outer ? getCategoryKey(outer) : ''}/${label}`;
}

/** Gives a category that a large sidebar has left out its pages, from the page that its one link leads to: there it stands open. */
export async function fillBranch(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > a') ?? undefined;
  const page = findPath(link);
  if (details.dataset.branch !== '' || !link || page === undefined) return;
  details.dataset.branch = 'loading';
  const show = (...nodes: Element[]) => {
    for (const node of [...details.children].slice(1)) node.remove();
    details.append(...nodes);
  };
  const timer = setTimeout(() => show(toState(messages.loading)), spinnerDelay);
  try {
    show(findCategory(await fetchDocument(page), getCategoryKey(details)));
    details.dataset.branch = 'filled';
  } catch {
    const retry = () => {
      show(link);
      void fillBranch(details);
    };
    details.dataset.branch = '';
    show(toState(messages.pagesFailed, retry), link);
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
  return toLateState('p', text, retry, { state: 'sidebar-state', loading: '', button: 'sidebar-retry' });
}
