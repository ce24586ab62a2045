import { watch } from 'chokidar';
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toReport } from './openapi';
import { prepareSite, revision } from './build-site';
import { runMain } from './step';
import { checkEnvironment, environment } from '@/lib/environment';
import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { buildSpecs } from '@/spec/source/build-specs';
import { toProblemText } from '@/spec/source/problem';

/** What the last build found wrong, by service; the services' pages show it. */
const lint: Record<string, string[]> = {};

// `npm run dev [-- --only <service>]`: the site with every edit to pages and specs shown at once.
await runMain(async () => {
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? undefined : process.argv[at + 1];
  checkEnvironment();
  await prepareSite();
  await bumpRevision();
  const port = process.env.PORT ?? '3000';
  const children = [start('contentlayer2', ['dev']), start('next', ['dev', '--port', port])];
  watchGenerated();
  watchSpecs(only);
  const stop = () => children.forEach((child) => child.kill());
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});

function start(program: string, args: string[]): ChildProcess {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: environment.basePath, NEXT_TELEMETRY_DISABLED: '1' },
  });
  child.on('exit', (code) => {
    if (code) process.exitCode = code;
  });
  return child;
}

async function bumpRevision(): Promise<void> {
  await writeFile(revision, `${JSON.stringify({ revision: Date.now(), lint })}\n`);
}

function watchGenerated(): void {
  watch('.contentlayer/generated', {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 },
  }).on('all', () => void bumpRevision());
}

function watchSpecs(only: string | undefined): void {
  const folder = only === undefined ? 'openapi' : path.join('openapi', only);
  watch(folder, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } }).on(
    'all',
    (_event, file) => {
      const service = only ?? path.relative('openapi', file).split(path.sep)[0];
      void rebuild(service);
    },
  );
}

async function rebuild(service: string | undefined): Promise<void> {
  try {
    const result = await buildSpecs({
      only: service === 'rules' || service === 'versions' ? undefined : service,
      versions: getSpecVersions(getSite().docs),
    });
    process.stdout.write(`${toReport(result)}\n`);
    for (const name of result.services) {
      const problems = result.problems.filter((problem) => problem.service === name && problem.known === undefined);
      lint[name] = problems.map(toProblemText);
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${text}\n`);
    if (service !== undefined) lint[service] = [text];
  }
  await bumpRevision();
}
