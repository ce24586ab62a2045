import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Operation, Spec, TagGroup } from '@/openapi/model';
import { Breakable } from '../ui/breakable';
import { toHash } from './anchor-link';
import { toLinkText, type OperationGroup } from './groups';
import { GroupTitle, groupLinkClassName, OperationLink } from './operation-link';
import { OperationsPanel } from './operations-panel';

/** More schemas would make the sidebar hard to scan. */
const mostOpenSchemas = 40;

const summaryClassName = `${groupLinkClassName} disclosure-mark before:order-1 before:ms-auto before:me-1`;

/** The operations of the page by tag, then its component schemas. */
export function OperationsSidebar({ groups, spec }: { groups: OperationGroup[]; spec: Spec }) {
  return (
    <OperationsPanel>
      {groups.map(({ tag, operations }, index) => (
        <Fragment key={tag.anchor}>
          {tag.group !== undefined && tag.group !== groups[index - 1]?.tag.group && (
            <GroupTitle>{tag.group}</GroupTitle>
          )}
          <TagItem spec={spec} tag={tag} operations={operations} />
        </Fragment>
      ))}
      <SchemaLinks spec={spec} />
    </OperationsPanel>
  );
}

function TagItem({ spec, tag, operations }: { spec: Spec; tag: TagGroup; operations: Operation[] }) {
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
  if (operations.length === 0)
    return (
      <li className="mb-2" data-tag={tag.anchor}>
        <a href={toHash(tag.anchor)} className={groupLinkClassName}>
          {tag.title}
        </a>
      </li>
    );
  return (
    <li className="mb-2">
      <details open data-tag={tag.anchor}>
        <summary className={summaryClassName}>{tag.title}</summary>
        {items}
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
