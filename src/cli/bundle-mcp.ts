import { parseArgs } from 'node:util';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { fail } from '@/lib/user-errors-and-mistakes';
import { bundleProgram } from '@/lib/bundle-node-programs';

// `npm run mcp:bundle -- <file>`: writes the server of `npm run mcp` as one file, which runs with Node 20 alone.
await runMain(async () => {
  const [file = fail('Which file?', { fix: 'npm run mcp:bundle -- docs-mcp.mjs' })] = parseArgs({
    allowPositionals: true,
  }).positionals;
  await bundleProgram('src/cli/mcp.ts', file);
});
