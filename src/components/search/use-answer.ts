import { useHits, useInstantSearch } from 'react-instantsearch';
import type { SearchHit, SearchResponse } from '@/search/client';
import { forgetEngine } from './search-client';

type Results = NonNullable<ReturnType<typeof useHits<SearchHit>>['results']>;

/** The last results, which stay until the next answer arrives. */
export type Answer = Results & Pick<SearchResponse, 'isFallback' | 'userData'>;

/** Returns the last answer that InstantSearch received. */
export function useAnswer(): {
  answer?: Answer;
  hits: SearchHit[];
  failed: boolean;
  retry: () => void;
  /** Reports an opened result to Algolia, if that is configured and allowed. */
  report: (hit: SearchHit, { isHere }: { isHere: boolean }) => void;
} {
  const { items, results, sendEvent } = useHits<SearchHit>({ transformItems: keep });
  const { status, refresh } = useInstantSearch({ catchError: true });
  return {
    // Before the first answer, InstantSearch provides an artificial, empty one.
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

/** Returns the same list for the same results: InstantSearch would compare a new list item by item at each step. */
function keep<Item extends SearchHit>(items: Item[], { results }: { results?: object | null } = {}): Item[] {
  if (!results) return items;
  const first = (known.get(results) as Item[] | undefined) ?? items;
  known.set(results, first);
  return first;
}
