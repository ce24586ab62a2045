import { createInsightsMiddleware } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';
import { useEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { AlgoliaSettings } from '@/lib/environment';
import { readStored, writeStored } from '@/lib/storage';
import * as messages from '@/messages';
import { createInsightsClient } from '@/search/algolia/insights';

const key = 'search.insights';

/**
 * A checkbox, off by default, that lets InstantSearch report opened results to Algolia. It adds a middleware, because the
 * `insights` option of InstantSearch cannot change while the search is open.
 */
export function AlgoliaInsightsCheckbox({ algolia }: { algolia: AlgoliaSettings }) {
  const [isAllowed, setAllowed] = useState(() => readStored(key) === 'true');
  const { addMiddlewares } = useInstantSearch();
  useEffect(() => {
    if (isAllowed) return addMiddlewares(createInsightsMiddleware({ insightsClient: createInsightsClient(algolia) }));
  }, [isAllowed, addMiddlewares, algolia]);
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="accent-accent"
        checked={isAllowed}
        onChange={({ target }) => {
          setAllowed(target.checked);
          writeStored(key, target.checked ? 'true' : undefined);
        }}
      />
      {messages.searchInsights}
    </label>
  );
}
