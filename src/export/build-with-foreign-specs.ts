import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { manifestName } from '@/hosting/file-hash-manifest';
import { checkEnvironment, isStrict } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toCount } from '@/messages/plural';
import { toExampleReport } from '@/openapi/examples/format-example-counts-and-faults';
import { parseModel } from '@/openapi/serialize-model';
import { buildSpecs, type BuildResult } from '@/openapi/source/build-or-lint-specs';
import { endBuilding } from '@/openapi/source/build-in-worker-or-load-from-cache';
import { findForeignSpecs, findOtherFiles, type ForeignSpecs } from '@/openapi/source/find-specs-outside-project';
import { isLocked, withLock } from './build-lock';
import { buildSite } from './build-site';
import { copyProjectForNow } from './copy-project';
import { toReport } from '@/openapi/source/problem-report';
import { runStep } from './run-steps-and-programs';
import { getSpecVersionsAndLanguages } from '@/site/versions';

/** The default output folder. `out/` is only for the site itself. */
const defaultOut = 'out.openapi';

/**
 * Builds the site with the specs in a folder in addition to its own, in a copy that leaves the project unchanged. A foreign spec
 * replaces one of the same name.
 */
export async function buildWithForeignSpecs(folder: string, out = defaultOut): Promise<void> {
  checkEnvironment();
  checkOut(out);
  const found = await findForeignSpecs(folder);
  for (const file of await findOtherFiles(folder))
    process.stderr.write(`${path.join(folder, file)}: not an OpenAPI document, so it is left out\n`);
  const build = (name: string) => buildInCopy(found, name, out);
  // Builds reuse one folder, because file names in the export depend on its path. A concurrent build uses a different one.
  const lock = path.resolve('.cache/openapi.lock');
  if (isLocked(lock)) await build(`openapi-${process.pid}`);
  else await withLock(() => build('openapi'), '.', lock);
}

async function buildInCopy(found: ForeignSpecs, name: string, out: string): Promise<void> {
  const copy = copyProjectForNow(name);
  const outcome = await runStep('  openapi', () => buildForeign(found, copy));
  collectGarbage();
  await buildSite({ out: path.resolve(out), root: copy, foreign: outcome.shown });
  process.stdout.write(`${toSummary(outcome, out)}\n`);
}

/** Builds the specs, and returns the names of those that are shown and of those that are refused. */
async function buildForeign(found: ForeignSpecs, copy: string): Promise<Outcome> {
  const result = await buildSpecs({
    out: path.join(copy, 'src/generated'),
    ...getSpecVersionsAndLanguages(),
    foreign: found.sources,
  });
  endBuilding();
  const refused = [...found.refused, ...result.refused];
  process.stderr.write(`${toReport({ ...result, refused })}\n`);
  const outcome = toOutcome(found, { ...result, refused });
  process.stderr.write(`${readExampleReport(copy, outcome.shown)}\n`);
  return outcome;
}

/** The names of the foreign specs. */
interface Outcome {
  shown: string[];
  refused: string[];
}

/**
 * Fails if no foreign spec can be shown, if one of this project has errors, or, with `--strict`, if a foreign spec is refused or an
 * action of its overlays selects nothing.
 */
export function toOutcome(
  { sources }: ForeignSpecs,
  result: Pick<BuildResult, 'refused' | 'written' | 'problems'>,
): Outcome {
  const refused = result.refused.map(({ service }) => service);
  const shown = sources.map(({ service }) => service).filter((service) => !refused.includes(service));
  const fix = 'Fix the errors listed above.';
  if (shown.length === 0) fail('no document can be shown, so nothing was built', { fix });
  if (!result.written) fail('the specs have errors, so nothing was built', { fix });
  if (isStrict() && refused.length > 0)
    fail(`${toCount(refused.length, 'document')} refused, so nothing was built: ${refused.join(', ')}`, {
      fix: 'Fix the errors listed above, or omit --strict to build without what is refused.',
    });
  if (isStrict() && result.problems.some(({ rule }) => rule === 'overlay-target'))
    fail('an action of an overlay selects nothing, so nothing was built', {
      fix: 'Correct its target, or omit --strict to build without it.',
    });
  return { shown, refused };
}

/**
 * Frees the models of large specs, hundreds of megabytes. This process now only waits for others, so Node.js would keep them until
 * the build ends.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function readExampleReport(root: string, services: string[]): string {
  const reports = services.map((service) => {
    const text = readFileSync(path.join(root, `src/generated/${service}.model.json`), 'utf8');
    return { service, ...parseModel(text).examples };
  });
  return toExampleReport(reports, { isLong: false });
}

/** Fails if the output folder is `out/`, or if it contains anything but an earlier export, because the build replaces it. */
function checkOut(out: string): void {
  const fix = `Pass another folder to --out, or omit it to use ${defaultOut}/.`;
  if (path.resolve(out) === path.resolve('out')) fail('out/ is reserved for the export of the site itself', { fix });
  const isNotExport = existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, manifestName));
  if (isNotExport) fail('the folder contains something other than an export', { place: { file: out }, fix });
}

/** Says which documents are shown, and how many of them. */
export function toSummary({ shown, refused }: Outcome, out: string): string {
  const list = shown.map((service) => `  /api/${service}/`).join('\n');
  const count = `${shown.length} of ${toCount(shown.length + refused.length, 'document')}`;
  const others = refused.length === 0 ? '' : `, ${refused.length} refused: ${refused.join(', ')}`;
  return `${out}/ contains the site with these APIs:\n${list}\n${count}${others}`;
}
