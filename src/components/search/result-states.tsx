import { CloudOff } from 'lucide';
import { primaryButtonClassName, quietButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import { useEffect, useState } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Chip } from './filters';
import type { Answer } from './use-search-response';

const stateClassName = 'grid justify-items-center gap-3 px-4 py-14 text-center text-muted';
const rowClassName = 'flex flex-wrap items-center justify-center gap-2';

/** The placeholder rows before the first response. */
export function Loading() {
  return (
    <div className="grid gap-3 px-2 py-6">
      <p className="sr-only">{messages.searchLoading}</p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} aria-hidden className="h-11 rounded bg-sunken" />
      ))}
    </div>
  );
}

/** The alert that the search failed, for example because the index or the engine could not be loaded. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={stateClassName}>
      <p className="text-lg font-semibold wrap-anywhere text-ink">{messages.searchFailed}</p>
      <p>{messages.searchFailedText}</p>
      <div className={`${rowClassName} mt-2`}>
        <button type="button" className={primaryButtonClassName} onClick={onRetry}>
          {messages.retry}
        </button>
        <a className={quietButtonClassName} href={toHref('/a-z/')}>
          {messages.searchAlphabet}
        </a>
      </div>
    </div>
  );
}

/** The notice that the results come from the built-in engine instead of the configured one. */
export function FallbackNotice() {
  return (
    <p className="mx-2 mt-2 flex items-start gap-3 rounded border border-line bg-raised px-3 py-2 text-ui text-body">
      <Icon node={CloudOff} className="size-4.5 flex-none text-muted" />
      {messages.searchFallback}
    </p>
  );
}

/** The message that nothing matches, with the nearest words, a button that clears the filters, and a link to the A–Z index. */
export function Nothing({
  answer,
  isFiltered,
  onQuery,
  onClear,
}: {
  answer: Answer;
  isFiltered: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
}) {
  const nearest = answer.userData?.flatMap((data) => data.nearest) ?? [];
  return (
    <div className={stateClassName}>
      <p className="text-lg font-semibold wrap-anywhere text-ink">{messages.searchNothing(answer.query)}</p>
      <p>{isFiltered ? messages.searchNothingFilters : messages.searchNothingText}</p>
      {nearest.length > 0 && (
        <p className={rowClassName}>
          {messages.searchNearest}
          {nearest.map((term) => (
            <Chip key={term} onClick={() => onQuery(term)}>
              {term}
            </Chip>
          ))}
        </p>
      )}
      <div className={`${rowClassName} mt-2`}>
        {isFiltered && (
          <button type="button" className={primaryButtonClassName} onClick={onClear}>
            {messages.searchClearFilters}
          </button>
        )}
        <a className={quietButtonClassName} href={toHref('/a-z/')}>
          {messages.searchAlphabet}
        </a>
      </div>
    </div>
  );
}

const pause = 500;

/** Announces the number of results to screen readers once the reader stops typing. */
export function Announcement({ answer }: { answer?: Answer }) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!answer || answer.query === '') return;
    const count =
      answer.nbHits === 0 ? messages.searchNothing(answer.query) : messages.searchCount(answer.nbHits, answer.query);
    const say = () => setText(answer.isFallback ? `${count}. ${messages.searchFallback}` : count);
    const timer = setTimeout(say, pause);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
