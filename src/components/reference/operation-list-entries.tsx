import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { Marked } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { TagGroup } from '@/openapi/model/spec';
import { getListed, getMarkClassName, isDeprecated, toListed } from './mark-class-names-and-marks-in-lists';
import { Method } from './path-and-method';

const itemClassName =
  'rounded text-sm wrap-anywhere hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent';

/** The title of a tag in the list of operations, or the link to the schemas. */
export const groupLinkClassName = `${itemClassName} flex items-center px-2 py-1.25 font-semibold text-ink`;

/** A message that replaces links. */
export const linksStateClassName = 'px-2 py-1.25 text-ui/[1.7] text-muted';

/** The title of the group that begins with a tag, unless the tag before it is in the same group. */
export function GroupTitle({ tag: { group }, before }: { tag: TagGroup; before?: TagGroup }) {
  if (group === undefined || group === before?.group) return null;
  return (
    <li className="mt-4 mb-1 flex items-center px-2 py-1.25 text-xs font-semibold text-muted" data-group="">
      {group}
    </li>
  );
}

/** What is in a tag whose title is a link. The arrow next to the link, which must be in a positioned element, opens and closes it. */
export function TagContent({
  title,
  open,
  arrowClassName,
  children,
}: {
  title: string;
  open: boolean;
  /** Aligns the arrow with others of the list. */
  arrowClassName: string;
  children: ReactNode;
}) {
  return (
    <details open={open}>
      <summary
        aria-label={messages.tagsIn(title)}
        className={`disclosure-mark absolute end-0 top-0 size-8 ${arrowClassName}`}
      />
      {children}
    </details>
  );
}

/** A title in a list, followed by the marks of its item. */
export function MarkedTitle({ item, children }: { item: Marked; children: ReactNode }) {
  return (
    <span>
      {isDeprecated(item) ? <s>{children}</s> : children}
      {getListed(item).map((mark, index) => (
        <span key={mark.text} className={getMarkClassName(mark)}>
          {toListed(mark, index)}
        </span>
      ))}
    </span>
  );
}

/** An operation in the list of operations; `scripts/large-spec-sidebar.ts` creates the same markup. */
export function OperationLink({
  operation,
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
      <a href={href} aria-current={current ? 'page' : undefined}>
        <Method method={operation.method} />
        <MarkedTitle item={operation}>{children}</MarkedTitle>
      </a>
    </li>
  );
}
