import { toHref } from '@/lib/href';
import { requestDocument } from '@/lib/request-document';

/** The maximum number of cached documents, and of cached elements; the oldest is removed first. */
const most = 20;
const pages = new Map<string, Promise<Document>>();
const elements = new Map<string, Promise<Element>>();

/** Fetches and caches the document of a page that the reader may open. */
export function fetchDocument(page: string): Promise<Document> {
  return remember(pages, page, () => requestDocument(toHref(page)));
}

/**
 * Returns the static element of a page's document. If the document cannot be loaded, or lacks the element because it is from
 * another build than the payload, the browser loads the page. The promise then stays pending, so the old page is shown in the
 * meantime.
 */
export function loadStaticHtml(page: string, id: string): Promise<Element> {
  const load = async () => {
    const element = (await fetchDocument(page)).querySelector(`[data-static="${id}"]`);
    if (!element) throw new Error(`${page} has no static element ${id}`);
    return element;
  };
  return remember(elements, `${page} ${id}`, () =>
    load().catch(() => {
      elements.delete(`${page} ${id}`);
      window.location.assign(toHref(page));
      return new Promise<never>(() => undefined);
    }),
  );
}

function remember<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const loading = load();
  known.set(key, loading);
  // The next call repeats a failed request.
  loading.catch(() => known.delete(key));
  for (const [oldest] of [...known].slice(0, -most)) known.delete(oldest);
  return loading;
}
