import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Operation, Spec } from '@/openapi/model';
import { toHref } from '@/lib/href';
import { Breakable } from '../../ui/breakable';
import { toHash } from '../anchor-link';
import { toOperationHref } from '../sidebar-chunks';
import { toLinkText, type OperationGroup } from '../groups';
import { GroupTitle, groupLinkClassName, OperationLink } from '../operation-link';
import { OperationsPanel } from '../operations-panel';

/** How many operations of the current tag the sidebar contains if it does not contain those of all tags. */
const nearby = 16;

/** The page with the sidebar, and the tag or operation that it shows. */
export interface Current {
  page: string;
  /** The anchor of the tag, or `schemas`. */
  tag?: string;
  operation?: string;
}

/**
 * The tags of a large spec, each with a link to its page. A short sidebar contains all operations, a long one only those of the
 * current tag that are near the current operation. Those of another tag are fetched when the reader opens it, by a button that a
 * script adds.
 */
export function PagesSidebar({ spec, groups, current }: { spec: Spec; groups: OperationGroup[]; current: Current }) {
  const total = groups.reduce((sum, { operations }) => sum + operations.length + 1, 0);
  const isComplete = total <= spec.sidebarLinks;
  return (
    <OperationsPanel chunks={toHref(`/api/${spec.service}/sidebar-chunks.json`)}>
      {groups.map((group, index) => (
        <Fragment key={group.tag.anchor}>
          {group.tag.group !== undefined && group.tag.group !== groups[index - 1]?.tag.group && (
            <GroupTitle>{group.tag.group}</GroupTitle>
          )}
          <TagItem
            spec={spec}
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
        <li>
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
  spec,
  group: { tag, operations },
  current,
  links,
}: {
  group: OperationGroup;
  current: Current;
  links: Operation[];
  spec: Spec;
}) {
  const isHere = tag.page === current.page && current.operation === undefined;
  const title = (
    <a href={toHref(tag.page)} aria-current={isHere ? 'page' : undefined}>
      <SidebarTitle text={tag.title} />
    </a>
  );
  if (links.length === 0 && operations.length > 0) return <li data-chunk="">{title}</li>;
  return (
    <li>
      <div className="flex">{title}</div>
      {links.length > 0 && (
        <ul>
          {links.map((operation) => (
            <OperationItem
              key={operation.id}
              operation={operation}
              text={toLinkText(spec, operation)}
              current={current}
            />
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

function OperationItem({ operation, text, current }: { operation: Operation; text: string; current: Current }) {
  const isOnPage = operation.page === current.page && current.operation === undefined;
  return (
    <OperationLink
      operation={operation}
      href={isOnPage ? toHash(operation.id) : toOperationHref(operation)}
      current={operation.id === current.operation}
    >
      <SidebarTitle text={text} />
    </OperationLink>
  );
}

/** Browsers break a title with spaces or hyphens anyway. */
function SidebarTitle({ text }: { text: string }) {
  return /[\s-]/.test(text) ? text : <Breakable text={text} />;
}

/** Returns at most `room` operations: those around the current one, or the first ones of the tag. */
function getNearby({ operations }: OperationGroup, { operation }: Current, room: number): Operation[] {
  if (operations.length <= room) return operations;
  const at = operations.findIndex(({ id }) => id === operation);
  const start = Math.min(Math.max(0, at - Math.floor(room / 2)), operations.length - room);
  return operations.slice(start, start + room);
}
