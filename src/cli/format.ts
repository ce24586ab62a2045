import { parseArgs } from 'node:util';
import { runMain, runProgram } from '@/export/run-steps-and-programs';

// `npm run format [-- <file> …]`: formats the given files, or all.
await runMain(async () => {
  await runProgram('oxfmt', parseArgs({ allowPositionals: true }).positionals);
});
