import { Star } from 'lucide';
import type { KeyboardEvent, RefObject } from 'react';
import * as messages from '@/messages';
import { CloseButton, FieldButton, FieldLine } from './field-line';
import type { SavedSearches } from './saved-searches';

/** The search field with its buttons. It keeps the focus while the reader moves through the list. */
export function SearchField({
  input,
  text,
  listId,
  hasList,
  saved,
  onText,
  onKeyDown,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  hasList: boolean;
  saved: SavedSearches;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}) {
  const query = text.trim();
  const isFavorite = saved.favorites.includes(query);
  return (
    <FieldLine
      ref={input}
      role="combobox"
      aria-expanded={hasList}
      aria-controls={listId}
      aria-autocomplete="list"
      value={text}
      enterKeyHint="go"
      onText={onText}
      onKeyDown={onKeyDown}
    >
      {query !== '' && (
        <FieldButton
          icon={Star}
          aria-label={messages.searchFavorite}
          aria-pressed={isFavorite}
          title={messages.searchFavorite}
          onClick={() => saved.toggleFavorite(query)}
        />
      )}
      <CloseButton onClick={onClose} />
    </FieldLine>
  );
}
