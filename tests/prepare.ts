import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram, runTogether } from '@/export/run-steps-and-programs';

/** What the unit tests read, and the command that builds it. */
const built = {
  'src/generated/services.json': 'src/cli/build-openapi.ts',
  '.contentlayer/generated/index.mjs': 'src/cli/build-content.ts',
};

/** The folder of the temporary files of all tests. */
let temporary = '';

/**
 * Vitest runs this before the tests: in a new clone, it builds the specs and the documents, which `npm test` has built before. The
 * temporary files of all tests get one folder, so that none can be left behind.
 */
export async function setup(): Promise<void> {
  temporary = mkdtempSync(path.join(tmpdir(), 'unit-'));
  process.env.TMPDIR = temporary;
  await runTogether(...findMissing('.').map((command) => runProgram('tsx', [command], { quiet: true })));
}

/** Vitest runs this after the tests. */
export function teardown(): void {
  rmSync(temporary, { recursive: true, force: true });
}

/** Returns the commands that build what a clone of the project does not have yet. */
export function findMissing(root: string): string[] {
  return Object.entries(built).flatMap(([file, command]) => (existsSync(path.join(root, file)) ? [] : [command]));
}
