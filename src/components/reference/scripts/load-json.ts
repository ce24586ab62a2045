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
