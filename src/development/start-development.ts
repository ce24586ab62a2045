import path from 'node:path';
import { runStepWorker } from '@/export/run-step-worker';
import { toSeconds } from '@/export/run-steps-and-programs';
import { environment, getHost, getPort } from '@/lib/environment';
import { generatedFiles } from '@/lib/hash-values-and-project-code';
import { forgetMemos } from '@/lib/memo';
import { prepareBuilding } from '@/openapi/source/build-in-worker-or-load-from-cache';
import { LanguageCopies } from './language-copies';
import { EventStream } from './live-reload-and-paths';
import type { Problems } from './render-address';
import { startDevelopmentServer } from './http-server';
import { LanguageSite } from './language-site';
import { toBatches, watchFiles } from './watch-files-and-batches';
import { watchContent } from './watch-content';
import { rebuildSpecs, watchSpecs } from './watch-specs';
import { toFailureText } from '@/export/format-error-for-terminal';

/** The code of the site, without packages. */
const code = ['src', 'contentlayer.config.ts', 'next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'];

/**
 * Serves the site in development: the shells as Next.js has exported them last, and pages and files rendered on request. Shows every
 * edit to content, specs, and code. Watches the specs of all `services`, or of `only` one.
 */
export async function startDevelopment(services: string[], only: string | undefined): Promise<void> {
  const start = performance.now();
  const problems: Problems = { services: {}, content: [] };
  const events = new EventStream();
  // Watches before it builds, so that no edit is missed in between.
  let prepare = () => {};
  const watching = new Promise<void>((resolve) => (prepare = resolve));
  const prepared = watching.then(() => prepareSources(only === undefined ? services : [only], problems));
  const site = new LanguageSite({ root: '.', env: {} }, problems, prepared);
  const languages = new LanguageCopies(problems);

  const show = () => {
    site.renderer.forget();
    events.send();
  };
  /** Shows a change of content or specs, which can change the navbar. */
  const showSources = async () => {
    show();
    // A mistake in the configuration is a problem of the content, which the check reports.
    if (await site.shells.update().catch(() => false)) show();
    if (await languages.update()) events.send();
  };
  const content = watchContent({
    prepared,
    build: (files) => site.renderer.build(files),
    show: async (found) => {
      problems.content = found;
      await showSources();
    },
  });
  const specs = watchSpecs(only, {
    prepared,
    wrong: problems.services,
    onEdit: content.stop,
    onBuilt: async () => {
      await showSources();
      content.check();
    },
  });
  watchCode(async (files) => {
    forgetMemos();
    site.renderer.restart();
    languages.restart();
    content.restart(files);
    show();
    await site.shells.update({ isCodeChanged: true });
    show();
  });
  void Promise.all([content.ready, specs]).then(prepare);

  site.shells.ready.then(
    () => process.stdout.write(`ready        ${toSeconds(start)}\n`),
    (error: unknown) => process.stderr.write(`${toFailureText(error)}\n`),
  );
  const { basePath } = environment;
  const [port, host] = [getPort(), getHost()];
  const find = async (address: string) => {
    const found = languages.find(address);
    return found ? { site: await found.site, address: found.address } : { site, address };
  };
  await startDevelopmentServer({ port, host, basePath, events, find });
  process.stdout.write(`\n  http://${host}:${port}${basePath}/\n\n`);
  // Checking takes as much time as rendering the first page, so it starts afterwards.
  await site.renderer.used;
  prepareBuilding();
  content.check();
}

/**
 * Builds specs and content, except the texts of pages: each is built when something needs it, at the latest the check. A problem does
 * not stop the command: all other pages are shown. Resolves to false if the content could not be built.
 */
async function prepareSources(services: string[], problems: Problems): Promise<boolean> {
  const [specs, content] = await Promise.allSettled([
    runStepWorker('specs', [], { quiet: 'warnings' }),
    runStepWorker('content', ['without-texts'], { quiet: true }),
  ]);
  if (specs.status === 'rejected') await rebuildSpecs(services, problems.services);
  return content.status === 'fulfilled';
}

/** Calls `showCode` with the changed files after a change of the code, and prints what is happening. */
function watchCode(showCode: (files: string[]) => Promise<void>): void {
  const add = toBatches<string>(async (files) => {
    const start = performance.now();
    const hint = 'For work on components, run: npm run dev -- --code';
    process.stdout.write(`${files.join(', ')} changed, so the shells are exported again. ${hint}\n`);
    await showCode(files).then(
      () => process.stdout.write(`shells       ${toSeconds(start)}\n`),
      (error: unknown) => process.stderr.write(`${toFailureText(error)}\n`),
    );
  });
  void watchFiles(code, (file, event) => {
    if (!event.endsWith('Dir') && !generatedFiles.test(file)) add(file.split(path.sep).join('/'));
  });
}
