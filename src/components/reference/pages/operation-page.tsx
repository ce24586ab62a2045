import type { ReactNode } from 'react';
import type { Operation as OperationObject } from '@/openapi/model/operation';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { getGroups } from '../operation-groups-and-links';
import { Operation } from '../operation';
import { toResolver } from '../anchor-index-and-links';
import { findFirstSample } from '../request-sample';
import type { View } from '../render-context';
import { getPageBudget } from '../page-row-budget';
import { LargeSpecFrame } from './large-spec-frame-and-sidebar';
import type { ReferenceCode } from '../highlighted-code';

/** The page of one operation of a large spec. */
export function OperationPage({
  spec,
  page,
  operation,
  code,
  showAssumed,
  breadcrumbs,
  whereUsed,
  links,
}: {
  spec: Spec;
  page: Extract<SpecPage, { kind: 'operation' }>;
  operation: OperationObject;
  code: ReferenceCode;
  showAssumed: boolean;
  breadcrumbs: ReactNode;
  whereUsed?: View['whereUsed'];
  links?: View['links'];
}) {
  const view: View = {
    ...toResolver(spec, page.path),
    schemas: spec.schemas,
    code: code.code,
    showAssumed,
    whereUsed,
    links,
    firstSample: findFirstSample([operation], code.samples),
    budget: getPageBudget([operation], spec.schemas),
    headingOffset: -2,
  };
  return (
    <LargeSpecFrame
      spec={spec}
      groups={getGroups(spec)}
      current={{ page: page.path, tag: page.tag, operation: operation.id }}
      languages={code.languages}
      breadcrumbs={breadcrumbs}
      links={links}
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
