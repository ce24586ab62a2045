import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** A page before or after this one. */
export interface Neighbor {
  label: string;
  path: string;
}

/** Links to the previous and the next page in reading order. */
export function Pagination({ previous, next }: { previous?: Neighbor; next?: Neighbor }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.docsPages} className="pagination">
      {previous && (
        <a href={toHref(previous.path)} className="pagination-link">
          <Icon node={ArrowLeft} className="mirrored size-4" />
          <span>
            <span className="pagination-hint">{messages.previous}</span>
            <span className="pagination-label">{previous.label}</span>
          </span>
        </a>
      )}
      {next && (
        <a href={toHref(next.path)} className="pagination-link pagination-next">
          <span>
            <span className="pagination-hint">{messages.next}</span>
            <span className="pagination-label">{next.label}</span>
          </span>
          <Icon node={ArrowRight} className="mirrored size-4" />
        </a>
      )}
    </nav>
  );
}
