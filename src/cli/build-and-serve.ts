import { parseArgs } from 'node:util';
import { environment, getPort } from '@/lib/environment';
import { buildLanguages } from '@/export/build-languages';
import { assertPortFree, getServeSettings, serve } from '@/hosting/serve';
import { toSeconds } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run site`: builds the site and serves it as a static host does.
await runMain(async () => {
  parseArgs();
  const start = performance.now();
  const port = getPort();
  await assertPortFree(port);
  await buildLanguages();
  await serve('out', port, getServeSettings());
  process.stdout.write(`ready        ${toSeconds(start)}\n\n  http://localhost:${port}${environment.basePath}/\n\n`);
});
