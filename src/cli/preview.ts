import { existsSync } from 'node:fs';
import { fail } from '@/lib/fail';
import { assertPortFree, serve } from './serve';
import { runMain } from './step';

// `npm run preview`: serves what was built last.
await runMain(async () => {
  const port = Number(process.env.PORT ?? 3000);
  if (!existsSync('out/index.html')) fail('There is no export in out/ yet.', { fix: 'Make one first: npm run build' });
  await assertPortFree(port);
  await serve('out', port);
  process.stdout.write(`http://localhost:${port}\n`);
});
