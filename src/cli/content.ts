import { copyAssets } from '@/docs/assets';
import { checkContent } from '@/docs/check';
import { getPageProblems, getPages, removeStaleOutput } from '@/docs/page';
import { toPlaceText, UserError } from '@/lib/fail';
import { runMain, runProgram } from './step';

// `npm run content`: checks every page, builds them, says what is wrong with them.
await runMain(async () => {
  checkContent('content');
  // Contentlayer believes PWD rather than where it runs.
  await runProgram('contentlayer2', ['build'], { quiet: true, env: { PWD: process.cwd() } });
  removeStaleOutput();
  const { count, cleaned } = copyAssets();
  for (const { file, removed } of cleaned)
    console.error(
      `warning ${file}: ${removed.join(', ')} of the picture is left out\n  A picture runs, links and loads nothing.`,
    );
  const problems = await getPageProblems();
  for (const { severity, place, message, fix } of problems) {
    console.error(`${severity} ${toPlaceText(place)}: ${message}${fix === undefined ? '' : `\n  ${fix}`}`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) throw new UserError(`${errors === 1 ? '1 error' : `${errors} errors`} in content/.`);
  console.log(`${getPages().length} pages, ${count} files beside them, ${problems.length + cleaned.length} warnings.`);
});
