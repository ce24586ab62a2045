import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '@/lib/environment';
import { runCommand, runStaged } from './command';
import { revision } from './development/revision';
import { runStep, runTogether } from './step';

/** The inputs of an export while they are being prepared. */
export interface Preparation {
  /** Specs and the front matter of pages, which are all that Next.js reads. */
  documents: Promise<unknown>;
  /** The same, and the texts of all pages. Rejects if a check of specs or content finds an error. */
  texts: Promise<unknown>;
}

/** A preparation that is already complete. */
export const prepared: Preparation = { documents: Promise.resolve(), texts: Promise.resolve() };

/** Lints and bundles the specs, generates their types, and checks and builds the content. Warnings fail only with `--strict`. */
export async function prepareSite(): Promise<void> {
  const { documents, texts } = startPreparing();
  await runTogether(documents, texts);
}

/** Starts the preparation. If `root` is a copy of the project, its specs have already been built. */
export function startPreparing(root = '.'): Preparation {
  const specs =
    root === '.'
      ? runStep('  openapi', async () => printWarnings(await runCommand('cli/openapi', [], { quiet: true })))
      : undefined;
  const content = startContent(root);
  return { documents: waitForAll(specs, content.documents), texts: waitForAll(specs, content.texts) };
}

function startContent(root: string): { documents: Promise<unknown>; texts: Promise<unknown> } {
  const file = path.join(root, revision);
  if (!existsSync(file)) writeFileSync(file, '{ "revision": 0 }\n');
  const { first, all } = runStaged('cli/content', [], { quiet: true, cwd: root });
  // In the default language, the check of all content reports these warnings, so they are not printed here as well.
  const print = environment.locale === undefined ? () => undefined : printWarnings;
  return { documents: first, texts: runStep('  content', async () => print(await all)) };
}

/** Waits for all promises. A failure never becomes an unhandled rejection, even if no caller awaits the result yet. */
function waitForAll(...promises: (Promise<unknown> | undefined)[]): Promise<unknown> {
  const result = runTogether(...promises);
  result.catch(() => undefined);
  return result;
}

/** Prints the warnings in the output of a program, with their fixes. */
export function printWarnings(output: string): void {
  // A fix is on the line below its warning, indented. Durations of steps are indented, too.
  const warnings = output.match(/^(?:.*\s)?warning\s.*(?:\n {2}(?!.*\d s$).*)*/gm) ?? [];
  if (warnings.length > 0) process.stderr.write(`${warnings.join('\n')}\n`);
}
