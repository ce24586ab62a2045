'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { indexName } from '@/search/client';
import { getScope } from '@/search/scope';
import { toSearchClient } from './search-client';

/**
 * InstantSearch, round the dialog. It has to be started before what is in it can be rendered: that is done while the
 * field before the dialog has the focus. Nothing is asked until the dialog is there.
 */
export function SearchSession({
  query,
  onStart,
  children,
}: {
  query: string;
  onStart: () => void;
  children: ReactNode;
}) {
  const [{ client, state }] = useState(() => ({
    client: toSearchClient(getScope()),
    state: { [indexName]: { query: query.trim() } },
  }));
  return (
    <InstantSearch
      searchClient={client}
      indexName={indexName}
      initialUiState={state}
      // Otherwise a response could load Algolia's script for events from an external origin.
      insights={false}
      future={future}
    >
      <Started onStart={onStart} />
      {children}
    </InstantSearch>
  );
}

const future = { preserveSharedStateOnUnmount: true };

function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}
