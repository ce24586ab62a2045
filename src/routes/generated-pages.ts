import { pageIds } from '@/lib/page-ids';
import { toPrintPath } from '@/site/print';
import { toAddresses } from '@/spec/addresses';
import { getAllServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { loadNavigation } from './navigation';

/** A page that comes from the configuration or a spec, not from a file of `content/`. */
export interface GeneratedPage {
  /** What it shows, for a sentence: `the API reference of accounts`. */
  name: string;
  /** Undefined where they are known only when the site has been exported. */
  anchors?: ReadonlySet<string>;
}

/** All of them by their paths, without base path. */
export async function loadGeneratedPages(): Promise<Map<string, GeneratedPage>> {
  const pages = new Map<string, GeneratedPage>([
    ['/', { name: 'the home page' }],
    ['/a-z/', { name: 'the list from A to Z' }],
    ['/404/', { name: 'the page for addresses that do not exist' }],
  ]);
  const { categories } = await loadNavigation();
  for (const { category } of categories) {
    if (category.path === undefined) continue;
    const name = `the category “${category.label}”`;
    pages.set(category.path, { name });
    pages.set(toPrintPath(category.path), { name: `the print page of ${name}` });
  }
  for (const service of getAllServices()) addService(pages, service, await loadSpec(service));
  return pages;
}

function addService(pages: Map<string, GeneratedPage>, service: string, spec: Spec): void {
  const anchors = new ReferenceAnchors([...pageIds, 'overview', 'operations', 'schemas']);
  const addresses = toAddresses(spec);
  for (const [anchor] of addresses) anchors.add(anchor);
  for (const { anchor } of spec.securitySchemes) anchors.add(anchor);
  const parts = [...addresses.values()].map(({ page }) => page);
  const name = `the API reference of ${service}`;
  for (const path of [`/api/${service}/`, ...parts]) pages.set(path, { name, anchors });
  pages.set(`/print/api/${service}/`, { name: `the print page of ${name}`, anchors });
}

/** Anchors of an API page by their beginnings: `createSecret.body.name` is there if `createSecret` is. */
class ReferenceAnchors extends Set<string> {
  override has(anchor: string): boolean {
    const [head = ''] = /^(?:(?:schema|tag|security)\.)?[^.:=~]*/.exec(anchor) ?? [];
    return super.has(anchor) || super.has(head);
  }
}
