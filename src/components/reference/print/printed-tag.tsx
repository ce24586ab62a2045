import type { ReactNode } from 'react';
import type { Spec } from '@/openapi/model/spec';
import { toHash } from '@/lib/href';
import { printedFrameClassName, printedMainClassName } from './printed-reference';
import { Operation } from '../operation';
import { toResolver } from '../anchor-index-and-links';
import { Tag } from '../tag';
import type { View } from '../render-context';
import { printedRows, type PrintPage } from './divide-for-print';
import { Budget } from '../schema-row-budget';
import { PageLinks } from '../pages/tag-list-and-pagination';

/**
 * A document for print with the operations of a tag of a large spec, or some of them: contents, then the operations without
 * examples.
 */
export function PrintedTag({
  spec,
  printed,
  showAssumed,
  head,
}: {
  spec: Spec;
  printed: PrintPage;
  showAssumed: boolean;
  head: ReactNode;
}) {
  const { group, operations, number, count } = printed;
  const own = new Set(operations.map(({ id }) => id));
  const resolver = toResolver(spec, printed.path);
  const view: View = {
    toHref: (anchor) => (own.has(anchor) ? toHash(anchor) : resolver.toHref(anchor)),
    schemas: spec.schemas,
    isForeign: spec.isForeign,
    code: new Map(),
    showAssumed,
    budget: new Budget(printedRows),
    isPrinted: true,
    headingOffset: -1,
  };
  const first = `/print${group.tag.page}`;
  return (
    <div className={printedFrameClassName} data-simple="">
      <main id="main" className={`printed-tag ${printedMainClassName}`}>
        {head}
        <Tag view={view} tag={group.tag} operations={operations} heading="h1">
          {operations.map((operation) => (
            <Operation key={operation.id} view={view} operation={operation} schemes={spec.securitySchemes} />
          ))}
        </Tag>
        <PageLinks path={first} rest={first} number={number} count={count} />
      </main>
    </div>
  );
}
