import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compressExport } from '@/hosting/compress';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toSeconds } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run compress [-- --best]`: writes a .br and a .gz file next to every text file of out/, except for very small ones.
// `--best` takes ten times as long and saves another tenth.
await runMain(async () => {
  const start = performance.now();
  if (!existsSync('out/index.html')) fail('out/ contains no export yet', { fix: 'Run this first: npm run build' });
  const { best } = parseArgs({ options: { best: { type: 'boolean' } } }).values;
  const quality = best ? 11 : 9;
  const { files, before, after } = await compressExport('out', { quality });
  const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${files} files compressed: ${toMegabytes(before)} to ${toMegabytes(after)} with Brotli, ${toSeconds(start)}\n`,
  );
});
