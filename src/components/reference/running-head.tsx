import { toSentMethod } from '@/lib/http-method';
import type { Operation } from '@/openapi/model';
import { toHash } from './anchor-link';

/**
 * A line below the navbar with the method and title of the operation in view. A press scrolls to the head of the operation.
 * Its texts are generated content of a hidden element, because the head already has them for search and screen readers.
 */
export function RunningHead({
  operation: { id, method, title, path },
  heading,
}: {
  operation: Operation;
  heading: 'h1' | 'h3';
}) {
  return (
    <div aria-hidden data-running-head={heading === 'h1' ? 'page' : ''}>
      <a href={toHash(id)} tabIndex={-1} title={path} aria-label={title}>
        <span className="method" data-method={method.toLowerCase()} data-text={toSentMethod(method)} />
      </a>
    </div>
  );
}
