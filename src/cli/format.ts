import { parseArgs } from 'node:util';
import { runProgram } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';

// `npm run format [-- <file> …]`: formats the given files, or all.
await runMain(async () => {
  await runProgram('oxfmt', parseArgs({ allowPositionals: true }).positionals);
});
