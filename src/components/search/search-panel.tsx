'use client';

import * as messages from '@/messages';
import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useInertPage } from '../ui/use-inert-page';
import { useSeen } from '../ui/use-seen';
import type { GroupName } from '@/search/kinds';
import type { Filters as FilterValues } from '@/search/requests';
import { Filters } from './filters';
import { useKeptSearches } from './kept-searches';
import { GoContext } from './option';
import { Results } from './results';
import { SearchField } from './search-field';
import { useSession } from './session';
import { Start } from './start';
import { Announcement, Failed, FallbackNotice, Loading, Nothing } from './states';
import { useListKeys } from './use-list-keys';
import { toHref } from '@/lib/href';

/** The field, which is on the screen and has the focus first; then filters and results. */
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
  const [text, setText] = useState(initialQuery);
  const [filters, setFilters] = useState<FilterValues>({});
  const query = text.trim();
  const { answer, failed, retry } = useSession(query, filters);
  const isSeen = useSeen();
  useInertPage(isSeen);
  const kept = useKeptSearches();
  const isStale = answer?.query !== query;
  const list = useRef<HTMLDivElement>(null);
  const { onKeyDown, onPointerMove } = useListKeys(list, input, { content: isSeen && answer, isStale });
  const listId = useId();
  const ask = (value: string) => {
    setText(value);
    input.current?.focus();
  };
  const narrow = (values: FilterValues) => {
    setFilters(values);
    input.current?.focus();
  };
  const go = useLatest((url: string) => {
    if (query !== '') kept.remember(query);
    onGo(url);
  });
  const narrowTo = useLatest((group: GroupName) => narrow({ ...filters, group }));
  const isFiltered = filters.group !== undefined || filters.service !== undefined;
  const isStart = answer?.query === '' && !isFiltered;
  const hasList = !failed && answer !== undefined && answer.hits.length > 0;
  return (
    <>
      <SearchField
        input={input}
        text={text}
        listId={listId}
        hasList={hasList}
        kept={kept}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return onKeyDown(event);
          // The dialog listens a moment later than the field has the focus.
          event.stopPropagation();
          onClose();
        }}
        onClose={onClose}
      />
      {isSeen && (
        <>
          <Filters filters={filters} answer={answer} onChange={narrow} />
          <div ref={list} className="search-body" data-stale={isStale} onPointerMove={onPointerMove}>
            {failed && <Failed onRetry={retry} />}
            {!failed && !answer && <Loading />}
            {!failed && answer?.isFallback && <FallbackNotice />}
            <div id={listId} role="listbox" aria-label={messages.searchResults} hidden={!hasList}>
              <GoContext value={go}>
                {hasList &&
                  (isStart ? (
                    <Start kept={kept} pages={answer.hits} onQuery={ask} />
                  ) : (
                    <Results answer={answer} group={filters.group} onGroup={narrowTo} />
                  ))}
              </GoContext>
            </div>
            {!failed && answer && !hasList && (
              <Nothing answer={answer} isFiltered={isFiltered} onQuery={ask} onClear={() => narrow({})} />
            )}
          </div>
          <Footer hasRecent={isStart && kept.recent.length > 0} onForget={kept.forgetRecent} />
          <Announcement answer={answer} />
        </>
      )}
    </>
  );
}

/** A function that stays the same and does what the latest one does, so that lists need not be rendered for it. */
function useLatest<T>(action: (value: T) => void): (value: T) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((value: T) => latest.current(value), []);
}

const keys = [
  { keys: ['↑', '↓'], does: messages.searchKeys.move },
  { keys: ['↵'], does: messages.searchKeys.open },
  { keys: ['Ctrl', '↵'], does: messages.searchKeys.tab },
  { keys: ['Esc'], does: messages.searchKeys.close },
];

/** What the keys do, and the way to everything. */
function Footer({ hasRecent, onForget }: { hasRecent: boolean; onForget: () => void }) {
  return (
    <div className="search-foot">
      <p className="search-keys">
        {keys.map(({ keys: names, does }) => (
          <span key={does}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
      {hasRecent && (
        <button type="button" className="search-link" onClick={onForget}>
          {messages.searchClearRecent}
        </button>
      )}
      <a href={toHref('/a-z/')} className="search-link">
        {messages.searchAlphabet}
      </a>
    </div>
  );
}
