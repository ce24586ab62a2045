import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBuildId } from '@/export/build-id';
import { finishExport } from '@/export/finish';
import { restoreExport, swapExport } from '@/export/swap';
import { checkEnvironment, environment, getAlgolia } from '@/lib/environment';
import { getPlaces } from '@/site/locales';
import { redirects } from '@/site/redirects';
import { checkExport } from './links';
import { fillArticles } from './fill-articles';
import { exportFramework } from './framework';
import { fillParts, writeParts } from './fill-parts';
import { revision } from './revision';
import { runProgram, runStep, runTogether } from './step';

const aside = 'out.next';
/** Where what is made beside the framework waits for its end. */
const waiting = { parts: '.cache/parts', articles: '.cache/articles' };

/** Lints, bundles and types the specs; checks and builds the content. Warnings are printed, they stop nothing. */
export async function prepareSite(): Promise<void> {
  await runTogether(
    runStep('  openapi', async () => printWarnings(await runProgram('tsx', ['src/cli/openapi.ts'], { quiet: true }))),
    prepareContent('.'),
  );
}

async function prepareContent(root: string): Promise<void> {
  const file = path.join(root, revision);
  if (!existsSync(file)) await writeFile(file, '{ "revision": 0 }\n');
  await runStep('  content', async () =>
    printWarnings(await runProgram('tsx', ['src/cli/content.ts'], { quiet: true, cwd: root })),
  );
}

/** Prints the warnings among what a program said. */
export function printWarnings(output: string): void {
  const lines = output.split('\n').filter((line) => /(^|\s)warning\s/.test(line));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}

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
  swapExport(await exportSite(options), out);
}

/** Builds the whole site in one language aside, and gives the folder. */
export async function exportSite({
  prepared,
  root = '.',
  foreign = [],
}: Omit<BuildSiteOptions, 'out'> = {}): Promise<string> {
  if (!prepared) await (root === '.' ? prepareSite() : prepareContent(root));
  const folder = path.join(root, aside);
  await rm(folder, { recursive: true, force: true });
  const { basePath, siteUrl, isIndexed } = environment;
  const algolia = getAlgolia();
  const build = await getBuildId({ basePath, siteUrl, isIndexed, algolia }, { root, foreign });
  const env = {
    BASE_PATH: basePath,
    SITE_URL: siteUrl,
    ALGOLIA_HOST: algolia?.host ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const written = await runStep('  export', () => exportPages(root, { build, env }));
  const { prefix, below } = getPlaces();
  await runStep('  finish', () =>
    finishExport(folder, {
      build,
      basePath,
      siteUrl,
      isIndexed,
      algolia,
      redirects,
      isPart: prefix !== '',
      below,
      written,
    }),
  );
  await runStep('  links', () => checkExport(folder, foreign));
  return folder;
}

/** Lets the framework export, and the docs and large specs be rendered beside it; gives the files that are finished. */
async function exportPages(
  root: string,
  { build, env }: { build: string; env: Record<string, string> },
): Promise<Set<string>> {
  await runTogether(exportFramework({ root, folder: aside, build, env }), writeParts(root, waiting, env));
  fillParts(path.join(root, waiting.parts), path.join(root, aside));
  return fillArticles(path.join(root, waiting.articles), path.join(root, aside));
}
