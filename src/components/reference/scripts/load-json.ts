import { QueryClient } from '@tanstack/react-query';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, retryDelay: 300, networkMode: 'always' } },
});

/** Loads a file of the reference; once, however often it is asked for. */
export function loadJson<Content>(href: string): Promise<Content> {
  return client.fetchQuery({ queryKey: [href], queryFn: () => fetchJson<Content>(href) });
}

async function fetchJson<Content>(href: string): Promise<Content> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return (await response.json()) as Content;
}

/** Loads a page of the reference as a document, in which nothing runs; once. */
export function loadPage(href: string): Promise<Document> {
  return client.fetchQuery({ queryKey: [href], queryFn: () => fetchPage(href) });
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
