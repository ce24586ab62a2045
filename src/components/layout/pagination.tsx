import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** The previous or next page. */
export interface Neighbor {
  label: string;
  path: string;
}

/** Links to the previous and the next page in reading order. */
export function Pagination({ previous, next }: { previous?: Neighbor; next?: Neighbor }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.docsPages} className="neighbors">
      {previous && (
        <NeighborLink path={previous.path}>
          <Icon node={ArrowLeft} className="size-4 rotate-(--mirrored)" />
          <NeighborLabel hint={messages.previous} label={previous.label} />
        </NeighborLink>
      )}
      {next && (
        <NeighborLink path={next.path} isNext>
          <NeighborLabel hint={messages.next} label={next.label} />
          <Icon node={ArrowRight} className="size-4 rotate-(--mirrored)" />
        </NeighborLink>
      )}
    </nav>
  );
}

function NeighborLink({ path, isNext = false, children }: { path: string; isNext?: boolean; children: ReactNode }) {
  return (
    <a href={toHref(path)} rel={isNext ? 'next' : 'prev'}>
      {children}
    </a>
  );
}

function NeighborLabel({ hint, label }: { hint: string; label: string }) {
  return (
    <span className="wrap-anywhere">
      <span className="block text-xs">{hint}</span>
      <span className="block text-sm font-medium text-ink">{label}</span>
    </span>
  );
}
