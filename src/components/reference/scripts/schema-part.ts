import * as messages from '@/messages';
import { loadPage } from '@/lib/queries';
import { toLateState } from './late-state';
import { toForeignCopy } from './schema-copy';

const spinnerDelay = 200;

/** Shows a schema that is on a page of its own in the row that was opened: the page is fetched, once. */
export async function openPart(fold: HTMLDetailsElement, page: string, place: string): Promise<void> {
  if (fold.dataset.full !== undefined) return;
  fold.dataset.full = '';
  const source = fold.dataset.more ?? '';
  let state: HTMLElement | undefined;
  const show = (next?: HTMLElement) => {
    state?.remove();
    if (next) fold.append(next);
    state = next;
  };
  const timer = setTimeout(() => show(toLateState('p', messages.loading)), spinnerDelay);
  try {
    const body = (await loadPage(page)).getElementById(source)?.querySelector('.schema-body');
    if (!body) throw new Error(`${page} does not hold ${source}`);
    show();
    fold.append(toForeignCopy(body, source, place));
  } catch {
    show(
      toLateState('p', messages.partFailed, () => {
        show();
        void openPart(fold, page, place);
      }),
    );
    delete fold.dataset.full;
  } finally {
    clearTimeout(timer);
  }
}
