import { PrintNote } from '@/components/layout/print-link-and-instructions';
import { getPrintPages, type PrintPage } from '@/components/reference/print/divide-for-print';
import { PrintedCover, PrintedReference } from '@/components/reference/print/printed-reference';
import { PrintedTag } from '@/components/reference/print/printed-tag';
import * as messages from '@/messages';
import { getSite } from '@/site/get-site';
import { getAllServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { loadApiLinks, toTextKeysOfSpecPages } from './load-api-page-body-and-links-to-docs';
import { toAnchors } from './api-pages';
import { toHead, type Head } from './head';
import type { Page } from './page-and-site-file-types';
import { loadReferenceCode } from './highlighted-reference-code';

/**
 * Lists the print pages of all specs: one page for each spec, or for a large spec a cover and pages with its operations.
 */
export async function listApiPrintPages(): Promise<Page[]> {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap(listPrintPagesOfSpec);
}

/** Lists the print pages of one spec. The first one is at `/print/api/<service>/`. */
function listPrintPagesOfSpec(spec: Spec): Page[] {
  const anchors = toAnchors(spec);
  const toPage = (path: string, head: Head, loadBody: Page['loadBody'], isFullLoad?: boolean): Page => ({
    path,
    name: `the print page of the API reference of ${spec.service}`,
    shell: 'print',
    isFullLoad,
    anchors,
    textKeys: toTextKeysOfSpecPages(spec),
    isOfSpec: true,
    loadHead: () => Promise.resolve(head),
    loadBody,
  });
  const title = messages.printTitle(spec.title);
  const first = toHead({ title, description: title, path: `/api/${spec.service}/`, robots: 'noindex' });
  return [
    toPage(`/print/api/${spec.service}/`, first, () => loadFirst(spec)),
    ...getPrintPages(spec).map((page) =>
      toPage(page.path, toPrintHead(spec, page), () => Promise.resolve(toDocument(spec, page)), true),
    ),
  ];
}

/** Returns the head of a print page. Its canonical URL is that of the page of the tag. */
function toPrintHead(spec: Spec, { group: { tag }, number, count }: PrintPage): Head {
  const name = `${tag.title} – ${spec.title}`;
  const title = count === 1 ? messages.printTitle(name) : `${name} ${number}/${count}`;
  return toHead({ title, description: title, path: tag.page, robots: 'noindex' });
}

async function loadFirst(spec: Spec) {
  const shared = {
    spec,
    showAssumed: getSite().showAssumed,
    head: <PrintNote title={spec.title} path={`/api/${spec.service}/`} />,
    links: await loadApiLinks(spec),
  };
  if (spec.pages.length > 0) return <PrintedCover {...shared} />;
  return <PrintedReference {...shared} code={await loadReferenceCode(spec, spec.operations)} />;
}

function toDocument(spec: Spec, printed: PrintPage) {
  const { title, page } = printed.group.tag;
  const head = <PrintNote title={title} path={page} isPlain />;
  return <PrintedTag spec={spec} printed={printed} showAssumed={getSite().showAssumed} head={head} />;
}
