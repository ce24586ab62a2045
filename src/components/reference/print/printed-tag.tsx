import { toHash } from '@/lib/href';
import { PrintedFrame, type PrintedProps } from './printed-reference';
import { Operation } from '../operation';
import { toResolver } from '../anchor-index-and-links';
import { Tag } from '../tag';
import { toView } from '../render-context';
import { printedRows, type PrintPage } from './divide-for-print';
import { Budget } from '../schema-row-budget';
import { PageLinks } from '../pages/tag-list-and-pagination';

/**
 * A document for print with the operations of a tag of a large spec, or some of them: contents, then the operations without
 * examples.
 */
export function PrintedTag({ printed, head, ...shared }: PrintedProps & { printed: PrintPage }) {
  const { spec } = shared;
  const { group, operations, number, count } = printed;
  const own = new Set(operations.map(({ id }) => id));
  const resolve = toResolver(spec, printed.path);
  const view = toView(shared, {
    toHref: (anchor) => (own.has(anchor) ? toHash(anchor) : resolve(anchor)),
    code: new Map(),
    budget: new Budget(printedRows),
    isPrinted: true,
    headingOffset: -1,
  });
  const first = `/print${group.tag.page}`;
  return (
    <PrintedFrame className="printed-tag">
      {head}
      <Tag view={view} tag={group.tag} operations={operations} heading="h1">
        {operations.map((operation) => (
          <Operation key={operation.id} view={view} operation={operation} schemes={spec.securitySchemes} />
        ))}
      </Tag>
      <PageLinks path={first} rest={first} number={number} count={count} />
    </PrintedFrame>
  );
}
