import { CloudOff } from 'lucide';
import { primaryButtonClassName, quietButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';
import { useEffect, useState } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { Answer } from './use-answer';

/** While the index is on its way: rows where results will be. */
export function Loading() {
  return (
    <div className="search-loading">
      <p className="search-hidden">{messages.searchLoading}</p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} aria-hidden className="search-bone" />
      ))}
    </div>
  );
}

/** The index or the engine did not arrive. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="search-state">
      <p className="search-state-title">{messages.searchFailed}</p>
      <p>{messages.searchFailedText}</p>
      <div className="search-actions">
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

/** Says that another engine answered than the one that was meant to. */
export function FallbackNotice() {
  return (
    <p className="search-notice">
      <Icon node={CloudOff} className="search-icon" />
      {messages.searchFallback}
    </p>
  );
}

/** Nothing fits: the nearest words, and what else could help. */
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
    <div className="search-state">
      <p className="search-state-title">{messages.searchNothing(answer.query)}</p>
      <p>{isFiltered ? messages.searchNothingFilters : messages.searchNothingText}</p>
      {nearest.length > 0 && (
        <p className="search-nearest">
          {messages.searchNearest}
          {nearest.map((term) => (
            <button key={term} type="button" className="search-chip" onClick={() => onQuery(term)}>
              {term}
            </button>
          ))}
        </p>
      )}
      <div className="search-actions">
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

/** Says how many results there are once typing rests. */
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
    <p role="status" className="search-hidden">
      {text}
    </p>
  );
}
