import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { buildProject, copyProject } from '../e2e/copy-project';
import { serveExport } from '../e2e/served-export';

const folder = '.cache/scorecard';
const scorecard = 'afdocs@0.22.2';

/** Points that the site does not get: its navigation precedes the article in the HTML, because the focus follows what one sees. */
const least = 95;

/**
 * Scores how well programs read the site, with a public scorecard that needs Node 22. The scorecard compares links with the address
 * of the server, so it gets a build of its own.
 */
export async function scoreForPrograms(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  const { origin, close } = await serveExport(path.join(folder, 'out'));
  try {
    if (!buildProject(folder, { SITE_URL: origin })) fail('the build for the scorecard failed');
    const report = await scan(origin);
    process.stdout.write(report);
    const [, points = '0'] = /Overall Score:\s+(\d+)/.exec(report) ?? [];
    if (Number(points) < least) fail(`the scorecard gives ${points} points, at least ${least} are expected`);
  } finally {
    close();
  }
}

/** Runs the scorecard in a process of its own, while this one serves the site. */
async function scan(origin: string): Promise<string> {
  const args = ['-y', '-p', 'node@22', '-p', scorecard, 'afdocs', 'check', origin, '--format', 'scorecard', '--quiet'];
  // It exits with 1 if any check fails, and still prints the points.
  return new Promise((resolve, reject) =>
    execFile('npx', args, { maxBuffer: 1e8 }, (error, output) =>
      output === '' ? reject(error ?? new Error()) : resolve(output),
    ),
  );
}
