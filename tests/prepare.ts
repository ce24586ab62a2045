import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram, runTogether } from '@/export/step';

/** What the unit tests read, and the command that builds it. */
const built = {
  'src/generated/services.json': 'src/cli/openapi.ts',
  '.contentlayer/generated/index.mjs': 'src/cli/content.ts',
};

/** Vitest runs this before the tests: in a new clone, it builds the specs and the documents. `npm test` has built them before. */
export async function setup(): Promise<void> {
  await runTogether(...findMissing('.').map((command) => runProgram('tsx', [command], { quiet: true })));
}

/** Returns the commands that build what a clone of the project does not have yet. */
export function findMissing(root: string): string[] {
  return Object.entries(built).flatMap(([file, command]) => (existsSync(path.join(root, file)) ? [] : [command]));
}
