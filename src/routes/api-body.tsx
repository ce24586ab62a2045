import type { ReactElement } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';
import { OperationPage } from '@/components/reference/pages/operation-page';
import { SchemaPage, SchemasPage } from '@/components/reference/pages/schema-page';
import { TagPage } from '@/components/reference/pages/tag-page';
import { fail } from '@/lib/fail';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import type { Spec, SpecPage } from '@/spec/model';
import { toPageFacts } from './api-head';
import { loadReferenceCode } from './reference-code';
import { findVersionOfSpec, SpecVersion } from './spec-version';

const apiCrumb: Crumb = { label: messages.apiReference, path: '/category/api-reference/' };

/** The top of a page of a spec: its breadcrumbs, and which version it belongs to if there are several. */
export async function loadPageTop(spec: Spec, page?: SpecPage): Promise<ReactElement> {
  const { crumbs, path } = toPageFacts(spec, page);
  return (
    <SpecVersion version={await findVersionOfSpec(spec.service, path)}>
      <Breadcrumbs crumbs={[apiCrumb, ...crumbs]} />
    </SpecVersion>
  );
}

/** The body of one of the pages that a large spec is split into. */
export async function loadPart(spec: Spec, page: SpecPage): Promise<ReactElement> {
  const breadcrumbs = await loadPageTop(spec, page);
  const shared = { spec, showAssumed: getSite().showAssumed, breadcrumbs };
  switch (page.kind) {
    case 'tag': {
      const shown = page.isFull ? spec.operations.filter((operation) => operation.page === page.path) : [];
      return <TagPage {...shared} page={page} code={await loadReferenceCode(spec, shown)} />;
    }
    case 'operation': {
      const operation = spec.operations.find(({ id }) => id === page.operationId);
      if (!operation) return fail(`there is no operation ${page.operationId}`);
      return (
        <OperationPage
          {...shared}
          page={page}
          operation={operation}
          code={await loadReferenceCode(spec, [operation])}
        />
      );
    }
    case 'schemas':
      return <SchemasPage {...shared} page={page} />;
    case 'schema':
      return <SchemaPage {...shared} page={page} />;
  }
}
