import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { getConnectSources } from '@/export/policy';
import { PageTemplate } from '@/export/template';
import { environment, getAlgolia } from '@/lib/environment';
import { partMarks } from '@/lib/spec-part';
import { listLateFiles, type LateFile } from '@/reference/late-files';
import { toPageFacts } from '@/reference/page-facts';
import { loadPart } from '@/reference/part-page';
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
    const target = path.join(folder, 'api', service);
    const template = await loadTemplate(folder, service);
    const files = [...listPages(spec, template), ...listLateFiles(spec)];
    for (const { path: file, load } of files.filter((_, index) => index % Number(parts) === Number(part))) {
      await write(path.join(target, file), await load());
    }
  }
});

async function loadTemplate(folder: string, service: string): Promise<PageTemplate> {
  const file = `api/${service}/${partMarks.path}/index.html`;
  const { basePath } = environment;
  const settings = { file, connect: getConnectSources(getAlgolia()), basePath };
  const template = new PageTemplate(await readFile(path.join(folder, file), 'utf8'), partMarks, settings);
  await write(path.join(folder, template.script.path), template.script.text);
  return template;
}

function listPages(spec: Spec, template: PageTemplate): LateFile[] {
  return spec.pages.map((page) => {
    const own = page.path.slice(`/api/${spec.service}/`.length);
    return {
      path: `${own}index.html`,
      load: async () => {
        const { title, description } = toPageFacts(spec, page);
        const body = renderToStaticMarkup(await loadPart(spec, page));
        return template.fill({ path: own.slice(0, -1), title: title.trim(), description, body });
      },
    };
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
