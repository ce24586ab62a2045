import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildLanguages } from '@/export/build-languages';
import { prepareSite } from '@/export/prepare-and-check-sources';
import { runProgram, toSeconds } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { toMessage } from '@/lib/error-messages-and-system-errors';

/**
 * The duration in seconds above which a run prints a notice. The run does not fail, because on a shared machine the duration
 * varies by more than a factor of two.
 */
const longRun = 12 * 60;

/** The environment variables for unit tests, which clear the settings of the operator. */
const plain = Object.fromEntries(
  [
    'SITE_URL',
    'BASE_PATH',
    'NOINDEX',
    'INTERNAL',
    'DRAFTS',
    'NEXT_PUBLIC_ALGOLIA_APP_ID',
    'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
    'NEXT_PUBLIC_ALGOLIA_INDEX',
    'ALGOLIA_HOST',
    'ALGOLIA_INSIGHTS',
  ].map((name) => [name, '']),
);

interface Totals {
  passed: number;
  failed: number;
}

/** A check of the test run. An error that it throws is printed and counts as one failure. */
interface Check {
  name: string;
  run: (folder: string) => Promise<Totals | void>;
}

/** The steps, which run in sequence. An array is a step of lanes, which run in parallel; the checks of a lane run in sequence. */
const steps: (Check | Check[][])[] = [
  { name: 'specs', run: () => prepareSite() },
  [
    // A build and lint do not keep two cores busy, so the unit tests run at the same time, once the programs that they start exist.
    [toCheck('tools', 'tsx', 'src/tools/install-test-programs.ts'), { name: 'unit', run: runUnit }],
    [
      toCheck('fixture', 'tsx', 'tests/e2e/build-fixture.ts'),
      toCheck('lint', 'oxlint', '--config', 'oxlint.config.mjs', '.'),
      toCheck('unused', 'knip', '--config', 'tests/lint/knip.config.mjs'),
      toCheck('format', 'oxfmt', '--check'),
    ],
  ],
  // This is the build of `npm run build`, with the settings of the operator, so the tested site can be published.
  { name: 'build', run: () => buildLanguages(undefined, 'out', { prepared: true }) },
  toCheck('budgets', 'tsx', 'src/cli/budgets.ts'),
  { name: 'e2e', run: runBrowser },
];

function toCheck(name: string, program: string, ...args: string[]): Check {
  return { name, run: async () => void (await runProgram(program, args, { quiet: true })) };
}

// `npm test`: runs the checks and prints the duration of each, then the totals. Stops if the build fails.
await runMain(async () => {
  parseArgs();
  const start = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-'));
  // What the checks leave in their temporary folders is removed at the end of the run.
  process.env.TMPDIR = folder;
  let totals: Totals = { passed: 0, failed: 0 };
  for (const step of steps) {
    const lanes = Array.isArray(step) ? step : [[step]];
    const result = toSum(await Promise.all(lanes.map((lane) => runLane(lane, folder))));
    totals = toSum([totals, result]);
    // Without an export, the browser tests cannot run.
    if (!Array.isArray(step) && step.name === 'build' && result.failed > 0) break;
  }
  await rm(folder, { recursive: true, force: true });
  const seconds = (performance.now() - start) / 1000;
  if (seconds > longRun) process.stderr.write(`The run took longer than ${longRun} seconds.\n`);
  process.stdout.write(`total        ${toSeconds(start)}\n${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
});

async function runLane(lane: Check[], folder: string): Promise<Totals> {
  const results: Totals[] = [];
  for (const check of lane) results.push(await runCheck(check, folder));
  return toSum(results);
}

function toSum(results: Totals[]): Totals {
  const sum = (key: keyof Totals) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function runCheck({ name, run }: Check, folder: string): Promise<Totals> {
  const start = performance.now();
  const totals = await run(folder).catch((error: unknown) => {
    process.stderr.write(`${toMessage(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const result = totals ?? { passed: 1, failed: 0 };
  process.stdout.write(
    `${name.padEnd(12)} ${toSeconds(start).padStart(8)}   ${result.passed} passed, ${result.failed} failed\n`,
  );
  return result;
}

async function runUnit(folder: string): Promise<Totals> {
  const file = path.join(folder, 'unit.json');
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const failure = await runProgram('vitest', args, { quiet: true, env: plain }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (failure) process.stderr.write(`${failure}\n`);
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numFailedTestSuites?: number;
    testResults: { assertionResults: { meta?: { notExecuted?: string[]; notes?: string[] } }[] }[];
  };
  for (const { meta } of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    for (const what of meta?.notExecuted ?? []) process.stdout.write(`not executed ${what}\n`);
    for (const note of meta?.notes ?? []) process.stdout.write(`${note}\n`);
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  const failed = Math.max(numFailedTests ?? 0, (numFailedTestSuites ?? 0) > 0 || failure ? 1 : 0);
  return { passed: numPassedTests ?? 0, failed };
}

async function runBrowser(folder: string): Promise<Totals> {
  const file = path.join(folder, 'e2e.json');
  const failure = await runProgram('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    quiet: true,
    env: { E2E_REPORT: file },
  }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (failure) process.stderr.write(`${failure}\n`);
  const said = new Set<string>();
  const { stats } = JSON.parse(await readFile(file, 'utf8'), (_key, value: { type?: string; description?: string }) => {
    if (value?.type === 'not run' || value?.type === 'measured')
      said.add(`${value.type.padEnd(12)} ${value.description ?? ''}`);
    return value;
  }) as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  for (const line of said) process.stdout.write(`${line}\n`);
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky + stats.skipped, failure ? 1 : 0) };
}
