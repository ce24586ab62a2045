import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measure } from '@/export/size-limits-by-page-kind';
import { checkBudgets, type Verdict } from '@/export/measure-and-check-budgets';
import { environment } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { runMain } from '@/export/set-environment-and-run-main-function';

const names: Record<Measure, string> = {
  html: 'HTML KB',
  js: 'JavaScript KB',
  css: 'CSS KB',
  fonts: 'fonts KB',
  fontFiles: 'font files',
  total: 'total KB',
  requests: 'requests',
};

// `npm run budgets`: prints the weight of the first load of every kind of page in out/, its limit, and its aim. A
// weight above the limit fails; one above the aim is only marked.
await runMain(async () => {
  parseArgs();
  if (!existsSync('out/index.html')) fail('out/ contains no export yet', { fix: 'Run this first: npm run build' });
  const verdicts = await checkBudgets('out', environment.basePath);
  process.stdout.write(verdicts.map(toLine).join(''));
  const count = verdicts.filter(({ isOver }) => isOver).length;
  if (count > 0)
    fail(
      count === 1 ? 'the line marked "over" exceeds its limit' : `${count} lines marked "over" exceed their limits`,
      {
        place: { file: 'src/export/size-limits-by-page-kind.ts' },
        fix: 'npm run bench -- modules shows what a first load consists of.',
      },
    );
});

function toLine({ kind, measure, page, value, budget, isOver }: Verdict): string {
  const isCount = measure === 'requests' || measure === 'fontFiles';
  const shown = isCount ? String(value) : value.toFixed(1);
  const mark = isOver ? 'over' : value > budget.aim ? 'aim missed' : '';
  return `${kind.padEnd(10)} ${names[measure].padEnd(14)} ${shown.padStart(6)}   limit ${String(budget.limit).padStart(3)}, aim ${String(budget.aim).padStart(3)}   ${mark.padEnd(11)}${page}\n`;
}
