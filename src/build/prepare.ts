import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '@/lib/environment';
import { runCommand, runStaged } from './command';
import { revision } from './development/revision';
import { runStep, runTogether } from './step';

/** What an export is made of, while it is being made. */
export interface Preparation {
  /** Specs, and what pages say of themselves: all that Next.js reads. */
  documents: Promise<unknown>;
  /** Also the texts of all pages, and nothing is wrong with them. */
  texts: Promise<unknown>;
}

/** Everything is there. */
export const prepared: Preparation = { documents: Promise.resolve(), texts: Promise.resolve() };

/** Lints, bundles and types the specs; checks and builds the content. Warnings are printed, they stop nothing. */
export async function prepareSite(): Promise<void> {
  const { documents: facts, texts } = startPreparing();
  await runTogether(facts, texts);
}

/** Begins to. Of a copy of the project in `root`, the specs have been built already. */
export function startPreparing(root = '.'): Preparation {
  const specs =
    root === '.'
      ? runStep('  openapi', async () => printWarnings(await runCommand('cli/openapi', [], { quiet: true })))
      : undefined;
  const content = startContent(root);
  return { documents: all(specs, content.documents), texts: all(specs, content.texts) };
}

function startContent(root: string): { documents: Promise<unknown>; texts: Promise<unknown> } {
  const file = path.join(root, revision);
  if (!existsSync(file)) writeFileSync(file, '{ "revision": 0 }\n');
  const { first, all } = runStaged('cli/content', [], { quiet: true, cwd: root });
  // What is wrong with texts is said once, by the check of all content; only the default language has one.
  const print = environment.locale === undefined ? () => undefined : printWarnings;
  return { documents: first, texts: runStep('  content', async () => print(await all)) };
}

/** Waits for all; for a failure nobody may have asked yet when it happens. */
function all(...promises: (Promise<unknown> | undefined)[]): Promise<unknown> {
  const result = runTogether(...promises);
  result.catch(() => undefined);
  return result;
}

/** Prints the warnings among what a program said. */
export function printWarnings(output: string): void {
  const lines = output.split('\n').filter((line) => /(^|\s)warning\s/.test(line));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}
