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
      <nav
        aria-label={messages.onThisPage}
        className="sticky top-[calc(var(--bar-height)+2rem)] col-start-2 row-span-2 row-start-1 hidden max-h-[calc(100dvh-var(--bar-height)-4rem)] scrollbar-line self-start overflow-y-auto toc:block print:hidden"
        data-page-contents=""
      >
        <p className="pb-2 text-ui/[1.7] font-semibold text-ink">{messages.onThisPage}</p>
        <ul className="border-s border-line">
          <Entries items={items} className="py-1" />
        </ul>
      </nav>
    );
  }
  return (
    <details
      className="group col-span-full row-start-2 mt-5 rounded-lg border border-line toc:hidden print:hidden"
      data-contents-disclosure=""
    >
      <summary className="flex min-h-11 list-none items-center justify-between px-4 text-sm/[1.7] font-medium text-ink">
        {messages.onThisPage}
        <Icon node={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        <Entries items={items} className="py-3" />
      </ul>
    </details>
  );
}

/** Links to headings. A script sets `data-active` on the active one. */
function Entries({ items, className }: { items: ContentsItem[]; className: string }) {
  return items.map(({ id, depth, text }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className={`${className} ${toIndent(depth)} -ms-px block border-s-2 border-transparent text-ui wrap-anywhere text-muted hover:text-ink data-active:border-s-accent data-active:text-accent`}
        data-contents-link=""
      >
        {text}
      </a>
    </li>
  ));
}

function toIndent(depth: number): string {
  if (depth <= 2) return 'ps-4';
  return depth === 3 ? 'ps-7' : 'ps-10';
}
