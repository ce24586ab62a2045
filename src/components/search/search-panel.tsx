'use client';

import * as messages from '@/messages';
import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Configure, useSearchBox } from 'react-instantsearch';
import { useInertPage } from '../ui/use-inert-page';
import { useSeen } from '../ui/use-seen';
import type { GroupName } from '@/search/kinds';
import { getScope, toFilters } from '@/search/scope';
import { Filters } from './filters';
import { useSavedSearches } from './saved-searches';
import { GoContext, OpenedContext, type Opening } from './option';
import { Results } from './results';
import { SearchField } from './search-field';
import { SearchFoot } from './search-foot';
import { Start } from './start';
import { Announcement, Failed, FallbackNotice, Loading, Nothing } from './states';
import { useAnswer } from './use-answer';
import { useFilters } from './use-filters';
import { useListKeys } from './use-list-keys';

const perPage = 60;

/** The content of the dialog: at first only the field, which has the focus, then filters and results. */
export function SearchPanel({
  initialText,
  input,
  onGo,
  onClose,
}: {
  initialText: string;
  input: RefObject<HTMLInputElement | null>;
  onGo: (url: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(initialText);
  const [scope] = useState(getScope);
  const query = text.trim();
  useQuestion(query);
  const { answer, hits, failed, retry, report } = useAnswer();
  const filters = useFilters();
  const isSeen = useSeen();
  useInertPage(isSeen);
  const saved = useSavedSearches();
  const isStale = answer?.query !== query;
  const list = useRef<HTMLDivElement>(null);
  const { onKeyDown, onPointerMove } = useListKeys(list, input, { content: isSeen && answer, isStale });
  const listId = useId();
  const focus = () => input.current?.focus();
  const ask = (value: string) => {
    setText(value);
    focus();
  };
  const go = useLatest((url: string) => {
    if (query !== '') saved.remember(query);
    onGo(url);
  });
  const opened = useLatest(({ hit, isHere }: Opening) => report(hit, { isHere }));
  const narrowTo = useLatest((group: GroupName) => {
    filters.chooseGroup(group);
    focus();
  });
  const clear = () => {
    filters.clear();
    focus();
  };
  const isFiltered = filters.group !== undefined || filters.service !== undefined;
  const isStart = answer?.query === '' && !isFiltered;
  const hasList = !failed && hits.length > 0;
  return (
    <>
      <Configure filters={toFilters(scope)} hitsPerPage={perPage} />
      <SearchField
        input={input}
        text={text}
        listId={listId}
        hasList={hasList}
        saved={saved}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return onKeyDown(event);
          // The field handles Escape itself, because the dialog starts to listen only after the field gets the focus.
          event.stopPropagation();
          onClose();
        }}
        onClose={onClose}
      />
      {isSeen && (
        <>
          <Filters filters={filters} answer={answer} onChange={focus} />
          <div
            ref={list}
            // The list fills the panel, which would clip an outline outside it.
            className="min-h-0 flex-1 scroll-pt-18 scroll-pb-10 overflow-y-auto overscroll-contain px-2 pt-1 pb-3 focus-visible:-outline-offset-2"
            data-stale={isStale}
            data-fades=""
            onPointerMove={onPointerMove}
          >
            {failed && <Failed onRetry={retry} />}
            {!failed && !answer && <Loading />}
            {!failed && answer?.isFallback && <FallbackNotice />}
            <div id={listId} role="listbox" aria-label={messages.searchResults} hidden={!hasList}>
              <GoContext value={go}>
                <OpenedContext value={opened}>
                  {hasList &&
                    answer &&
                    (isStart ? (
                      <Start saved={saved} pages={hits} onQuery={ask} />
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
              <Nothing answer={answer} isFiltered={isFiltered} onQuery={ask} onClear={clear} />
            )}
          </div>
          <SearchFoot hasRecent={isStart && saved.recent.length > 0} onForget={saved.forgetRecent} />
          <Announcement answer={answer} />
        </>
      )}
    </>
  );
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
