import { parseArgs } from 'node:util';
import { prepareSite } from '@/export/prepare-and-check-sources';
import { runProgram, runStep } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { applyStrict } from '@/lib/environment';

// `npm run check [-- --strict]`: runs the checks that need no export: specs, content, samples, lint with types, unused code, and
// format.
await runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
  applyStrict(values.strict);
  await prepareSite();
  await runStep('lint', () => runProgram('oxlint', ['--config', 'oxlint.config.mjs', '.']));
  await runStep('unused', () => runProgram('knip', ['--config', 'tests/lint/knip.config.mjs']));
  await runStep('format', () => runProgram('oxfmt', ['--check']));
});
