import { ChevronDown } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import * as messages from '@/messages';

/** A heading in the contents of a page. */
export interface ContentsItem {
  id: string;
  /** 2 for the outermost entries. */
  depth: number;
  text: ReactNode;
}

/** The contents "On this page": `aside` is next to the text in wide windows, `disclosure` is between the title and the text in others. */
export function Contents({ items, variant }: { items: ContentsItem[]; variant: 'aside' | 'disclosure' }) {
  if (items.length === 0) return null;
  if (variant === 'aside') {
    // Next to the head and the text of the page, but between them in tab order.
    return (
      <nav aria-label={messages.onThisPage} data-page-contents="">
        <p>{messages.onThisPage}</p>
        <Entries items={items} />
      </nav>
    );
  }
  return (
    <details className="group" data-contents-disclosure="">
      <summary>
        {messages.onThisPage}
        <Icon node={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
      <Entries items={items} />
    </details>
  );
}

/** Links to headings. A script sets `data-active` on the active one. */
function Entries({ items }: { items: ContentsItem[] }) {
  return (
    <ul>
      {items.map(({ id, depth, text }) => (
        <li key={id}>
          <a href={`#${id}`} data-contents-link={depth <= 2 ? '' : Math.min(depth, 4)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
