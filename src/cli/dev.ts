import { parseArgs } from 'node:util';
import { runStepWorker } from '@/export/run-step-worker';
import { getExportEnvironment } from '@/export/export-shells-with-next';
import { runProgram, runTogether } from '@/export/run-steps-and-programs';
import { runMain } from '@/export/set-environment-and-run-main-function';
import { RenderProcess } from '@/development/render-process';
import { startDevelopment } from '@/development/start-development';
import { watchContent } from '@/development/watch-content';
import { watchSpecs } from '@/development/watch-specs';
import { assertPortFree } from '@/hosting/serve';
import { checkEnvironment, getHost, getPort } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import { loadServiceNames } from '@/openapi/source/service-names-and-root-documents';

// `npm run dev [-- --only <service>]`: serves the site and shows every edit to pages and specs at once. `-- --code` runs the
// development server of Next.js instead, which also replaces edited components in the open page.
await runMain(async () => {
  const { only, code } = parseArgs({ options: { only: { type: 'string' }, code: { type: 'boolean' } } }).values;
  checkEnvironment();
  const services = await loadServiceNames('.');
  if (only !== undefined && !services.includes(only))
    fail(`--only: there is no service "${only}"`, { fix: toOffer(only, services, 'Services') });
  await assertPortFree(getPort());
  await (code ? startNext(only) : startDevelopment(services, only));
});

/** Builds specs and content, and starts `next dev`. Problems with later edits appear in the terminal only. */
async function startNext(only: string | undefined): Promise<void> {
  await runTogether(runStepWorker('specs', [], { quiet: 'warnings' }), runStepWorker('content', [], { quiet: true }));
  await runStepWorker('navbar', [], { quiet: true });
  const prepared = Promise.resolve(true);
  const renderer = new RenderProcess({ services: {}, content: [] }, { root: '.', env: {} });
  const build = (files: string[]) => renderer.build(files);
  const content = watchContent({ prepared, build, show: () => Promise.resolve() });
  const onBuilt = () => Promise.resolve(content.check());
  await Promise.all([content.ready, watchSpecs(only, { prepared, wrong: {}, onBuilt })]);
  const args = ['dev', '--port', String(getPort()), '--hostname', getHost()];
  const stop = new AbortController();
  process.on('exit', () => stop.abort());
  await runProgram('next', args, { env: getExportEnvironment(), signal: stop.signal });
}
