import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkMarkup } from '@/export/template';
import { shortenMarkup } from '@/lib/shorten-markup';
import { listLateFiles, type LateFile } from '@/reference/late-files';
import { toPageFacts, type PageFacts } from '@/reference/page-facts';
import { loadPart } from '@/reference/part-page';
import { listPrintedPages } from '@/reference/printed-page';
import { getAllServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { toUnfilled } from './fill-parts';
import { runMain } from './step';

// `tsx src/cli/spec-parts.ts <folder> <part> <parts>`: writes the pages and files of large specs, a share of them: several of
// these run at a time, beside the framework. The pages are put into its template when it has ended, by `fillParts`.
await runMain(async () => {
  const [folder = '', part = '0', parts = '1'] = process.argv.slice(2);
  for (const service of getAllServices()) {
    const spec = await loadSpec(service);
    if (spec.pages.length === 0) continue;
    const late = listLateFiles(spec).map((file) => ({ ...file, path: `api/${service}/${file.path}` }));
    const files = [...listPages(spec), ...listPrinted(spec), ...late];
    for (const { path: file, load } of files.filter((_, index) => index % Number(parts) === Number(part))) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), await load());
    }
  }
});

function listPages(spec: Spec): LateFile[] {
  return spec.pages.map((page) => {
    const file = `${page.path.slice(1)}index.html`;
    return { path: file, load: async () => render(file, spec, toPageFacts(spec, page), await loadPart(spec, page)) };
  });
}

function listPrinted(spec: Spec): LateFile[] {
  return listPrintedPages(spec).map(({ path: page, facts, load }) => {
    const file = `${page.slice(1)}index.html`;
    return { path: file, load: () => Promise.resolve(render(file, spec, facts, load())) };
  });
}

function render(
  file: string,
  { service }: Spec,
  { path: page, title, description }: Pick<PageFacts, 'path' | 'title' | 'description'>,
  element: ReactElement,
): string {
  const body = checkMarkup(shortenMarkup(renderToStaticMarkup(element)), file);
  return toUnfilled({ path: page.slice(`/api/${service}/`.length, -1), title: title.trim(), description, body });
}
