import { existsSync } from 'node:fs';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import { UserError } from '@/lib/user-errors-and-mistakes';
import type { Change } from '@/openapi/changes/change';
import { toFound, type Found } from './step-worker-messages';
import type { StepName } from './step-worker';
import { runStaged, runStepWorker } from './run-step-worker';
import { runStep, runTogether } from './run-steps-and-programs';

/** The inputs of an export while they are being prepared. */
export interface Preparation {
  /** Rejects if a spec has an error. */
  specs: Promise<unknown>;
  /** Specs and the front matter of pages, which are all that Next.js reads. */
  documents: Promise<unknown>;
  /** The same, and the texts of all pages. */
  texts: Promise<unknown>;
}

/** A preparation that is already complete. */
export const prepared: Preparation = {
  specs: Promise.resolve(),
  documents: Promise.resolve(),
  texts: Promise.resolve(),
};

/**
 * Lints and bundles the specs, generates their types, builds the content, and checks both. Warnings fail only with `--strict`. Prints on
 * request how often pages use names of the specs.
 */
export async function prepareSite({ counts = false } = {}): Promise<void> {
  const preparation = startPreparing();
  await runTogether(checkContent(preparation, '.', counts ? ['with-counts'] : []), preparation.texts);
}

/** Prepares like {@link prepareSite}, but returns the problems instead of printing them. */
export async function findProblems(): Promise<Found> {
  const [specs, content] = await prepareQuietly();
  const check = await findInStep('check', specs.fails ? ['without-specs'] : []);
  const found = [specs, content, check];
  // A mistake in the configuration is one of each step.
  const problems = new Map(found.flatMap((one) => one.problems).map((problem) => [JSON.stringify(problem), problem]));
  return { problems: [...problems.values()], fails: found.some(({ fails }) => fails) };
}

/** Builds specs and pages, and returns the problems of each instead of printing them. */
function prepareQuietly(): Promise<[specs: Found, content: Found]> {
  return Promise.all([findInStep('specs'), findInStep('content')]);
}

async function findInStep(step: StepName, args: string[] = []): Promise<Found> {
  let found: Found = { problems: [], fails: false };
  await runStepWorker(step, [...args, 'as-data'], {
    quiet: true,
    onMessage: (message) => (found = toFound(message) ?? found),
  });
  return found;
}

/** Starts the preparation. If `root` is a copy of the project, its specs have already been built. */
export function startPreparing(root = '.'): Preparation {
  const specs =
    root === '.' ? runStep('  openapi', () => runStepWorker('specs', [], { quiet: 'warnings' })) : undefined;
  const { first, all } = runStaged('content', [], { quiet: true, cwd: root });
  const texts = runStep('  content', () => all);
  return { specs: waitForAll(specs), documents: waitForAll(specs, first), texts: waitForAll(specs, texts) };
}

/**
 * Checks all pages once they have been built, also if a spec has an error: then the check omits links and samples. Fails with all
 * problems of specs and pages.
 */
export async function checkContent({ specs, texts }: Preparation, root = '.', options: string[] = []): Promise<void> {
  const [ofSpecs, ofTexts] = await Promise.allSettled([specs, texts]);
  const hasSpecs = ofSpecs.status === 'fulfilled';
  if (hasSpecs && ofTexts.status === 'rejected') throw ofTexts.reason;
  const check = () =>
    runStepWorker('check', hasSpecs ? options : [...options, 'without-specs'], { quiet: 'warnings', cwd: root });
  const [ofPages] = await Promise.allSettled([runStep('  check', check)]);
  const failures = [ofSpecs, ofPages].flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 1) throw new UserError(failures.map(toMessage).join('\n'));
  if (failures.length > 0) throw failures[0];
}

/** Waits for all promises. A failure never becomes an unhandled rejection, even if no caller awaits the result yet. */
function waitForAll(...promises: (Promise<unknown> | undefined)[]): Promise<unknown> {
  const result = runTogether(...promises);
  result.catch(() => undefined);
  return result;
}

/** Adds the sections of pages that mention what changes. Builds specs and pages first. Other projects with specs may have no pages. */
export async function prepareSections(changes: Change[]): Promise<Change[]> {
  if (!existsSync('content') || changes.every((change) => change.class === 'words')) return changes;
  const found = await prepareQuietly();
  if (found.some(({ fails }) => fails)) {
    process.stderr.write(
      'The pages that mention changes are not listed, because specs or pages have mistakes.\n  Correct what this command lists: npm run check:content\n',
    );
    return changes;
  }
  // Reading pages takes libraries that a comparison does not need.
  const { addAffectedSections } = await import('@/routes/add-affected-docs-sections-to-spec-changes');
  return addAffectedSections(changes);
}
