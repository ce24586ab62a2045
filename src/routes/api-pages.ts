import { placeholders } from '@/lib/placeholders';
import { getPrintedParts } from '@/components/reference/print/printed-parts';
import type { Spec } from '@/spec/model';
import { loadPart } from './api-body';
import { toPageFacts, type PageFacts } from './api-head';
import { loadPrintedPart, toPrintedFacts } from './api-print';
import type { TemplatePage } from './page';

/** Every page that a large spec is split into beside its overview, and every document for print beside its cover. */
export function listApiPages(spec: Spec): TemplatePage[] {
  const root = `/api/${spec.service}/`;
  const pages = spec.pages.map((page) => ({
    ...toPage(root, page.path, toPageFacts(spec, page)),
    loadBody: () => loadPart(spec, page),
  }));
  const printed = getPrintedParts(spec).map((part) => ({
    ...toPage(root, part.path, toPrintedFacts(spec, part)),
    template: `print${root}${placeholders.path}`,
    loadBody: () => Promise.resolve(loadPrintedPart(spec, part)),
  }));
  return [...pages, ...printed];
}

function toPage(
  root: string,
  path: string,
  { title, description, path: shown }: Pick<PageFacts, 'title' | 'description' | 'path'>,
): Omit<TemplatePage, 'loadBody'> {
  return {
    path,
    template: `${root.slice(1)}${placeholders.path}`,
    values: { path: shown.slice(root.length, -1), title: title.trim(), description },
    isFullLoad: true,
    file: `${path.slice(1)}index.html`,
  };
}
