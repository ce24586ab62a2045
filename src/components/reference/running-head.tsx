import { toSentMethod } from '@/lib/http-method';
import type { Operation } from '@/openapi/model';
import { toHash } from './anchor-link';

/**
 * The classes of the head of an operation. It covers the running head until it has scrolled out of sight. Its shadow covers the
 * ends of the line and the margin below.
 */
export const coverClassName = 'z-2 bg-ground [box-shadow:0_-0.25rem_0_1rem_var(--color-ground)]';

/** The column of the text, for the complete height of the operation: the line leaves with the last sample below the text. */
const columnClassName =
  'pointer-events-none absolute inset-x-0 bottom-0 z-1 max-w-column in-[.printed]:hidden wide:end-auto wide:w-[calc((100%-3rem)/1.8)] print:hidden';

const lineClassName =
  'pointer-events-auto sticky top-bar flex h-10 items-center gap-x-2.5 border-b border-line bg-ground text-sm font-medium text-ink in-data-bar-hides:top-0 max-sm:-mx-4 max-sm:px-4';

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
    <div aria-hidden className={`${columnClassName} ${heading === 'h1' ? 'top-0' : 'top-8'}`} data-running-head="">
      <a href={toHash(id)} tabIndex={-1} title={path} aria-label={title} className={lineClassName}>
        <span className="method" data-method={method.toLowerCase()} data-text={toSentMethod(method)} />
      </a>
    </div>
  );
}
