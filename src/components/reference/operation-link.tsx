import type { ReactNode } from 'react';
import type { Operation } from '@/openapi/model';
import { Method } from './path';

const itemClassName =
  'rounded text-sm wrap-anywhere hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent';

/** The title of a tag in the list of operations, or the link to the schemas. */
export const groupLinkClassName = `${itemClassName} flex items-center px-2 py-1.25 font-semibold text-ink`;

/** A message that replaces links. */
export const linksStateClassName = 'px-2 py-1.25 text-ui/[1.7] text-muted';

/** The title of a group of tags in the list. */
export function GroupTitle({ children }: { children: ReactNode }) {
  return (
    <li className="mt-4 mb-1 flex items-center px-2 py-1.25 text-xs font-semibold text-muted" data-group="">
      {children}
    </li>
  );
}

/** An operation in the list of operations; `scripts/sidebar-chunks.ts` creates the same markup. */
export function OperationLink({
  operation: { method, deprecated, marks = [] },
  href,
  current = false,
  children,
}: {
  operation: Operation;
  href: string;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}

        data-deprecated={deprecated ? '' : undefined}
        aria-current={current ? 'page' : undefined}
      >
        <Method method={method} />
        <span>
          {children}
          {marks.map((mark) => (
            <span key={mark} className="operation-mark">
              {` ${mark}`}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}
