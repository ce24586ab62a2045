import { History, Star } from 'lucide';
import * as messages from '@/messages';
import type { SearchHit } from '@/search/client-types';
import type { SavedSearches } from './saved-searches';
import { Hit } from './hit';
import { ActionOption, OptionGroup, OptionIcon, titleClassName } from './listbox-options';

/** The suggestions for an empty field: favorite and recent searches, pages to start with, and the APIs. */
export function EmptyQuerySuggestions({
  saved,
  pages,
  onQuery,
}: {
  saved: SavedSearches;
  pages: SearchHit[];
  onQuery: (query: string) => void;
}) {
  const lists = [
    { title: messages.searchFavorites, queries: saved.favorites, icon: Star },
    { title: messages.searchRecent, queries: saved.recent, icon: History },
  ];
  const groups = [
    { title: messages.searchStart, hits: pages.filter(({ service }) => service === undefined).slice(0, 4) },
    { title: messages.searchApis, hits: pages.filter(({ service }) => service !== undefined) },
  ];
  return (
    <>
      {lists
        .filter(({ queries }) => queries.length > 0)
        .map(({ title, queries, icon }) => (
          <OptionGroup key={title} title={title}>
            {queries.map((query) => (
              <ActionOption key={query} onAct={() => onQuery(query)}>
                <OptionIcon node={icon} />
                <span className={titleClassName}>{query}</span>
              </ActionOption>
            ))}
          </OptionGroup>
        ))}
      {groups
        .filter(({ hits }) => hits.length > 0)
        .map(({ title, hits }) => (
          <OptionGroup key={title} title={title}>
            {hits.map((hit) => (
              <Hit key={hit.objectID} hit={hit} />
            ))}
          </OptionGroup>
        ))}
    </>
  );
}
