import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getConnectSources } from '@/export/policy';
import { PageTemplate } from '@/export/template';
import { environment, getAlgolia } from '@/lib/environment';
import { partMarks } from '@/lib/spec-part';
import { listLateFiles, type LateFile } from '@/reference/late-files';
import { toPageFacts, type PageFacts } from '@/reference/page-facts';
import { loadPart } from '@/reference/part-page';
import { listPrintedPages } from '@/reference/printed-page';
import { getServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { runMain } from './step';

// `tsx src/cli/spec-parts.ts <export> <part> <parts>`: writes into an export the pages and files of its large specs, a share
// of them: several of these run at a time. The framework has made a template of the pages.
await runMain(async () => {
  const [folder = '', part = '0', parts = '1'] = process.argv.slice(2);
  for (const service of getServices()) {
    const spec = await loadSpec(service);
    if (spec.pages.length === 0) continue;
    const pages = listPages(spec, await loadTemplate(folder, `api/${service}`));
    const printed = listPrinted(spec, await loadTemplate(folder, `print/api/${service}`));
    const late = listLateFiles(spec).map((file) => ({ ...file, path: `api/${service}/${file.path}` }));
    const files = [...pages, ...printed, ...late].filter((_, index) => index % Number(parts) === Number(part));
    for (const { path: file, load } of files) await write(path.join(folder, file), await load());
  }
});

async function loadTemplate(folder: string, root: string): Promise<PageTemplate> {
  const file = `${root}/${partMarks.path}/index.html`;
  const { basePath } = environment;
  const settings = { file, connect: getConnectSources(getAlgolia()), basePath };
  const template = new PageTemplate(await readFile(path.join(folder, file), 'utf8'), partMarks, settings);
  await write(path.join(folder, template.script.path), template.script.text);
  return template;
}

function listPages(spec: Spec, template: PageTemplate): LateFile[] {
  return spec.pages.map((page) => {
    const load = async () => fill(template, spec, toPageFacts(spec, page), await loadPart(spec, page));
    return { path: `${page.path.slice(1)}index.html`, load };
  });
}

function listPrinted(spec: Spec, template: PageTemplate): LateFile[] {
  return listPrintedPages(spec).map(({ path: page, facts, load }) => ({
    path: `${page.slice(1)}index.html`,
    load: () => Promise.resolve(fill(template, spec, facts, load())),
  }));
}

function fill(
  template: PageTemplate,
  { service }: Spec,
  { path: page, title, description }: Pick<PageFacts, 'path' | 'title' | 'description'>,
  element: ReactElement,
): string {
  const own = page.slice(`/api/${service}/`.length, -1);
  return template.fill({ path: own, title: title.trim(), description, body: renderToStaticMarkup(element) });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
