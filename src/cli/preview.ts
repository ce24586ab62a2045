import { existsSync } from 'node:fs';
import { restoreExport } from '@/build/swap';
import { environment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import { assertPortFree, getServeSettings, serve } from '@/hosting/serve';
import { runMain } from '@/build/step';

// `npm run preview`: serves what was built last.
await runMain(async () => {
  const port = Number(process.env.PORT ?? 3000);
  restoreExport('out');
  if (!existsSync('out/index.html')) fail('There is no export in out/ yet.', { fix: 'Make one first: npm run build' });
  await assertPortFree(port);
  await serve('out', port, getServeSettings());
  process.stdout.write(`http://localhost:${port}${environment.basePath}/\n`);
});
