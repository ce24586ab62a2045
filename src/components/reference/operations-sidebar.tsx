import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import { toHash } from '@/lib/href';
import { Breakable } from '../ui/breakable-name';
import { getOutermost, toLinkText, type OperationGroup } from './operation-groups-and-links';
import { GroupTitle, groupLinkClassName, MarkedTitle, OperationLink, TagContent } from './operation-list-entries';
import { OperationsSidebarFrame } from './operations-sidebar-frame';

/** More schemas would make the sidebar hard to scan. */
const mostOpenSchemas = 40;

const summaryClassName = `${groupLinkClassName} disclosure-mark before:order-1 before:ms-auto before:me-1`;

/** The operations of the page by tag, then its component schemas. */
export function OperationsSidebar({ groups, spec }: { groups: OperationGroup[]; spec: Spec }) {
  return (
    <OperationsSidebarFrame>
      {getOutermost(groups).map((group, index, outermost) => (
        <Fragment key={group.tag.anchor}>
          <GroupTitle tag={group.tag} before={outermost[index - 1]?.tag} />
          <TagItem spec={spec} group={group} />
        </Fragment>
      ))}
      <SchemaLinks spec={spec} />
    </OperationsSidebarFrame>
  );
}

/** The operations of a tag, then the tags in it. A tag without operations is a link to its section. */
function TagItem({ spec, group: { tag, operations, inner } }: { spec: Spec; group: OperationGroup }) {
  const items = (
    <ul>
      {operations.map((operation) => (
        <OperationLink key={operation.id} operation={operation} href={toHash(operation.id)}>
          <Breakable text={toLinkText(spec, operation)} />
        </OperationLink>
      ))}
    </ul>
  );
  if (tag.name === undefined && tag.path === undefined) return <li className="mb-2">{items}</li>;
  const title = tag.marks ? <MarkedTitle item={tag}>{tag.title}</MarkedTitle> : tag.title;
  const tags = inner.length > 0 && (
    <ul className="ps-4">
      {inner.map((group) => (
        <TagItem key={group.tag.anchor} spec={spec} group={group} />
      ))}
    </ul>
  );
  if (operations.length === 0)
    return (
      <li className={tags ? 'relative mb-2' : 'mb-2'} data-tag={tag.anchor}>
        <a href={toHash(tag.anchor)} className={tags ? `${groupLinkClassName} pe-8` : groupLinkClassName}>
          {title}
        </a>
        {tags && (
          <TagContent title={tag.title} open arrowClassName="pe-2 before:ms-auto before:me-1">
            {tags}
          </TagContent>
        )}
      </li>
    );
  return (
    <li className="mb-2">
      <details open data-tag={tag.anchor}>
        <summary className={summaryClassName}>{title}</summary>
        {items}
        {tags}
      </details>
    </li>
  );
}

/** The component schemas of the page, closed if there are many. */
function SchemaLinks({ spec: { componentIds, schemas } }: { spec: Spec }) {
  if (componentIds.length === 0) return null;
  return (
    <li className="mb-2">
      <details open={componentIds.length <= mostOpenSchemas} data-tag="schemas">
        <summary className={summaryClassName}>{messages.schemas}</summary>
        <ul>
          {componentIds.map((id) => {
            const { name = '', anchor = '' } = schemas[id] ?? {};
            return (
              <li key={id}>
                <a href={toHash(anchor)}>
                  <Breakable text={name} />
                </a>
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
