import { PrintHead } from '@/components/layout/print-head';
import { BodyPlaceholder } from '@/components/reference/pages/page-frame';
import { getPrintPages, type PrintPage } from '@/components/reference/print/print-pages';
import { PrintedCover, PrintedReference } from '@/components/reference/print/printed-reference';
import { PrintedTag } from '@/components/reference/print/printed-tag';
import { placeholders } from '@/lib/placeholders';
import * as messages from '@/messages';
import { getSite } from '@/site/site';
import { getAllServices, loadSpec } from '@/openapi/load';
import type { Spec } from '@/openapi/model';
import { loadApiLinks } from './api-links';
import { toAnchors, toInsertion, toTemplateHead } from './api';
import type { HeadData } from './api-head';
import { toMetadata } from './metadata';
import type { Page, Template } from './page';
import { loadReferenceCode } from './reference-code';

type PrintHeadData = Pick<HeadData, 'title' | 'description' | 'path'>;

/**
 * Lists the print pages of all specs: one page for each spec, or for a large spec a cover and pages with its operations.
 */
export async function listApiPrintPages(): Promise<Page[]> {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap(listPrintPagesOfSpec);
}

/** Lists the print pages of one spec. The first one is at `/print/api/<service>/`. */
export function listPrintPagesOfSpec(spec: Spec): Page[] {
  const shared = { name: `the print page of the API reference of ${spec.service}`, anchors: toAnchors(spec) };
  const template = toTemplate(spec);
  const title = messages.printTitle(spec.title);
  const first: Page = {
    ...shared,
    path: `/print/api/${spec.service}/`,
    loadMetadata: () => loadMetadata({ title, description: title, path: `/api/${spec.service}/` }),
    load: () => loadFirst(spec),
  };
  const others = getPrintPages(spec).map((printPage): Page => {
    const head = toHead(spec, printPage);
    const load = () => Promise.resolve(toDocument(spec, printPage));
    return {
      ...shared,
      path: printPage.path,
      loadMetadata: () => loadMetadata(head),
      load,
      loadInsertion: () => Promise.resolve(toInsertion(template, printPage.path, head, load)),
    };
  });
  return [first, ...others];
}

/** Returns the head of a print page. Its canonical URL is that of the page of the tag. */
function toHead(spec: Spec, { group: { tag }, number, count }: PrintPage): PrintHeadData {
  const name = `${tag.title} – ${spec.title}`;
  const title = count === 1 ? messages.printTitle(name) : `${name} ${number}/${count}`;
  return { title, description: title, path: tag.page };
}

function toTemplate(spec: Spec): Template {
  return {
    path: `/print/api/${spec.service}/${placeholders.path}/`,
    loadMetadata: () => loadMetadata(toTemplateHead(spec)),
    load: () =>
      Promise.resolve(
        <div className="contents" data-simple="">
          <BodyPlaceholder mark={placeholders.body} />
        </div>,
      ),
  };
}

function loadMetadata(head: PrintHeadData) {
  return Promise.resolve({ ...toMetadata(head), robots: { index: false } });
}

async function loadFirst(spec: Spec) {
  const links = await loadApiLinks(spec);
  const { showAssumed } = getSite();
  const head = <PrintHead title={spec.title} path={`/api/${spec.service}/`} />;
  if (spec.pages.length > 0) return <PrintedCover spec={spec} showAssumed={showAssumed} head={head} links={links} />;
  const code = await loadReferenceCode(spec, spec.operations);
  return <PrintedReference spec={spec} code={code} showAssumed={showAssumed} head={head} links={links} />;
}

function toDocument(spec: Spec, printed: PrintPage) {
  const { title, page } = printed.group.tag;
  const head = <PrintHead title={title} path={page} isPlain />;
  return <PrintedTag spec={spec} printed={printed} showAssumed={getSite().showAssumed} head={head} />;
}
