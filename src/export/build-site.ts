import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getBuildId } from './build-id';
import { runStepWorker } from './run-step-worker';
import { finishExport } from './write-host-files-and-manifest';
import { checkReplaceable, keepLast, removeIfPossible, restoreExport, swapExport } from './swap-export';
import { checkEnvironment, environment, getAlgolia, isIndexed } from '@/lib/environment';
import { getPlaces } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { checkAddresses, readPublished } from './published-addresses';
import { checkInternalLinks } from './check-internal-links';
import { insertPages } from './insert-pages';
import { withLock } from './build-lock';
import { copyPublicFiles, exportShells, getExportEnvironment } from './export-shells-with-next';
import { checkContent, prepared, startPreparing, type Preparation } from './prepare-and-check-sources';
import { pending, renderInProcesses } from './render-in-processes';
import { runStep, runTogether } from './run-steps-and-programs';
import { readExport } from './read-exported-pages';

/** The folder of an unfinished export, in the folder of the project. */
export const staging = 'out.next';

export interface BuildSiteOptions {
  out?: string;
  /** True if specs and content have already been built. */
  prepared?: boolean;
  /** A copy of the project whose specs have already been built. */
  root?: string;
  /** The names of foreign services. Broken links to them are not errors of this site. */
  foreign?: string[];
  /** True if the content of all languages has already been checked. */
  isChecked?: boolean;
}

/**
 * Builds the whole site in a staging folder and swaps it in, so that a failed or killed build leaves the last `out/`
 * unchanged.
 */
export async function buildSite({ out = 'out', ...options }: BuildSiteOptions = {}): Promise<void> {
  checkEnvironment();
  const build = async () => {
    restoreExport(out);
    checkReplaceable(out);
    swapExport(await exportSite(options), out);
  };
  await keepLast(out, () => withLock(build, options.root));
}

/**
 * Builds the whole site in one language in the staging folder and returns that folder. If the build fails, it removes its files.
 */
export async function exportSite(options: Omit<BuildSiteOptions, 'out'> = {}): Promise<string> {
  const folder = path.join(options.root ?? '.', staging);
  await rm(folder, { recursive: true, force: true });
  try {
    await writeExport(folder, options);
    return folder;
  } catch (error) {
    for (const name of [staging, pending]) removeIfPossible(path.join(options.root ?? '.', name));
    throw error;
  }
}

async function writeExport(
  folder: string,
  { prepared: isPrepared, root = '.', foreign = [], isChecked }: Omit<BuildSiteOptions, 'out'>,
): Promise<void> {
  const { basePath, siteUrl } = environment;
  const algolia = getAlgolia();
  const preparation = isPrepared ? prepared : startPreparing(root);
  const build = await getBuildId({ basePath, siteUrl, isIndexed: isIndexed(), algolia }, { root, foreign });
  const env = getExportEnvironment();
  await exportPages(root, { build, env, preparation, isChecked });
  const { prefix, below } = getPlaces();
  await runStep('  finish', () =>
    finishExport(folder, {
      build,
      basePath,
      isIndexed: isIndexed(),
      redirects: getSite().redirects,
      isLocale: prefix !== '',
      below,
    }),
  );
  await runStep('  links', () => {
    const pages = readExport(folder);
    checkInternalLinks(folder, foreign, pages);
    // The addresses are those of the default language. A foreign spec may replace one of the site.
    if (prefix === '' && foreign.length === 0) checkAddresses(readPublished(folder, pages), getSite().redirects, root);
  });
}

interface ExportSettings {
  build: string;
  env: Record<string, string>;
  preparation: Preparation;
  isChecked?: boolean;
}

/**
 * Lets Next.js export the shells as soon as the navbar is resolved, and renders all pages and files at the same time. Then inserts
 * the pages into the shells.
 */
async function exportPages(root: string, { build, env, preparation, isChecked }: ExportSettings): Promise<void> {
  const { documents, texts } = preparation;
  // Problems with a page are reported without waiting for Next.js.
  const stop = new AbortController();
  const checked = isChecked ? undefined : checkContent(preparation, root);
  checked?.catch(() => stop.abort());
  texts.catch(() => stop.abort());
  const exported = documents
    .then(() => runStepWorker('navbar', [], { quiet: true, env, cwd: root }))
    .then(() => runStep('  export', () => exportShells({ root, folder: staging, build, env, signal: stop.signal })));
  const rendered = texts.then(() => runStep('  pages', () => renderInProcesses(root, env, exported)));
  // The check comes first, because it explains the failures that a mistake causes elsewhere.
  await runTogether(checked, rendered, exported);
  const target = path.join(root, staging);
  await copyPublicFiles(root, target);
  await runStep('  insert', () => insertPages(path.join(root, pending), target));
}
