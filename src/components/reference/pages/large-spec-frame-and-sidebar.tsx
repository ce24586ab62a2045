import { Fragment, type ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toHref, toSchemasPath, toHash } from '@/lib/href';
import { Breakable } from '../../ui/breakable-name';
import {
  getGroups,
  getOutermost,
  toLinkText,
  type OperationGroup,
  toOperationHref,
} from '../operation-groups-and-links';
import { GroupTitle, groupLinkClassName, MarkedTitle, OperationLink, TagContent } from '../operation-list-entries';
import { OperationsSidebarFrame } from '../operations-sidebar-frame';
import { type ApiPageProps, Frame } from '../page-and-section-layout';
import { noLanguages, type SampleLanguages } from '../page-and-stored-sample-languages';

/** How many operations of the current tag the sidebar contains if it does not contain those of all tags. */
const nearby = 16;

/** The page with the sidebar, and the tag or operation that it shows. */
interface Current {
  page: string;
  /** The anchor of the tag, or `schemas`. */
  tag?: string;
  operation?: string;
}

/**
 * The tags of a large spec, each with a link to its page. A short sidebar contains all operations, a long one only those of the
 * current tag that are near the current operation. Those of another tag are fetched when the reader opens it, by a button that a
 * script adds. A tag with other tags in it is a disclosure, which is open around the current tag.
 */
export function LargeSpecSidebar({ spec, current }: { spec: Spec; current: Current }) {
  const groups = getGroups(spec);
  const total = groups.reduce((sum, { operations }) => sum + operations.length + 1, 0);
  return (
    <OperationsSidebarFrame chunks={toHref(`/api/${spec.service}/sidebar-chunks.json`)}>
      {getOutermost(groups).map((group, index, outermost) => (
        <Fragment key={group.tag.anchor}>
          <GroupTitle tag={group.tag} before={outermost[index - 1]?.tag} />
          <TagItem spec={spec} group={group} current={current} isComplete={total <= spec.sidebarLinks} />
        </Fragment>
      ))}
      {spec.componentIds.length > 0 && (
        <li>
          <a
            href={toHref(toSchemasPath(spec.service))}
            className={groupLinkClassName}
            aria-current={current.tag === 'schemas' ? 'page' : undefined}
          >
            {messages.schemas}
          </a>
        </li>
      )}
    </OperationsSidebarFrame>
  );
}

interface TagItemProps {
  spec: Spec;
  group: OperationGroup;
  current: Current;
  isComplete: boolean;
}

function TagItem({ group, ...position }: TagItemProps) {
  const { spec, current, isComplete } = position;
  const { tag, operations, inner } = group;
  const isHere = tag.page === current.page && current.operation === undefined;
  const room = isComplete ? Infinity : tag.anchor === current.tag ? nearby : 0;
  const links = getNearby(group, current, room);
  const title = (
    <a href={toHref(tag.page)} aria-current={isHere ? 'page' : undefined}>
      {tag.marks ? (
        <MarkedTitle item={tag}>
          <SidebarTitle text={tag.title} />
        </MarkedTitle>
      ) : (
        <SidebarTitle text={tag.title} />
      )}
    </a>
  );
  const isChunk = links.length === 0 && operations.length > 0;
  if (isChunk && inner.length === 0) return <li data-chunk={tag.marks ? tag.title : ''}>{title}</li>;
  const rest = links.length < operations.length && (
    <li data-chunk={isChunk ? tag.title : undefined}>
      <a href={toHref(tag.page)} className={isChunk ? 'font-normal text-muted' : undefined}>
        {isChunk ? messages.operationCount(operations.length, 0) : messages.allOperations(operations.length)}
      </a>
    </li>
  );
  const list = operations.length > 0 && (
    <ul>
      {links.map((operation) => (
        <OperationItem key={operation.id} operation={operation} text={toLinkText(spec, operation)} current={current} />
      ))}
      {rest}
    </ul>
  );
  if (inner.length === 0)
    return (
      <li>
        <div className="flex">{title}</div>
        {list}
      </li>
    );
  return (
    <li className="relative">
      <div className="flex pe-8">{title}</div>
      <TagContent title={tag.title} open={isComplete || isAround(group, current)} arrowClassName="max-desktop:size-11">
        {list}
        <ul className="ps-4">
          {inner.map((one) => (
            <TagItem key={one.tag.anchor} group={one} {...position} />
          ))}
        </ul>
      </TagContent>
    </li>
  );
}

/** Returns true for the tag of a page, and for those around it. */
function isAround({ tag, inner }: OperationGroup, current: Current): boolean {
  return tag.anchor === current.tag || inner.some((group) => isAround(group, current));
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

/** What each page of a large spec gets, except for the overview. */
export interface LargeSpecPageProps<Kind extends SpecPage['kind']> extends ApiPageProps {
  page: Extract<SpecPage, { kind: Kind }>;
}

/** The frame of a page of a large spec, with the sidebar. */
export function LargeSpecFrame({
  spec,
  breadcrumbs,
  links,
  current,
  languages = noLanguages,
  children,
}: ApiPageProps & { current: Current; languages?: SampleLanguages; children: ReactNode }) {
  return (
    <Frame
      data={{ 'data-anchor-index': toHref(`/api/${spec.service}/anchor-index.json`) }}
      sidebar={<LargeSpecSidebar spec={spec} current={current} />}
      languages={languages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
      {children}
    </Frame>
  );
}
