'use client';

import * as messages from '@/messages';
import { Star } from 'lucide';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Configure, useSearchBox } from 'react-instantsearch';
import { iconButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import type { GroupName } from '@/search/result-groups-and-places';
import { getScope, toFilters } from '@/search/search-scope';
import { Filters } from './filters';
import { useSavedSearches, type SavedSearches } from './saved-searches';
import { getSearch } from './find-and-close-dialog';
import { GoContext, OpenedContext, type Opening } from './listbox-options';
import { Results } from './results';
import { SearchFooter } from './search-footer';
import { EmptyQuerySuggestions } from './empty-query-suggestions';
import { Announcement, Failed, FallbackNotice, Loading, Nothing } from './result-states';
import { useSearchResponse } from './use-search-response';
import { useCombobox, useFieldText, writeField } from './search-field-hooks';
import { useFilters } from './use-filters';
import { useListKeys } from './use-list-keys';

const perPage = 60;

/** The filters and results below the field of the dialog, and the button next to it that saves the query. */
export function FiltersAndResults({ onGo }: { onGo: (url: string) => void }) {
  const text = useFieldText();
  const [scope] = useState(getScope);
  const query = text.trim();
  useQuestion(query);
  const { answer, hits, failed, retry, report } = useSearchResponse();
  const filters = useFilters();
  const saved = useSavedSearches();
  const isStale = answer?.query !== query;
  const listId = useId();
  const go = useLatest((url: string) => {
    if (query !== '') saved.remember(query);
    onGo(url);
  });
  const opened = useLatest(({ hit, isHere }: Opening) => report(hit, { isHere }));
  const narrowTo = useLatest((group: GroupName) => {
    filters.chooseGroup(group);
    focusField();
  });
  const isFiltered = [filters.group, filters.service, filters.mark].some((chosen) => chosen !== undefined);
  const isStart = answer?.query === '' && !isFiltered;
  const hasRecent = isStart && saved.recent.length > 0;
  const hasList = !failed && hits.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ answer, isStart, hasRecent, hasList }), [answer, isStart, hasRecent, hasList]);
  const { onKeyDown, onPointerMove } = useListKeys(list, getField, { content, isStale });
  useCombobox({ listId, hasList, onKeyDown });
  const [{ panel, actions }] = useState(findSlots);
  return (
    <>
      <Configure filters={toFilters(scope)} hitsPerPage={perPage} />
      {query !== '' && createPortal(<Favorite query={query} saved={saved} />, actions)}
      {createPortal(
        <>
          <Filters filters={filters} answer={answer} onChange={focusField} />
          <div
            ref={list}
            // The list fills the panel, which would clip an outline outside it.
            className="min-h-0 flex-1 scroll-pt-18 scroll-pb-10 overflow-y-auto overscroll-contain px-2 pt-1 pb-3 focus-visible:-outline-offset-2"
            data-stale={isStale}
            data-fades=""
            onPointerMove={onPointerMove}
          >
            {failed && <Failed onRetry={thenFocusField(retry)} />}
            {!failed && !answer && <Loading />}
            {!failed && answer?.isFallback && <FallbackNotice />}
            <div id={listId} role="listbox" aria-label={messages.searchResults} hidden={!hasList}>
              <GoContext value={go}>
                <OpenedContext value={opened}>
                  {hasList &&
                    answer &&
                    (isStart ? (
                      <EmptyQuerySuggestions saved={saved} pages={hits} onQuery={writeField} />
                    ) : (
                      <Results
                        answer={answer}
                        hits={hits}
                        group={filters.group}
                        groups={filters.groups}
                        onGroup={narrowTo}
                      />
                    ))}
                </OpenedContext>
              </GoContext>
            </div>
            {!failed && answer && !hasList && (
              <Nothing
                answer={answer}
                isFiltered={isFiltered}
                onQuery={writeField}
                onClear={thenFocusField(filters.clear)}
              />
            )}
          </div>
          <SearchFooter hasRecent={hasRecent} onForget={thenFocusField(saved.forgetRecent)} />
          <Announcement answer={answer} />
        </>,
        panel,
      )}
    </>
  );
}

/** A button that saves the query, or removes it from the saved searches. Its icon is filled while the query is saved. */
function Favorite({ query, saved }: { query: string; saved: SavedSearches }) {
  return (
    <button
      type="button"
      className={`group ${iconButtonClassName} aria-pressed:text-accent`}
      aria-label={messages.searchFavorite}
      aria-pressed={saved.favorites.includes(query)}
      title={messages.searchFavorite}
      onClick={() => saved.toggleFavorite(query)}
    >
      <Icon node={Star} className="size-4.5 flex-none group-aria-pressed:fill-current" />
    </button>
  );
}

function getField(): HTMLInputElement {
  return getSearch().field;
}

function focusField(): void {
  getField().focus();
}

/** Returns the action of a button that disappears when it is pressed, and would lose the focus. */
function thenFocusField(act: () => void): () => void {
  return () => {
    act();
    focusField();
  };
}

/** Finds the elements of the dialog that get the content below the field and the button next to it. */
function findSlots(): { panel: Element; actions: Element } {
  const { dialog } = getSearch();
  return { panel: dialog.firstElementChild!, actions: dialog.querySelector('span')! };
}

/** Passes the query to InstantSearch whenever it differs from the initial or last one. */
function useQuestion(query: string): void {
  const { query: first, refine } = useSearchBox();
  const asked = useRef(first);
  useLayoutEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    refine(query);
  }, [query, refine]);
}

/** Returns a stable function that calls the latest action, so that a new action does not rerender the lists. */
function useLatest<T>(action: (value: T) => void): (value: T) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((value: T) => latest.current(value), []);
}
