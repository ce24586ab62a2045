import { QueryClient } from '@tanstack/react-query';
import type { CodeLine } from '../code';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, retryDelay: 300, networkMode: 'always' } },
});

/** The samples of a service in one language, by operation; fetched once. */
export function loadSamples(href: string): Promise<Record<string, CodeLine[]>> {
  return client.fetchQuery({ queryKey: [href], queryFn: () => fetchSamples(href) });
}

async function fetchSamples(href: string): Promise<Record<string, CodeLine[]>> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return (await response.json()) as Record<string, CodeLine[]>;
}
