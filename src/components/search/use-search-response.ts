import { useHits, useInstantSearch } from 'react-instantsearch';
import type { SearchHit, SearchResponse } from '@/search/client-types';
import { forgetEngine } from './search-client';

type Results = NonNullable<ReturnType<typeof useHits<SearchHit>>['results']>;

/** The last response, which stays until the next one arrives. */
export type Answer = Results & Pick<SearchResponse, 'isFallback' | 'userData'>;

/** Returns the last response that InstantSearch received, with its hits and the state of the search. */
export function useSearchResponse(): {
  answer?: Answer;
  hits: SearchHit[];
  failed: boolean;
  retry: () => void;
  /** Reports an opened result to Algolia if events are configured and the reader allows them. */
  report: (hit: SearchHit, { isHere }: { isHere: boolean }) => void;
} {
  const { items, results, sendEvent } = useHits<SearchHit>({ transformItems: keep });
  const { status, refresh } = useInstantSearch({ catchError: true });
  return {
    // Before the first response, InstantSearch provides an artificial, empty one.
    answer: results && !('__isArtificial' in results) ? results : undefined,
    hits: items,
    failed: status === 'error',
    retry: () => {
      forgetEngine();
      refresh();
    },
    report: (hit, { isHere }) => {
      sendEvent('click', hit as never, 'Result opened');
      // Opening a result in this tab ends the search.
      if (isHere) sendEvent('conversion', hit as never, 'Search ended');
    },
  };
}

const known = new WeakMap<object, SearchHit[]>();

/** Returns the same list for the same results, because InstantSearch would compare a new list item by item on each render. */
function keep<Item extends SearchHit>(items: Item[], { results }: { results?: object | null } = {}): Item[] {
  if (!results) return items;
  const first = (known.get(results) as Item[] | undefined) ?? items;
  known.set(results, first);
  return first;
}
