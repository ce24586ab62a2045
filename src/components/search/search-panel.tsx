'use client';

import { Search, Star, X } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import * as messages from '@/messages';
import type { Filters as FilterValues } from '@/search/requests';
import { Filters } from './filters';
import { Footer } from './footer';
import { useKeptSearches } from './kept-searches';
import { ListContext } from './option';
import { Results } from './results';
import { useSession } from './session';
import { Start } from './start';
import { Announcement, Failed, Loading, Nothing } from './states';
import { useListKeys } from './use-list-keys';

/** Field, filters and results. */
export function SearchPanel({
  initialQuery,
  input,
  onGo,
  onClose,
}: {
  initialQuery: string;
  input: RefObject<HTMLInputElement | null>;
  onGo: (url: string) => void;
  onClose: () => void;
}) {
  const [query, setQuery] = useState(initialQuery);
  const [filters, setFilters] = useState<FilterValues>({});
  const { answer, failed, retry } = useSession(query.trim(), filters);
  const kept = useKeptSearches();
  const isStale = answer === undefined || answer.query !== query.trim();
  const list = useRef<HTMLDivElement>(null);
  const { active, setActive, onKeyDown } = useListKeys(list, answer, isStale);
  const listId = useId();
  const ask = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };
  const narrow = (values: FilterValues) => {
    setFilters(values);
    input.current?.focus();
  };
  const state = useMemo(
    () => ({
      active,
      setActive,
      onGo: (url: string) => {
        if (query.trim() !== '') kept.remember(query.trim());
        onGo(url);
      },
    }),
    [active, setActive, query, kept, onGo],
  );
  const isFiltered = filters.group !== undefined || filters.service !== undefined;
  const isStart = answer?.query === '' && !isFiltered;
  const hasList = !failed && answer !== undefined && answer.hits.length > 0;
  const isKept = kept.favourites.includes(query.trim());
  return (
    <>
      <div className="search-head">
        <Search aria-hidden className="search-icon" strokeWidth={1.5} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={hasList}
          aria-controls={listId}
          aria-activedescendant={hasList ? active : undefined}
          aria-autocomplete="list"
          aria-label={messages.searchLabel}
          className="search-input"
          placeholder={messages.searchPlaceholder}
          value={query}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {query.trim() !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={messages.searchFavourite}
            aria-pressed={isKept}
            title={messages.searchFavourite}
            onClick={() => kept.toggleFavourite(query.trim())}
          >
            <Star aria-hidden className="search-icon" strokeWidth={1.5} fill={isKept ? 'currentColor' : 'none'} />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={messages.searchClose} onClick={onClose}>
          <X aria-hidden className="search-icon" strokeWidth={1.5} />
        </button>
      </div>
      <Filters filters={filters} answer={answer} onChange={narrow} />
      <div ref={list} className="search-body" data-stale={isStale}>
        {failed && <Failed onRetry={retry} />}
        {!failed && !answer && <Loading />}
        <div id={listId} role="listbox" aria-label={messages.searchResults} hidden={!hasList}>
          <ListContext value={state}>
            {hasList &&
              (isStart ? (
                <Start kept={kept} pages={answer.hits} onQuery={ask} />
              ) : (
                <Results answer={answer} group={filters.group} onGroup={(group) => narrow({ ...filters, group })} />
              ))}
          </ListContext>
        </div>
        {!failed && answer && !hasList && (
          <Nothing answer={answer} isFiltered={isFiltered} onQuery={ask} onClear={() => narrow({})} />
        )}
      </div>
      <Footer hasRecent={isStart && kept.recent.length > 0} onForget={kept.forgetRecent} />
      <Announcement answer={answer} />
    </>
  );
}
