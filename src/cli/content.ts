import { parseArgs } from 'node:util';
import { copyAssets, getAssetProblems } from '@/docs/assets';
import { checkContent, isHome, loadSources } from '@/docs/check';
import { checkOutput } from '@/docs/contentlayer';
import { reuseDocuments } from '@/docs/documents';
import { toCount } from '@/lib/text';
import { toPlaceText, UserError } from '@/lib/fail';
import { getVariables } from '@/site/site';
import { tellStageDone, runMain, runProgram, runTogether, isStrict } from '@/build/step';
import { unusedFor } from '@/lib/unused';

/** Loads modules that take half a second to load, while Contentlayer runs. */
const loadReader = () =>
  Promise.all([import('@/docs/page'), import('@/docs/stored-pages'), import('@/docs/page-text')]);
const loadBuilder = () => import('@/docs/build-texts');

// `npm run content`: checks and builds every page and reports problems. The exit code is 1 if one is an error.
await runMain(async () => {
  parseArgs();
  const variables = getVariables();
  const sources = loadSources('content');
  const { unchanged, isComplete } = await reuseDocuments(variables, '.', sources);
  checkContent('content', sources, unchanged);
  const count = copyAssets();
  await runTogether(
    buildDocuments([...sources.keys()], isComplete),
    loadBuilder().then(({ buildTexts }) => buildTexts(sources, variables)),
  );
  const [{ checkPages, getPages }] = await loadReader();
  const problems = [...getAssetProblems(), ...(await checkPages()).flatMap((page) => page.problems)];
  for (const { severity, place, message, fix } of problems) {
    console.error(`${severity} ${toPlaceText(place)}: ${message}${fix === undefined ? '' : `\n  ${fix}`}`);
  }
  const wrong = problems.filter(({ severity }) => isStrict() || severity === 'error').length;
  if (wrong > 0) throw new UserError(`${toCount(wrong, 'problem')} in content/.`);
  console.log(
    `${toCount(getPages().length, 'page')}, ${toCount(count, 'file')} next to them, ${toCount(problems.length, 'warning')}.`,
  );
});

/** Builds the documents with Contentlayer, and notifies a caller that needs only the documents. */
async function buildDocuments(files: string[], isComplete: boolean): Promise<void> {
  // Contentlayer uses PWD instead of its working directory.
  if (!isComplete) {
    await runProgram('contentlayer2', ['build'], { quiet: true, env: { PWD: process.cwd() } });
    checkOutput(files.map((file) => ({ type: isHome(file) ? 'Home' : 'Page', file })));
  }
  const [, { removeStaleOutput }, { removeUnusedTexts }] = await loadReader();
  const used = removeStaleOutput();
  tellStageDone();
  await removeUnusedTexts(used, Date.now() - unusedFor);
}
