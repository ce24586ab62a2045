import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listDeferredFiles } from '@/routes/api-files';
import { listPagesOfSpec } from '@/routes/api';
import { listPrintPagesOfSpec } from '@/routes/api-print';
import { getAllServices, loadSpec } from '@/openapi/load';
import { renderPages } from './render-pages';
import { runMain } from './step';

// `render-specs <folder> <share> <shares>`: renders a share of the pages of large specs and writes the same share of
// the files that these pages fetch. Several of these processes run in parallel.
await runMain(async () => {
  const [folder = '', share = '0', shares = '1'] = process.argv.slice(2);
  const isOwn = (_: unknown, index: number) => index % Number(shares) === Number(share);
  for (const service of getAllServices()) {
    const spec = await loadSpec(service);
    if (spec.pages.length === 0) continue;
    await renderPages([...listPagesOfSpec(spec), ...listPrintPagesOfSpec(spec)].filter(isOwn), folder);
    for (const { path: file, load } of listDeferredFiles(spec).filter(isOwn)) {
      const target = path.join(folder, 'api', service, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await load());
    }
  }
});
