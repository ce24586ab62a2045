import { ChevronDown } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import * as messages from '@/messages';

/** A heading of the page, as the contents show it. */
export interface ContentsItem {
  id: string;
  /** 2 for the outermost entries. */
  depth: number;
  text: ReactNode;
}

/** "On this page": next to the text where there is room, else a disclosure above it. */
export function Contents({ items, variant }: { items: ContentsItem[]; variant: 'aside' | 'disclosure' }) {
  if (items.length === 0) return null;
  const list = (
    <ul className="contents-list">
      {items.map(({ id, depth, text }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} className="contents-link">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (variant === 'aside') {
    return (
      <nav aria-label={messages.onThisPage} className="page-contents">
        <p className="contents-title">{messages.onThisPage}</p>
        {list}
      </nav>
    );
  }
  return (
    <details className="contents-disclosure">
      <summary>
        {messages.onThisPage}
        <Icon node={ChevronDown} className="size-4" />
      </summary>
      {list}
    </details>
  );
}
