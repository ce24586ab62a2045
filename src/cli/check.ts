import { prepareSite } from './prepare';
import { runMain, runProgram, runStep } from './step';

// `npm run check`: everything that reads and nothing that builds: specs, content, samples, lint, format, types.
await runMain(async () => {
  await prepareSite();
  await runStep('samples', () => runProgram('tsx', ['src/cli/samples.ts']));
  await runStep('lint', () => runProgram('eslint', ['--config', 'tests/lint/eslint.config.mjs', '.']));
  await runStep('format', () => runProgram('prettier', ['--check', '--log-level', 'warn', '.']));
  await runStep('types', () => runProgram('tsc', ['--noEmit']));
});
