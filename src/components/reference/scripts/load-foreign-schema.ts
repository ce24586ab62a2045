import * as messages from '@/messages';
import { queries } from '@/lib/load-files-with-react-query';
import { showLoading } from '../../ui/loading-or-failed-message';
import { requestDocument } from '../../ui/fetch-page-document';
import { toLoadingOrRetryMessage } from './loading-or-retry-message';
import { toForeignCopy } from './clone-schema-content';

/** Shows a schema from another page in the row that was opened. The page is fetched only once. */
export async function openForeignSchema(details: HTMLDetailsElement, page: string, anchor: string): Promise<void> {
  if (details.dataset.full !== undefined) return;
  details.dataset.full = '';
  const source = details.dataset.more ?? '';
  let state: HTMLElement | undefined;
  const show = (next?: HTMLElement) => {
    state?.remove();
    if (next) details.append(next);
    state = next;
  };
  const timer = showLoading((text) => show(toLoadingOrRetryMessage('p', text)));
  try {
    const body = (await loadPage(page)).getElementById(source)?.querySelector('.schema-body');
    if (!body) throw new Error(`${page} does not contain ${source}`);
    show();
    details.append(toForeignCopy(body, source, anchor));
  } catch {
    show(
      toLoadingOrRetryMessage('p', messages.schemaFailed, () => {
        show();
        void openForeignSchema(details, page, anchor);
      }),
    );
    delete details.dataset.full;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a page of the site once as a document in which no scripts run. */
function loadPage(href: string): Promise<Document> {
  return queries.fetchQuery({ queryKey: ['page', href], queryFn: () => requestDocument(href) });
}
