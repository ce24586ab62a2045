import { spawn, type ChildProcess } from 'node:child_process';
import { runCommand } from '@/build/command';
import { watchContent } from '@/build/development/watch-content';
import { rebuildSpecs, watchSpecs } from '@/build/development/watch-specs';
import { printWarnings } from '@/build/prepare';
import { raiseRevision, type Wrong } from '@/build/development/revision';
import { runMain } from '@/build/step';
import { checkEnvironment, environment } from '@/lib/environment';
import { loadServiceNames } from '@/spec/source/service-folder';

/** The problems that pages show. An API page shows those of its spec, and every other page shows those of the content. */
const wrong: Wrong = { services: {}, content: [] };

// `npm run dev [-- --only <service>]`: serves the site and shows every edit to pages and specs at once.
await runMain(async () => {
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? undefined : process.argv[at + 1];
  checkEnvironment();
  await raiseRevision(wrong);
  // A problem with one page or spec does not stop the command: it is shown, and all other pages keep working.
  const [specs, content] = await Promise.allSettled([
    runCommand('cli/openapi', [], { quiet: true }).then(printWarnings),
    runCommand('cli/content', [], { quiet: true }),
  ]);
  if (specs.status === 'rejected')
    await rebuildSpecs(only === undefined ? await loadServiceNames('.') : [only], wrong.services);
  await raiseRevision(wrong);
  const server = start('next', ['dev', '--port', process.env.PORT ?? '3000']);
  const stop = () => {
    server.kill();
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.on('exit', (code) => process.exit(code ?? 0));
  const checkContent = watchContent(content.status === 'fulfilled', async (problems) => {
    wrong.content = problems;
    await raiseRevision(wrong);
  });
  watchSpecs(only, wrong.services, async () => {
    await raiseRevision(wrong);
    checkContent();
  });
});

function start(program: string, args: string[]): ChildProcess {
  return spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: environment.basePath, NEXT_TELEMETRY_DISABLED: '1' },
  });
}
