'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { indexName } from '@/search/client';
import { getScope } from '@/search/scope';
import { toSearchClient } from './search-client';

/**
 * InstantSearch, which wraps the dialog. It has to start before its children can render, so it starts while the placeholder
 * field has the focus. It sends no query until the dialog is rendered.
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
      // Otherwise, a response could make InstantSearch load Algolia's script for events from an external origin.
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
