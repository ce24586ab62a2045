import { execFileSync } from 'node:child_process';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import type { Change } from '@/openapi/changes/change';
import { diffSpecs } from '@/openapi/changes/diff-files-folders-or-revisions';
import { changeClasses } from '@/openapi/changes/breaking-change-classes-rule-type-and-reasons';
import { endBuilding } from '@/openapi/source/build-in-worker-or-load-from-cache';
import { printRows } from './table';

const header = `| Commit | ${changeClasses.join(' | ')} | Subject |\n|---|${changeClasses.map(() => '---|').join('')}---|\n`;

/** Prints how many changes of each class each commit made in `openapi/`, or why its specs cannot be compared. */
export async function reportApiHistory(): Promise<void> {
  const log = execFileSync('git', ['log', '--reverse', '--format=%h %s', '--', 'openapi'], { encoding: 'utf8' });
  process.stdout.write(header);
  for (const line of log.trim().split('\n')) {
    const [commit = '', subject = ''] = line.split(/ (.*)/s);
    const cells = await diffSpecs({ before: `${commit}~1`, after: commit }).then(
      ({ changes }) => toCounts(changes),
      // Early specs may break rules of today, and the first commit has nothing before it.
      (error: unknown) => [`skipped: ${toMessage(error).split('\n', 2).join(' ')}`],
    );
    process.stdout.write(`| ${commit} | ${cells.join(' | ')} | ${subject} |\n`);
  }
  endBuilding();
}

/** Compares two specs, and prints the counts of changes by class, with time and memory. */
export async function measureComparison(before: string, after: string): Promise<void> {
  const start = process.cpuUsage();
  const { changes } = await diffSpecs({ before, after });
  const { user, system } = process.cpuUsage(start);
  const counts = toCounts(changes).map((count, index) => `${count} ${changeClasses[index]}`);
  process.stdout.write(`${changes.length} changes: ${counts.join(', ')}\n`);
  printRows('Comparison of two specs', [
    { name: 'Processor time', value: (user + system) / 1e6, unit: 's', limit: 30, aim: 25 },
    { name: 'Memory', value: process.resourceUsage().maxRSS / 1024, unit: 'MB', limit: 2000, aim: 1500 },
  ]);
  endBuilding();
}

function toCounts(changes: Change[]): number[] {
  return changeClasses.map((kind) => changes.filter((change) => change.class === kind).length);
}
