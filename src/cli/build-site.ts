import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getBuildId } from '@/export/build-id';
import { finishExport } from '@/export/finish';
import { removeIfPossible, restoreExport, swapExport } from '@/export/swap';
import { checkEnvironment, environment, getAlgolia } from '@/lib/environment';
import { UserError } from '@/lib/fail';
import { toSystemMistake } from '@/lib/system-error';
import { getPlaces } from '@/site/locales';
import { getSite } from '@/site/site';
import { runCommand } from './command';
import { checkExport } from './links';
import { fillArticles } from './fill-articles';
import { exportFramework } from './framework';
import { fillParts, startParts } from './fill-parts';
import { prepared, startPreparing, type Preparation } from './prepare';
import { runStep, runTogether } from './step';

const aside = 'out.next';
/** Where what is made beside the framework waits for its end. */
const waiting = { parts: '.cache/parts', articles: '.cache/articles' };

export interface BuildSiteOptions {
  out?: string;
  /** Specs and content have been built already. */
  prepared?: boolean;
  /** A copy of the project, whose specs have been built already. */
  root?: string;
  /** Services from elsewhere: what leads into them is not ours to promise. */
  foreign?: string[];
}

/** Builds the whole site aside and swaps it in, so that a failed or killed build leaves the last `out/` as it was. */
export async function buildSite({ out = 'out', ...options }: BuildSiteOptions = {}): Promise<void> {
  checkEnvironment();
  restoreExport(out);
  await keepLast(out, async () => swapExport(await exportSite(options), out));
}

/** Adds to what a full disk or a missing right is told by: what has become of the last export. */
export async function keepLast(out: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const mistake =
      toSystemMistake(error) ?? (error instanceof UserError && toSystemMistake(error.cause) ? error : undefined);
    throw mistake ? new UserError(`${mistake.message}\n  Nothing in ${out}/ was changed.`, { cause: error }) : error;
  }
}

/** Builds the whole site in one language aside, and gives the folder; of a build that fails nothing stays. */
export async function exportSite(options: Omit<BuildSiteOptions, 'out'> = {}): Promise<string> {
  const folder = path.join(options.root ?? '.', aside);
  await rm(folder, { recursive: true, force: true });
  try {
    await writeExport(folder, options);
    return folder;
  } catch (error) {
    for (const name of [aside, ...Object.values(waiting)]) removeIfPossible(path.join(options.root ?? '.', name));
    throw error;
  }
}

async function writeExport(
  folder: string,
  { prepared: isPrepared, root = '.', foreign = [] }: Omit<BuildSiteOptions, 'out'>,
): Promise<void> {
  const { basePath, siteUrl, isIndexed } = environment;
  const algolia = getAlgolia();
  const preparation = isPrepared ? prepared : startPreparing(root);
  const build = await getBuildId({ basePath, siteUrl, isIndexed, algolia }, { root, foreign });
  const env = {
    BASE_PATH: basePath,
    SITE_URL: siteUrl,
    ALGOLIA_HOST: algolia?.host ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const written = await exportPages(root, { build, env, preparation });
  const { prefix, below } = getPlaces();
  await runStep('  finish', () =>
    finishExport(folder, {
      build,
      basePath,
      siteUrl,
      isIndexed,
      algolia,
      redirects: getSite().redirects,
      isPart: prefix !== '',
      below,
      written,
    }),
  );
  await runStep('  links', () => checkExport(folder, foreign));
}

async function checkContent(facts: Promise<unknown>, texts: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.all([facts, texts]);
  const output = await runStep('  check', () => runCommand('check-content', ['--built'], { quiet: true, signal }));
  if (output !== '') process.stderr.write(output);
}

/**
 * Lets the framework export as soon as there is what it reads, and the docs and large specs be rendered beside it. Pages of the
 * docs are put into its templates while the index of the search is made. Gives the files that are finished.
 */
async function exportPages(
  root: string,
  { build, env, preparation }: { build: string; env: Record<string, string>; preparation: Preparation },
): Promise<Set<string>> {
  const { facts, texts } = preparation;
  // What is wrong with a page need not wait for the framework.
  const stop = new AbortController();
  texts.catch(() => stop.abort());
  const parts = texts.then(() => startParts(root, waiting, env));
  const pages = texts.then(() => runStep('  pages', async () => (await parts).all));
  const exported = facts.then(() =>
    runStep('  export', () => exportFramework({ root, folder: aside, build, env, signal: stop.signal })),
  );
  const filled = Promise.all([parts.then(({ articles }) => articles), exported]).then(() =>
    fillArticles(path.join(root, waiting.articles), path.join(root, aside)),
  );
  // Content and specs are checked against each other when both are there; a copy of the project has the same.
  const checked =
    root === '.' && environment.locale === undefined ? checkContent(facts, texts, stop.signal) : undefined;
  checked?.catch(() => stop.abort());
  await runTogether(pages, exported, filled, checked);
  return runStep('  fill', () => {
    fillParts(path.join(root, waiting.parts), path.join(root, aside));
    return filled;
  });
}
