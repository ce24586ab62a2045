import { toHref } from '@/lib/href';

/** The maximum number of cached documents, and of cached bodies; the oldest is removed first. */
const most = 20;
const pages = new Map<string, Promise<Document>>();
const bodies = new Map<string, Promise<Element>>();

/** Fetches and caches the document of a page that the reader may open. */
export function fetchDocument(page: string): Promise<Document> {
  return remember(pages, page, () => requestDocument(toHref(page)));
}

/**
 * Requests a page as a document in which no scripts run, with XMLHttpRequest, the only API that returns a parsed document. The
 * security policy would refuse to parse one from a string.
 */
export function requestDocument(href: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${href}: ${request.status}`));
    };
    request.onerror = () => reject(new Error(`${href} could not be fetched`));
    request.send();
  });
}

/**
 * Returns the element with the body of a page, from the document of the page. If the document cannot be loaded or has no such
 * element, the browser loads the page. The promise then stays pending, so the old page is shown in the meantime.
 */
export function loadPageBody(page: string): Promise<Element> {
  const load = async () => {
    const element = (await fetchDocument(page)).querySelector('[data-body]');
    if (element?.getAttribute('data-body') !== page) throw new Error(`${page} has no body`);
    return element;
  };
  return remember(bodies, page, () =>
    load().catch(() => {
      bodies.delete(page);
      window.location.assign(toHref(page));
      return new Promise<never>(() => undefined);
    }),
  );
}

/** The tags that the build inserts and that differ between pages. React owns all others. */
const pageTags =
  'meta:is([property],[name=description],[name=keywords],[name=robots],[name^=twitter]),link:is([rel=canonical],[hreflang])';

/** Replaces what the head says about the last page by what the document of another page says. Next.js sets the title. */
export function adoptHead(source: Document): void {
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  document.head.append(...document.importNode(source.head, true).querySelectorAll(pageTags));
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
