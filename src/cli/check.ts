import { runCommand } from '@/build/command';
import { prepareSite } from '@/build/prepare';
import { applyStrict, runMain, runProgram, runStep } from '@/build/step';

// `npm run check [-- --strict]`: runs the checks that need no export: specs, content, samples, lint, unused code, format, and
// types.
await runMain(async () => {
  applyStrict();
  await prepareSite();
  await runStep('content', () => runCommand('cli/check-content', ['--built']));
  await runStep('lint', () => runProgram('oxlint', ['--config', 'oxlint.config.mjs', '.']));
  await runStep('unused', () => runProgram('knip', ['--config', 'tests/lint/knip.config.mjs']));
  await runStep('format', () => runProgram('prettier', ['--check', '--log-level', 'warn', '.']));
  await runStep('types', () => runProgram('tsc', ['--noEmit']));
});
