import { QueryClient } from '@tanstack/react-query';

/**
 * Caches everything that the browser loads on demand: samples, sidebar chunks, schemas, routes, and the engine and
 * results of the search. The data stays fresh, since the files of a build never change. A failed request is retried once
 * after a moment and is not cached. Requests are also sent when the browser is offline: the HTTP cache may have the file,
 * and a request that waited for the network would never fail.
 *
 * Modules that a page loads first must not import this file. Use `import()`, or import it from a module that is itself
 * loaded on demand.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, gcTime: Infinity, retry: 1, retryDelay: 400, networkMode: 'always' },
  },
});

/** Loads a JSON file of the site. Several requests for one file load it once. */
export async function loadJson<Content>(href: string): Promise<Content> {
  return queries.fetchQuery({
    queryKey: ['json', href],
    queryFn: async () => (await load(href)).json() as Promise<Content>,
  });
}

/** Loads a text file of the site. Several requests for one file load it once. */
export async function loadText(href: string): Promise<string> {
  return queries.fetchQuery({ queryKey: ['text', href], queryFn: async () => (await load(href)).text() });
}

async function load(href: string): Promise<Response> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response;
}
