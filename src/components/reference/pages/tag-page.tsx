import * as messages from '@/messages';
import type { Operation as OperationObject } from '@/openapi/model/operation';
import { PrintLink } from '../../layout/print-link-and-instructions';
import { getGroups, toOperationHref } from '../operation-groups-and-links';
import { MarkedTitle } from '../operation-list-entries';
import { Method, Path } from '../path-and-method';
import { Operations } from '../operations';
import { panelClassName } from '../panel-heads-links-and-notes';
import { toResolver } from '../anchor-index-and-links';
import { findFirstSample } from '../request-sample';
import { Tag } from '../tag';
import { toView } from '../render-context';
import { LargeSpecFrame, type LargeSpecPageProps } from './large-spec-frame-and-sidebar';
import { getPageBudget } from '../page-row-budget';
import { listingClassName, listingLinkClassName, PageLinks, TagRows } from './tag-list-and-pagination';
import type { ReferenceCode } from '../highlighted-code';

const columnsClassName = 'grid-cols-[3.5rem_minmax(0,1fr)] sm:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,3fr)]';

/** The page of a tag of a large spec: its operations in full, or a list of them if each one has a separate page. */
export function TagPage({ page, code, ...shared }: LargeSpecPageProps<'tag'> & { code: ReferenceCode }) {
  const { spec } = shared;
  const group = getGroups(spec).find(({ tag }) => tag.anchor === page.tag);
  if (!group) return null;
  const { tag, operations, own, inner } = group;
  const shown = page.isFull ? own : [];
  const view = toView(shared, {
    toHref: toResolver(spec, page.path),
    code: code.code,
    firstSample: findFirstSample(shown, code.samples),
    budget: getPageBudget(shown, spec.schemas),
    headingOffset: -1,
  });
  const listed = new Set(page.operationIds);
  return (
    <LargeSpecFrame {...shared} current={{ page: page.path, tag: tag.anchor }} languages={code.languages}>
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
