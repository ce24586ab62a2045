import type { Metadata } from 'next';
import { LargeReference, BodyPlaceholder } from '@/components/reference/pages/page-frame';
import { Overview } from '@/components/reference/pages/overview';
import { Reference } from '@/components/reference/reference';
import { pageIds } from '@/lib/page-ids';
import { placeholders } from '@/lib/placeholders';
import { getSite } from '@/site/site';
import { toAddresses } from '@/openapi/addresses';
import { getAllServices, loadSpec } from '@/openapi/load';
import type { Spec } from '@/openapi/model';
import { loadApiLinks } from './api-links';
import { loadPageTop, loadSpecPage, findVersionOfSpec } from './api-body';
import { toHeadData, type HeadData } from './api-head';
import { toMetadata } from './metadata';
import type { Page, Template } from './page';
import { loadReferenceCode } from './reference-code';
import { toVersionMetadata } from './version';
import { loadWhereUsed } from './where-used';

/**
 * Lists the pages of all specs: one page for each spec, or for a large spec an overview and many pages.
 */
export async function listApiPages(): Promise<Page[]> {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap(listPagesOfSpec);
}

/** Lists the pages of one spec. The first one is at `/api/<service>/`. */
export function listPagesOfSpec(spec: Spec): Page[] {
  const anchors = toAnchors(spec);
  const template = toTemplate(spec);
  const shared = { name: `the API reference of ${spec.service}`, anchors };
  const first: Page = {
    ...shared,
    path: `/api/${spec.service}/`,
    loadMetadata: () => loadMetadata(spec, toHeadData(spec, undefined)),
    load: () => (spec.pages.length === 0 ? loadReference(spec) : loadOverview(spec)),
  };
  const others = spec.pages.map((page): Page => {
    const head = toHeadData(spec, page);
    return {
      ...shared,
      path: page.path,
      loadMetadata: () => loadMetadata(spec, head),
      load: async () => <LargeReference service={spec.service}>{await loadSpecPage(spec, page)}</LargeReference>,
      loadInsertion: () => Promise.resolve(toInsertion(template, page.path, head, () => loadSpecPage(spec, page))),
    };
  });
  return [first, ...others];
}

/**
 * Builds the insertion of a page of a large spec. The `path` of its values is relative to `/api/<service>/`.
 */
export function toInsertion(
  template: Template,
  path: string,
  head: Pick<HeadData, 'title' | 'description' | 'path'>,
  loadBody: () => Promise<React.ReactElement>,
) {
  const [, , , ...segments] = head.path.split('/');
  return {
    template,
    values: { path: segments.slice(0, -1).join('/'), title: head.title.trim(), description: head.description },
    isFullLoad: true,
    file: `${path.slice(1)}index.html`,
    loadBody,
  };
}

/** Returns the head of a template for pages of a spec. */
export function toTemplateHead({ service }: Spec): Pick<HeadData, 'title' | 'description' | 'path'> {
  const { title, description, path } = placeholders;
  return { title, description, path: `/api/${service}/${path}/` };
}

function toTemplate(spec: Spec): Template {
  const head = toTemplateHead(spec);
  return {
    path: head.path,
    loadMetadata: () => loadMetadata(spec, head),
    load: () =>
      Promise.resolve(
        <LargeReference service={spec.service}>
          <BodyPlaceholder mark={placeholders.body} />
        </LargeReference>,
      ),
  };
}

async function loadMetadata(
  { service }: Spec,
  { title, description, path }: Pick<HeadData, 'title' | 'description' | 'path'>,
): Promise<Metadata> {
  const version = await findVersionOfSpec(service, path);
  const { canonical, isIndexed } = toVersionMetadata(version, path);
  const metadata = toMetadata({ title, description, path, canonical });
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

async function loadReference(spec: Spec) {
  const code = await loadReferenceCode(spec, spec.operations);
  const breadcrumbs = await loadPageTop(spec);
  return (
    <Reference
      spec={spec}
      showAssumed={getSite().showAssumed}
      breadcrumbs={breadcrumbs}
      code={code}
      whereUsed={await loadWhereUsed(spec)}
      links={await loadApiLinks(spec)}
    />
  );
}

async function loadOverview(spec: Spec) {
  return (
    <LargeReference service={spec.service}>
      <Overview
        spec={spec}
        showAssumed={getSite().showAssumed}
        breadcrumbs={await loadPageTop(spec)}
        links={await loadApiLinks(spec)}
      />
    </LargeReference>
  );
}

/** Returns the anchors of all pages of a spec. */
export function toAnchors(spec: Spec): ReadonlySet<string> {
  const anchors = new ReferenceAnchors([...pageIds, 'overview', 'operations', 'schemas']);
  for (const [anchor] of toAddresses(spec)) anchors.add(anchor);
  for (const { anchor } of spec.securitySchemes) anchors.add(anchor);
  return anchors;
}

/** The anchors of a spec, matched by prefix: `createSecret.body.name` counts as existing if `createSecret` exists. */
class ReferenceAnchors extends Set<string> {
  override has(anchor: string): boolean {
    const [head = ''] = /^(?:(?:schema|tag|security)\.)?[^.:=~]*/.exec(anchor) ?? [];
    return super.has(anchor) || super.has(head);
  }
}
