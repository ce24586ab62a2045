import type { SearchRecord } from '../record';
import type { AdminClient } from './admin-client';

/** The records of an index, with the attributes asked for; undefined if there is no such index. */
export async function findContents<K extends keyof SearchRecord>(
  client: AdminClient,
  indexName: string,
  attributes?: readonly K[],
): Promise<Pick<SearchRecord, K | 'objectID'>[] | undefined> {
  const found: Pick<SearchRecord, K | 'objectID'>[] = [];
  try {
    await client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: { hitsPerPage: 1000, attributesToRetrieve: [...(attributes ?? ['*'])] },
      aggregator: ({ hits }) => void found.push(...(hits as unknown as typeof found)),
    });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return found;
}

/** True if Algolia says that there is no such index. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
