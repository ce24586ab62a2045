import { Star, X } from 'lucide';
import { iconButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';
import type { KeyboardEvent, RefObject } from 'react';
import * as messages from '@/messages';
import { Glass } from './glass';
import type { KeptSearches } from './kept-searches';

/** The field, which keeps the focus while its list is moved through; keeping the search, and closing it. */
export function SearchField({
  input,
  text,
  listId,
  hasList,
  kept,
  onText,
  onKeyDown,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  hasList: boolean;
  kept: KeptSearches;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}) {
  const query = text.trim();
  const isKept = kept.favorites.includes(query);
  return (
    <div className="search-head">
      <Glass className="search-icon fill-none stroke-current stroke-[1.5] [stroke-linecap:round]" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={hasList}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={messages.searchLabel}
        className="search-input"
        placeholder={messages.searchPlaceholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className={iconButtonClassName}
          aria-label={messages.searchFavorite}
          aria-pressed={isKept}
          title={messages.searchFavorite}
          onClick={() => kept.toggleFavorite(query)}
        >
          <Icon node={Star} className="search-icon" />
        </button>
      )}
      <button type="button" className={iconButtonClassName} aria-label={messages.searchClose} onClick={onClose}>
        <Icon node={X} className="search-icon" />
      </button>
    </div>
  );
}
