import { rmSync } from 'node:fs';
import { copyAssets } from '@/docs/assets';
import { checkContent } from '@/docs/check';
import { getPageProblems, getPages } from '@/docs/page';
import { toPlaceText, UserError } from '@/lib/fail';
import { runMain, runProgram } from './step';

// `npm run content`: checks every page, builds them, says what is wrong with them.
await runMain(async () => {
  checkContent('content');
  // Contentlayer leaves the output of removed pages behind.
  rmSync('.contentlayer/generated', { recursive: true, force: true });
  await buildContent();
  const assets = copyAssets();
  const pages = getPages();
  const problems = await getPageProblems();
  for (const { severity, place, message, fix } of problems) {
    console.error(`${severity} ${toPlaceText(place)}: ${message}${fix === undefined ? '' : `\n  ${fix}`}`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) throw new UserError(`${errors === 1 ? '1 error' : `${errors} errors`} in content/.`);
  console.log(`${pages.length} pages, ${assets} files beside them, ${problems.length} warnings.`);
});

async function buildContent(): Promise<void> {
  try {
    await runProgram('contentlayer2', ['build'], { quiet: true });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
