import { copyAssets } from '@/content/assets';
import { checkContentFiles } from '@/content/check-front-matter-includes-and-file-kinds';
import { isHome } from '@/content/list-content-files';
import { loadSources } from '@/content/read-page-files-with-includes';
import { checkOutput } from '@/content/contentlayer-internals';
import { reuseDocuments } from '@/content/reuse-documents';
import { removeUnused } from '@/lib/cache';
import { toCount } from '@/messages/plural';
import { getSiteVariables } from '@/site/get-site';
import { toPageVersion } from '@/site/versions';
import { tellStageDone } from './step-worker-messages';
import { runProgram, runTogether } from './run-steps-and-programs';

/** Loads a module that takes half a second to load, while Contentlayer runs. */
const loadReader = () => import('@/content/read-and-index-stored-pages');
const loadBuilder = () => import('@/content/build-page-texts');

/** Builds every page as far as its mistakes allow, by default with its text. The check of the pages reports the mistakes. */
export async function prepareContent({ withTexts = true } = {}): Promise<void> {
  const variables = getSiteVariables();
  const sources = loadSources('content');
  const { unchanged, isComplete } = await reuseDocuments(variables, '.', sources);
  const changed = new Map([...sources].filter(([path, { mistakes }]) => !unchanged.has(path) || mistakes.length > 0));
  const count = copyAssets();
  // Contentlayer builds no page at all if one has a mistake.
  if (checkContentFiles('content', { sources: changed, variables, findVersion: toPageVersion }).length > 0)
    await rebuildAll([...sources.keys()]);
  else
    await runTogether(
      buildDocuments([...sources.keys()], isComplete),
      withTexts ? loadBuilder().then(({ buildTexts }) => buildTexts(sources, variables)) : undefined,
    );
  const [{ getSitePages }, { textCache }] = await Promise.all([loadReader(), import('@/content/page-text-cache')]);
  removeUnused(textCache);
  process.stdout.write(`${toCount(getSitePages().pages.length, 'page')}, ${toCount(count, 'file')} next to them.\n`);
}

/** Builds the documents with Contentlayer, and notifies a caller that needs only the documents. */
async function buildDocuments(files: string[], isComplete: boolean): Promise<void> {
  // Contentlayer uses PWD instead of its working directory.
  if (!isComplete) {
    await runProgram('contentlayer2', ['build'], { quiet: true, env: { PWD: process.cwd() } });
    checkOutput(files.map((file) => ({ type: isHome(file) ? 'Home' : 'Page', file })));
  }
  const { removeStaleOutput } = await loadReader();
  removeStaleOutput();
  tellStageDone();
}

async function rebuildAll(files: string[]): Promise<void> {
  const [{ removeStaleOutput }, { rebuildFile }] = await Promise.all([loadReader(), import('@/content/rebuild-file')]);
  for (const file of files) await rebuildFile(file, { variables: getSiteVariables(), findVersion: toPageVersion });
  removeStaleOutput();
}
