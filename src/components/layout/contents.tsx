'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import * as messages from '@/messages';

/** A heading of the page, as the contents show it. */
export interface ContentsItem {
  id: string;
  depth: number;
  text: ReactNode;
}

/** "On this page": beside the text where there is room, else a disclosure above it. Marks where the reader is. */
export function Contents({ items, variant }: { items: ContentsItem[]; variant: 'aside' | 'disclosure' }) {
  const active = useActiveHeading(variant === 'aside' ? items : []);
  if (items.length === 0) return null;
  const list = (
    <ul className="contents-list">
      {items.map(({ id, depth, text }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} className="contents-link" data-active={id === active || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (variant === 'aside') {
    return (
      <nav aria-label={messages.onThisPage} className="contents">
        <p className="contents-title">{messages.onThisPage}</p>
        {list}
      </nav>
    );
  }
  return (
    <details className="contents-disclosure">
      <summary>
        {messages.onThisPage}
        <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
      </summary>
      {list}
    </details>
  );
}

/** The heading the reader is at: the first one below the bar if it stands in the upper half, else the one before it. */
function useActiveHeading(items: ContentsItem[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (items.length === 0) return;
    const update = () => setActive(findActiveHeading(items.map(({ id }) => id)));
    update();
    document.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [items]);
  return active;
}

function findActiveHeading(ids: string[]): string | undefined {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= bar);
  if (next === -1) return headings.at(-1)?.id;
  const { top, bottom } = (headings[next] as HTMLElement).getBoundingClientRect();
  const isUpper = top > 0 && bottom < window.innerHeight / 2;
  return headings[isUpper ? next : next - 1]?.id;
}
