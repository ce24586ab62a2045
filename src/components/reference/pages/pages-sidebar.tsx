import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Operation, Spec } from '@/spec/model';
import { toHref } from '@/lib/href';
import { toHash } from '../anchor-link';
import { toOperationHref } from '../sidebar-chunks';
import type { OperationGroup } from '../groups';
import { GroupTitle, groupLinkClassName, OperationLink } from '../operation-link';
import { OperationsPanel } from '../operations-panel';

/** How many operations of the current tag the sidebar contains if it does not contain those of all tags. */
const nearby = 24;

/** The page with the sidebar, and the tag or operation that it shows. */
export interface Current {
  page: string;
  /** The anchor of the tag, or `schemas`. */
  tag?: string;
  operation?: string;
}

/**
 * The tags of a large spec, each with a link to its page. A short sidebar contains all operations, a long one only those of the
 * current tag that are near the current operation; the operations of another tag are fetched when the reader opens it.
 */
export function PagesSidebar({ spec, groups, current }: { spec: Spec; groups: OperationGroup[]; current: Current }) {
  const total = groups.reduce((sum, { operations }) => sum + operations.length + 1, 0);
  const isComplete = total <= spec.sidebarLinks;
  return (
    <OperationsPanel chunks={toHref(`/api/${spec.service}/branches.json`)}>
      {groups.map((group, index) => (
        <Fragment key={group.tag.anchor}>
          {group.tag.group !== undefined && group.tag.group !== groups[index - 1]?.tag.group && (
            <GroupTitle>{group.tag.group}</GroupTitle>
          )}
          <TagItem
            group={group}
            current={current}
            links={
              isComplete || group.tag.anchor === current.tag
                ? getNearby(group, current, isComplete ? total : nearby)
                : []
            }
          />
        </Fragment>
      ))}
      {spec.componentIds.length > 0 && (
        <li className="mb-2">
          <a
            href={toHref(`/api/${spec.service}/schema/`)}
            className={groupLinkClassName}
            aria-current={current.tag === 'schemas' ? 'page' : undefined}
          >
            {messages.schemas}
          </a>
        </li>
      )}
    </OperationsPanel>
  );
}

function TagItem({
  group: { tag, operations },
  current,
  links,
}: {
  group: OperationGroup;
  current: Current;
  links: Operation[];
}) {
  const isHere = tag.page === current.page && current.operation === undefined;
  return (
    <li className="mb-2">
      <div className="flex">
        <a href={toHref(tag.page)} aria-current={isHere ? 'page' : undefined}>
          {tag.title}
        </a>
        {links.length === 0 && operations.length > 0 && (
          <button
            type="button"
            className="disclosure-mark"
            aria-expanded="false"
            aria-label={messages.operationsOf(tag.title)}
            data-chunk={tag.anchor}
          />
        )}
      </div>
      {links.length > 0 && (
        <ul>
          {links.map((operation) => (
            <OperationItem key={operation.id} operation={operation} current={current} />
          ))}
          {links.length < operations.length && (
            <li>
              <a href={toHref(tag.page)}>{messages.allOperations(operations.length)}</a>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function OperationItem({ operation, current }: { operation: Operation; current: Current }) {
  const isOnPage = operation.page === current.page && current.operation === undefined;
  return (
    <OperationLink
      operation={operation}
      href={isOnPage ? toHash(operation.id) : toOperationHref(operation)}
      current={operation.id === current.operation}
    >
      {operation.title}
    </OperationLink>
  );
}

/** Returns at most `room` operations: those around the current one, or the first ones of the tag. */
function getNearby({ operations }: OperationGroup, { operation }: Current, room: number): Operation[] {
  if (operations.length <= room) return operations;
  const at = operations.findIndex(({ id }) => id === operation);
  const start = Math.min(Math.max(0, at - Math.floor(room / 2)), operations.length - room);
  return operations.slice(start, start + room);
}
