import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** Opens the search from within a page; without script the list from A to Z. */
export function SearchLink({ query = '' }: { query?: string }) {
  return (
    <a href={toHref('/a-z/')} data-search-open={query} className="button-quiet">
      {messages.searchLabel}
    </a>
  );
}
