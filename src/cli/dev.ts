import { watch } from 'chokidar';
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toReport } from './openapi-text';
import { toBatches } from './batches';
import { runCommand } from './command';
import { watchContent, whenWritten } from './dev-content';
import { printWarnings } from './prepare';
import { raiseRevision, type Wrong } from './revision';
import { runMain } from './step';
import { checkEnvironment, environment } from '@/lib/environment';
import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { buildSpecs } from '@/spec/source/build-specs';
import { toProblemText } from '@/spec/source/problem';

/** The pages of the services show what is wrong with them, those of the docs what is wrong with any of them. */
const wrong: Wrong = { services: {}, content: [] };

// `npm run dev [-- --only <service>]`: the site with every edit to pages and specs shown at once.
await runMain(async () => {
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? undefined : process.argv[at + 1];
  checkEnvironment();
  await raiseRevision(wrong);
  // What is wrong with one page or spec is shown, and the others go on: it does not keep anybody from writing.
  const [specs, content] = await Promise.allSettled([
    runCommand('openapi', [], { quiet: true }).then(printWarnings),
    runCommand('content', [], { quiet: true }),
  ]);
  if (specs.status === 'rejected')
    for (const service of only === undefined ? getServiceFolders() : [only]) await rebuild(service);
  await raiseRevision(wrong);
  const framework = start('next', ['dev', '--port', process.env.PORT ?? '3000']);
  const stop = () => {
    framework.kill();
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  framework.on('exit', (code) => process.exit(code ?? 0));
  const checkContent = watchContent(content.status === 'fulfilled', async (problems) => {
    wrong.content = problems;
    await raiseRevision(wrong);
  });
  watchSpecs(only, checkContent);
});

function start(program: string, args: string[]): ChildProcess {
  return spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: environment.basePath, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

function getServiceFolders(): string[] {
  const entries = readdirSync('openapi', { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function watchSpecs(only: string | undefined, checkContent: () => void): void {
  const add = toBatches<string | undefined>(async (services) => {
    for (const service of services) await rebuild(service);
    await raiseRevision(wrong);
    checkContent();
  });
  watch(only === undefined ? 'openapi' : path.join('openapi', only), whenWritten).on('all', (_event, file) =>
    add(only ?? path.relative('openapi', file).split(path.sep)[0]),
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
      wrong.services[name] = problems.map(toProblemText);
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${text}\n`);
    if (service !== undefined) wrong.services[service] = [text];
  }
}
