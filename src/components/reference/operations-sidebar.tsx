import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Operation, TagGroup } from '@/spec/model';
import { Breakable } from '../ui/breakable';
import { toHash } from './anchor-link';
import type { OperationGroup } from './groups';
import { Method } from './method';
import { OperationsPanel } from './operations-panel';

/** The operations of the page by tag. */
export function OperationsSidebar({ groups, hasSchemas }: { groups: OperationGroup[]; hasSchemas: boolean }) {
  return (
    <OperationsPanel>
      {groups.map(({ tag, operations }, index) => (
        <Fragment key={tag.anchor}>
          {tag.group !== undefined && tag.group !== groups[index - 1]?.tag.group && <li className="gt">{tag.group}</li>}
          <TagItem tag={tag} operations={operations} />
        </Fragment>
      ))}
      {hasSchemas && (
        <li>
          <a href="#schemas">{messages.schemas}</a>
        </li>
      )}
    </OperationsPanel>
  );
}

function TagItem({ tag, operations }: { tag: TagGroup; operations: Operation[] }) {
  const items = (
    <ul>
      {operations.map((operation) => (
        <OperationItem key={operation.id} operation={operation} />
      ))}
    </ul>
  );
  if (tag.name === undefined) return <li>{items}</li>;
  return (
    <li>
      <details open data-tag={tag.anchor}>
        <summary>{tag.title}</summary>
        {items}
      </details>
    </li>
  );
}

function OperationItem({ operation: { id, method, title, deprecated } }: { operation: Operation }) {
  return (
    <li>
      <a href={toHash(id)} className={deprecated ? 'old' : undefined}>
        <Method method={method} />
        <span>
          <Breakable text={title} />
        </span>
      </a>
    </li>
  );
}
