'use client';

import { useState, type ReactNode } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { indexName } from '@/search/client-types';
import { getScope } from '@/search/search-scope';
import { toSearchClient } from './search-client';
import { getSearch } from './find-and-close-dialog';

/** InstantSearch, which wraps the content of the dialog. It starts with the text of the field. */
export function InstantSearchProvider({ children }: { children: ReactNode }) {
  const [{ client, state }] = useState(() => ({
    client: toSearchClient(getScope()),
    state: { [indexName]: { query: getSearch().field.value.trim() } },
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
      {children}
    </InstantSearch>
  );
}

const future = { preserveSharedStateOnUnmount: true };
