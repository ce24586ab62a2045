import { toAddresses } from '@/openapi/item-addresses';
import { getAllServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { loadSpecPage, toTextKeysOfSpecPages } from './load-api-page-body-and-links-to-docs';
import { toHeadData } from './api-head-and-breadcrumbs';
import { toHead, toRobotsTag, type Head } from './head';
import type { Page } from './page-and-site-file-types';
import { toVersionMetadata, findVersionOfSpec } from './version-of-page';
import { pageIds } from '@/lib/page-ids-markers-and-placeholders';

/**
 * Lists the pages of all specs: one page for each spec, or for a large spec an overview and many pages.
 */
export async function listApiPages(): Promise<Page[]> {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap(listPagesOfSpec);
}

/** Lists the pages of one spec. The first one is at `/api/<service>/`. */
function listPagesOfSpec(spec: Spec): Page[] {
  const anchors = toAnchors(spec);
  return [undefined, ...spec.pages].map((page): Page => {
    const path = page?.path ?? `/api/${spec.service}/`;
    return {
      path,
      name: `the API reference of ${spec.service}`,
      shell: 'api',
      isFullLoad: page !== undefined,
      anchors,
      textKeys: toTextKeysOfSpecPages(spec),
      isOfSpec: true,
      loadHead: () => loadHead(spec, page),
      loadBody: () => loadSpecPage(spec, page),
    };
  });
}

async function loadHead(spec: Spec, page: SpecPage | undefined): Promise<Head> {
  const { title, description, path } = toHeadData(spec, page);
  const { canonical, isIndexed } = toVersionMetadata(await findVersionOfSpec(spec.service, path), path);
  return toHead({ title, description, path, canonical, robots: toRobotsTag(isIndexed) });
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
