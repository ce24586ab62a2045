import { QueryClient } from '@tanstack/react-query';

/**
 * Everything that the browser fetches late: samples, branches of the sidebar, schemas, routes, the search's engine and
 * its answers. What is here stays fresh, since a build never changes its files; a failure is tried once more, a moment
 * later, and is not kept. It is tried without a network as well: a cache may have it, and who waits for a network that
 * does not come sees no failure.
 *
 * Nothing that a page loads first may import this file: `import()` it, or from a file that is loaded so.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, gcTime: Infinity, retry: 1, retryDelay: 400, networkMode: 'always' },
  },
});

/** Loads a JSON file of the site; once, however often it is asked for. */
export async function loadJson<Content>(href: string): Promise<Content> {
  return queries.fetchQuery({
    queryKey: ['json', href],
    queryFn: async () => (await load(href)).json() as Promise<Content>,
  });
}

/** The same for any text. */
export async function loadText(href: string): Promise<string> {
  return queries.fetchQuery({ queryKey: ['text', href], queryFn: async () => (await load(href)).text() });
}

async function load(href: string): Promise<Response> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response;
}

/** Loads a page of the site as a document, in which nothing runs; once. */
export function loadPage(href: string): Promise<Document> {
  return queries.fetchQuery({ queryKey: ['page', href], queryFn: () => fetchPage(href) });
}

/** Not by `fetch`: to make a document of its text would be setting HTML, which the page's policy refuses. */
function fetchPage(href: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onload = () => {
      if (request.status < 400 && request.response instanceof Document) resolve(request.response);
      else reject(new Error(`${href}: ${request.status}`));
    };
    request.onerror = () => reject(new Error(href));
    request.send();
  });
}
