import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreExport } from '@/export/swap-export';
import { environment, getPort } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { assertPortFree, getServeSettings, serve } from '@/hosting/serve';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run preview`: serves the last build.
await runMain(async () => {
  parseArgs();
  const port = getPort();
  // If a build was interrupted, the export of the build before it may still be next to out/.
  restoreExport('out');
  if (!existsSync('out/index.html')) fail('out/ contains no export yet', { fix: 'Run this first: npm run build' });
  await assertPortFree(port);
  await serve('out', port, getServeSettings());
  process.stdout.write(`http://localhost:${port}${environment.basePath}/\n`);
});
