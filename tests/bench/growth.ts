import path from 'node:path';
import { runProgram } from '@/cli/step';
import { measures } from '@/export/budgets';
import { loadFirstLoad } from '@/export/first-load';
import { copyWithPages } from './generated';
import type { Row } from './table';

const pages = ['/', '/definitions/intro/', '/api/environments/'];

/** What a first load weighs with 500 generated pages beside, as a share of what it weighs with 5. */
export async function measureGrowth(counts: [few: number, many: number] = [5, 500]): Promise<Row[]> {
  const loads = [];
  for (const count of counts) {
    const folder = `.cache/bench-${count}`;
    copyWithPages(folder, count);
    await runProgram('tsx', ['src/cli/build.ts'], { quiet: true, cwd: folder });
    const options = { out: path.join(folder, 'out'), basePath: '', sizes: new Map<string, number>() };
    loads.push(await Promise.all(pages.map((page) => loadFirstLoad(page, options))));
  }
  const [few = [], many = []] = loads;
  return pages.flatMap((page, index) =>
    measures.map((measure) => {
      const [before, after] = [few[index]?.[measure] ?? NaN, many[index]?.[measure] ?? NaN];
      return {
        name: `${page} ${measure}: ${before.toFixed(1)} with ${counts[0]}, ${after.toFixed(1)} with ${counts[1]}`,
        value: after / before,
        unit: 'times',
        floor: 1.02,
        aim: 1.01,
      };
    }),
  );
}
