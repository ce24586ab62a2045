import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '@/hosting/manifest';
import { checkEnvironment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import { getSite } from '@/site/site';
import { getSpecVersions } from '@/site/versions';
import { buildSpecs } from '@/spec/source/build-specs';
import { endBuilding } from '@/spec/source/cached-service';
import { findForeignSpecs } from '@/spec/source/foreign-specs';
import { buildSite } from './build-site';
import { copyProjectForNow } from './copy-project';
import { toReport } from '@/spec/source/problem';
import { runStep } from './step';

/** The default output folder of such an export: not `out/`, which belongs to the site itself. */
const defaultOut = 'out.openapi';

/** Builds the site with foreign specs, in a copy of the project so that the project itself does not change. */
export async function buildWithForeignSpecs(folder: string, out = defaultOut): Promise<void> {
  checkEnvironment();
  checkOut(out);
  const foreign = await findForeignSpecs(folder);
  // All builds share one folder, because names in the export depend on it. A second build at the same time uses another
  // one.
  const isTaken = existsSync(path.resolve('.cache/openapi'));
  const copy = copyProjectForNow(isTaken ? `openapi-${process.pid}` : 'openapi');
  await runStep('  openapi', async () => {
    const result = await buildSpecs({
      out: path.join(copy, 'src/generated'),
      versions: getSpecVersions(getSite().docs),
      foreign,
    });
    endBuilding();
    process.stderr.write(`${toReport(result)}\n`);
    if (!result.written) fail('the specs have errors: nothing was built', { fix: 'Fix what is listed as error.' });
  });
  await buildSite({ out: path.resolve(out), root: copy, foreign: foreign.map(({ service }) => service) });
  process.stdout.write(`${toAddresses(foreign, out)}\n`);
}

/**
 * Checks the target, which the build replaces: it must be an earlier export of foreign specs, not the site's own
 * export.
 */
function checkOut(out: string): void {
  const fix = `Give another folder to --out, or none for ${defaultOut}/.`;
  if (path.resolve(out) === path.resolve('out')) fail('out/ is the export of the site itself', { fix });
  const isOther = existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, manifestName));
  if (isOther) fail('the folder holds something else than an export', { place: { file: out }, fix });
}

function toAddresses(foreign: { service: string }[], out: string): string {
  return `${out}/ holds the site with\n${foreign.map(({ service }) => `  /api/${service}/`).join('\n')}`;
}
