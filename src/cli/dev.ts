import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/export/command';
import { clearRevision, raiseRevision, type Wrong } from '@/export/development/revision';
import { runMain } from '@/export/step';
import { assertPortFree } from '@/hosting/serve';
import { fail } from '@/lib/fail';
import { whenRemoved } from '@/lib/files';
import { toOffer } from '@/lib/nearest';
import {
  checkEnvironment,
  environment,
  getHost,
  getPort,
  toDevelopmentFiles,
  type DevelopmentFiles,
} from '@/lib/environment';

/** The problems that pages show. An API page shows those of its spec, and every other page shows those of the content. */
const wrong: Wrong = { services: {}, content: [] };

/** Loads modules that take a second to load, while Next.js compiles. */
const loadWatchers = () =>
  Promise.all([
    import('@/export/development/watch-content'),
    import('@/export/development/watch-specs'),
    import('@/openapi/source/service-folder'),
    import('@/openapi/source/cached-service'),
  ]);

// `npm run dev [-- --only <service>]`: serves the site and shows every edit to pages and specs at once.
await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  checkEnvironment();
  if (only !== undefined) await checkService(only);
  const port = getPort();
  await assertPortFree(port);
  const { preparing, unseen } = writeDevelopmentFiles();
  await clearRevision();
  const prepared = Promise.allSettled([
    runCommand('cli/openapi', [], { quiet: 'warnings' }),
    runCommand('cli/content', [], { quiet: true }),
  ]);
  // Next.js starts and compiles the first page at the same time. Pages wait for specs and content.
  const server = start('next', ['dev', '--port', String(port), '--hostname', getHost()]);
  process.on('exit', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));
  // A problem with one page or spec does not stop the command: it is shown, and all other pages keep working.
  const [specs, content] = await prepared;
  if (specs.status === 'fulfilled') rmSync(preparing);
  const [{ watchContent }, { rebuildSpecs, watchSpecs }, { loadServiceNames }, { prepareBuilding }] =
    await loadWatchers();
  if (specs.status === 'rejected') {
    await rebuildSpecs(only === undefined ? await loadServiceNames('.') : [only], wrong.services);
    await raiseRevision(wrong);
    rmSync(preparing);
  }
  const checkContent = watchContent(content.status === 'fulfilled', async (problems) => {
    wrong.content = problems;
    await raiseRevision(wrong);
  });
  watchSpecs(only, wrong.services, async () => {
    await raiseRevision(wrong);
    checkContent();
  });
  // Checking takes as much time as rendering the first page, so it starts afterwards.
  await whenRemoved(unseen);
  prepareBuilding();
  checkContent();
});

/** Fails if there is no service with this name. */
async function checkService(name: string): Promise<void> {
  const { loadServiceNames } = await import('@/openapi/source/service-folder');
  const names = await loadServiceNames('.');
  if (!names.includes(name)) fail(`--only: there is no service "${name}"`, { fix: toOffer(name, names, 'Services') });
}

/** Creates the files, and passes their folder to Next.js. */
function writeDevelopmentFiles(): DevelopmentFiles {
  const folder = path.resolve('.cache/development');
  process.env.DEVELOPMENT_FILES = folder;
  const files = toDevelopmentFiles(folder);
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(files)) writeFileSync(file, '');
  return files;
}

function start(program: string, args: string[]): ChildProcess {
  return spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: environment.basePath, NEXT_TELEMETRY_DISABLED: '1' },
  });
}
