import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation as OperationObject } from '@/openapi/model/operation';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toHref } from '@/lib/href';
import { PrintLink } from '../../layout/print-link-and-note';
import { toOperationHref } from '../large-spec-sidebar-data';
import { getGroups } from '../operation-groups';
import { MarkedTitle } from '../operation-list-entries';
import { Method, Path } from '../path';
import { Operations } from '../operations';
import { panelClassName, panelLinkClassName } from '../panel';
import { toResolver } from '../anchor-index';
import type { ReferenceCode } from '../reference';
import { findFirstSample } from '../request-sample';
import { Tag } from '../tag';
import type { View } from '../render-context';
import { LargeSpecFrame } from './large-spec-frame';
import { getPageBudget } from '../page-row-budget';
import { TagRows } from './overview';

/** A list that is the main content of a page: it is wider than text, and its links have columns. */
export const listingClassName = 'col-span-full max-w-240 min-w-0';
export const listingLinkClassName = `grid items-baseline text-body hover:text-ink ${panelLinkClassName}`;
const columnsClassName = 'grid-cols-[3.5rem_minmax(0,1fr)] sm:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,3fr)]';

/** The page of a tag of a large spec: its operations in full, or a list of them if each one has a separate page. */
export function TagPage({
  spec,
  page,
  code,
  showAssumed,
  breadcrumbs,
  whereUsed,
  links,
}: {
  spec: Spec;
  page: Extract<SpecPage, { kind: 'tag' }>;
  code: ReferenceCode;
  showAssumed: boolean;
  breadcrumbs: ReactNode;
  whereUsed?: View['whereUsed'];
  links?: View['links'];
}) {
  const groups = getGroups(spec);
  const group = groups.find(({ tag }) => tag.anchor === page.tag);
  if (!group) return null;
  const { tag, operations, own, inner } = group;
  const shown = page.isFull ? own : [];
  const view: View = {
    ...toResolver(spec, page.path),
    schemas: spec.schemas,
    code: code.code,
    showAssumed,
    whereUsed,
    links,
    firstSample: findFirstSample(shown, code.samples),
    budget: getPageBudget(shown, spec.schemas),
    headingOffset: -1,
  };
  const listed = new Set(page.operationIds);
  return (
    <LargeSpecFrame
      spec={spec}
      groups={groups}
      current={{ page: page.path, tag: tag.anchor }}
      languages={code.languages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
      <Tag
        view={view}
        tag={tag}
        operations={page.isFull ? operations : []}
        heading="h1"
        print={own.length > 0 && <PrintLink path={`/print${tag.page}`}>{messages.printTag}</PrintLink>}
      >
        {inner.length > 0 && (
          <section className={listingClassName} aria-label={messages.tagsIn(tag.title)}>
            <TagRows groups={inner} />
          </section>
        )}
        <Operations view={view} operations={shown} code={code} schemes={spec.securitySchemes} />
        {!page.isFull && operations.length > 0 && (
          <OperationList operations={operations.filter(({ id }) => listed.has(id))} path={tag.page} page={page} />
        )}
      </Tag>
    </LargeSpecFrame>
  );
}

function OperationList({
  operations,
  path,
  page: { number, count },
}: {
  operations: OperationObject[];
  path: string;
  page: { number: number; count: number };
}) {
  return (
    <div className={listingClassName}>
      <ul className={`${panelClassName} p-2`}>
        {operations.map((operation) => (
          <li key={operation.id}>
            <a href={toOperationHref(operation)} className={`${listingLinkClassName} ${columnsClassName}`}>
              <Method method={operation.method} />
              <MarkedTitle item={operation}>{operation.title}</MarkedTitle>
              <Path segments={operation.pathSegments} className="text-ui max-sm:col-start-2" />
            </a>
          </li>
        ))}
      </ul>
      <PageLinks path={path} rest={path} number={number} count={count} />
    </div>
  );
}

/** The links between the pages of a list: the first page is at `path`, the others are below `rest`. */
export function PageLinks({
  path,
  rest,
  number,
  count,
}: {
  path: string;
  rest: string;
  number: number;
  count: number;
}) {
  if (count === 1) return null;
  return (
    <nav aria-label={messages.pagesOfList} className="mt-4 flex flex-wrap gap-1 print:hidden">
      {Array.from({ length: count }, (_, index) => (
        <a
          key={index}
          href={toHref(index === 0 ? path : `${rest}${index + 1}/`)}
          aria-current={index + 1 === number ? 'page' : undefined}
          className="min-w-8 rounded border border-line px-2 py-1 text-center text-sm text-body hover:border-line-strong hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
        >
          {index + 1}
        </a>
      ))}
    </nav>
  );
}
