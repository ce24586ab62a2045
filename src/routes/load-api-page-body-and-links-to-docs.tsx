import type { ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import * as messages from '@/messages';
import type { ReactElement, ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';
import { OperationPage } from '@/components/reference/pages/operation-page';
import { OverviewPage } from '@/components/reference/pages/overview-page';
import { SchemaPage, SchemasPage } from '@/components/reference/pages/schema-pages';
import { TagPage } from '@/components/reference/pages/tag-page';
import { Reference } from '@/components/reference/reference';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toDigest } from '@/lib/hash-values-and-project-code';
import { getSite } from '@/site/get-site';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toHeadData } from './api-head-and-breadcrumbs';
import { loadExampleCode, loadReferenceCode } from './highlighted-reference-code';
import { findVersionOfSpec } from './version-of-page';
import { loadWhereUsed } from './load-where-used-paths';
import { VersionBadge, VersionBanner, type VersionOfPage } from '@/components/layout/version-banner-and-badge';
import { present } from '@/openapi/changelog/changelog-types';
import { getReleaseOf, getServiceVersions, getServices, toVersionedService } from '@/openapi/load-services-and-specs';
import { findChanges } from './changelog-pages-and-files';
import { loadNavigation } from './navigation';
import { toTextKeysOfSpec, type TextKeys } from './page-and-site-file-types';

/** Loads the top of a page of a spec: its breadcrumbs, and its version if there are several. */
async function loadPageTop(spec: Spec, page: SpecPage | undefined): Promise<ReactElement> {
  const { crumbs, path } = toHeadData(spec, page);
  const { index } = getSite().api;
  const start: Crumb[] = index === undefined ? [] : [{ label: messages.apiReference, path: index }];
  return (
    <SpecVersion version={await findVersionOfSpec(spec.service, path)}>
      <Breadcrumbs crumbs={[...start, ...crumbs]} />
    </SpecVersion>
  );
}

/** Loads the body of a page of a spec, or of its first page if none is given: everything, or the overview of a large spec. */
export async function loadSpecPage(spec: Spec, page: SpecPage | undefined): Promise<ReactElement> {
  const shared = {
    spec,
    showAssumed: getSite().showAssumed,
    breadcrumbs: await loadPageTop(spec, page),
    whereUsed: await loadWhereUsed(spec),
    links: await loadApiLinks(spec),
  };
  if (!page && spec.pages.length > 0) return <OverviewPage {...shared} />;
  if (!page) return <Reference {...shared} code={await loadReferenceCode(spec, spec.operations)} />;
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
      return <SchemaPage {...shared} page={page} code={await loadExampleCode(spec.schemas[page.schema])} />;
  }
}

/** Renders the banner and the badge of a spec's version around the breadcrumbs. */
function SpecVersion({ version, children }: { version: VersionOfPage | undefined; children: ReactNode }) {
  if (!version) return children;
  return (
    <div className="contents" data-docs-version={version.key} data-search-version={version.scope}>
      <VersionBanner version={version} />
      {children}
      <VersionBadge version={version} />
    </div>
  );
}

/** Loads the keys of what the pages of a spec show of other pages: their links to these. Undefined for a large spec, like its pages. */
export function toTextKeysOfSpecPages(spec: Spec): TextKeys | undefined {
  return toTextKeysOfSpec(spec) && (async () => [toDigest(JSON.stringify(await loadApiLinks(spec)))]);
}

/** Loads the links from the pages of a spec to pages of the docs, in the version of the spec, and to its changes. */
export async function loadApiLinks({ service: id }: Spec): Promise<ApiLinks> {
  const { findApiLinks } = await loadNavigation();
  const version = getServiceVersions(id).find((one) => one.id === id)?.name;
  const service = getServices().find((one) => toVersionedService(one, version ?? '') === id) ?? id;
  return { ...findApiLinks(service, version), ...(getReleaseOf(id) === present && (await findChanges(service))) };
}
