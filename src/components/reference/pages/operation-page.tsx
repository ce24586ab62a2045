import type { Operation as OperationObject } from '@/openapi/model/operation';
import { Operation } from '../operation';
import { toResolver } from '../anchor-index-and-links';
import { findFirstSample } from '../request-sample';
import { toView } from '../render-context';
import { getPageBudget } from '../page-row-budget';
import { LargeSpecFrame, type LargeSpecPageProps } from './large-spec-frame-and-sidebar';
import type { ReferenceCode } from '../highlighted-code';

/** The page of one operation of a large spec. */
export function OperationPage({
  page,
  operation,
  code,
  ...shared
}: LargeSpecPageProps<'operation'> & { operation: OperationObject; code: ReferenceCode }) {
  const { spec } = shared;
  const view = toView(shared, {
    toHref: toResolver(spec, page.path),
    code: code.code,
    firstSample: findFirstSample([operation], code.samples),
    budget: getPageBudget([operation], spec.schemas),
    headingOffset: -2,
  });
  return (
    <LargeSpecFrame
      {...shared}
      current={{ page: page.path, tag: page.tag, operation: operation.id }}
      languages={code.languages}
    >
      <Operation
        view={view}
        operation={operation}
        sample={code.samples.get(operation.id)}
        schemes={spec.securitySchemes}
        markdownHref={code.toMarkdownHref(operation)}
        heading="h1"
      />
    </LargeSpecFrame>
  );
}
