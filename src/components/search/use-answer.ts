import { useHits, useInstantSearch } from 'react-instantsearch';
import type { SearchHit, SearchResponse } from '@/search/client';
import { forgetEngine } from './search-client';

type Results = NonNullable<ReturnType<typeof useHits<SearchHit>>['results']>;

/** What was found; it stays while the next answer is on its way. */
export type Answer = Results & Pick<SearchResponse, 'isFallback' | 'userData'>;

/** The last answer that came, as InstantSearch has it. */
export function useAnswer(): {
  answer?: Answer;
  hits: SearchHit[];
  failed: boolean;
  retry: () => void;
  /** Tells Algolia that a result was opened, where that is configured and allowed. */
  report: (hit: SearchHit, { isHere }: { isHere: boolean }) => void;
} {
  const { items, results, sendEvent } = useHits<SearchHit>({ transformItems: keep });
  const { status, refresh } = useInstantSearch({ catchError: true });
  return {
    // Before the first answer InstantSearch makes an empty one up.
    answer: results && !('__isArtificial' in results) ? results : undefined,
    hits: items,
    failed: status === 'error',
    retry: () => {
      forgetEngine();
      refresh();
    },
    report: (hit, { isHere }) => {
      sendEvent('click', hit as never, 'Result opened');
      // In this tab the search ends with it.
      if (isHere) sendEvent('conversion', hit as never, 'Search ended');
    },
  };
}

const known = new WeakMap<object, SearchHit[]>();

/** The same list for the same results: InstantSearch makes a new one at each step, which it then compares part by part. */
function keep<Item extends SearchHit>(items: Item[], { results }: { results?: object | null } = {}): Item[] {
  if (!results) return items;
  const first = (known.get(results) as Item[] | undefined) ?? items;
  known.set(results, first);
  return first;
}
