import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { getBuildId } from '@/export/build-id';
import { finishExport } from '@/export/finish';
import { restoreExport, swapExport } from '@/export/swap';
import { checkEnvironment, environment, getAlgolia } from '@/lib/environment';
import { partMarks } from '@/lib/spec-part';
import { getPlaces } from '@/site/locales';
import { redirects } from '@/site/redirects';
import { checkExport } from './links';
import { runProgram, runStep } from './step';

const aside = 'out.next';

/** A number that `npm run dev` raises: the routes import it, so that a new one reloads them. */
export const revision = 'src/app/revision.json';

/** Lints, bundles and types the specs; checks and builds the content. Warnings are printed, they stop nothing. */
export async function prepareSite(): Promise<void> {
  await runStep('  openapi', async () =>
    printWarnings(await runProgram('tsx', ['src/cli/openapi.ts'], { quiet: true })),
  );
  await prepareContent('.');
}

async function prepareContent(root: string): Promise<void> {
  const file = path.join(root, revision);
  if (!existsSync(file)) await writeFile(file, '{ "revision": 0 }\n');
  await runStep('  content', async () =>
    printWarnings(await runProgram('tsx', ['src/cli/content.ts'], { quiet: true, cwd: root })),
  );
}

/** Prints the warnings among what a program said. */
export function printWarnings(output: string): void {
  const lines = output.split('\n').filter((line) => /(^|\s)warning\s/.test(line));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}

export interface BuildSiteOptions {
  out?: string;
  /** Specs and content have been built already. */
  prepared?: boolean;
  /** A copy of the project, whose specs have been built already. */
  root?: string;
  /** Services from elsewhere: what leads into them is not ours to promise. */
  foreign?: string[];
}

/** Builds the whole site aside and swaps it in, so that a failed or killed build leaves the last `out/` as it was. */
export async function buildSite({ out = 'out', ...options }: BuildSiteOptions = {}): Promise<void> {
  checkEnvironment();
  restoreExport(out);
  swapExport(await exportSite(options), out);
}

/** Builds the whole site in one language aside, and gives the folder. */
export async function exportSite({
  prepared,
  root = '.',
  foreign = [],
}: Omit<BuildSiteOptions, 'out'> = {}): Promise<string> {
  if (!prepared) await (root === '.' ? prepareSite() : prepareContent(root));
  const folder = path.join(root, aside);
  await rm(folder, { recursive: true, force: true });
  const { basePath, siteUrl, isIndexed } = environment;
  const algolia = getAlgolia();
  const build = await getBuildId({ basePath, siteUrl, isIndexed, algolia }, { root, foreign });
  const env = {
    EXPORT_DIR: aside,
    BUILD_ID: build,
    BASE_PATH: basePath,
    SITE_URL: siteUrl,
    ALGOLIA_HOST: algolia?.host ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await runStep('  export', () => runProgram('next', ['build'], { quiet: true, env, cwd: root }));
  await exportParts(root, env);
  const { prefix, below } = getPlaces();
  await runStep('  finish', () =>
    finishExport(folder, { build, basePath, siteUrl, isIndexed, algolia, redirects, isPart: prefix !== '', below }),
  );
  await runStep('  links', () => checkExport(folder, foreign));
  return folder;
}

/** More than these of the processes that write large specs only wait for each other's memory. */
const mostProcesses = 4;

/** Writes the pages of large specs, which the framework has only made the template of. */
async function exportParts(root: string, env: Record<string, string>): Promise<void> {
  const templates = (await listTemplates(path.join(root, aside))).map((template) => path.join(root, aside, template));
  if (templates.length === 0) return;
  const count = Math.min(mostProcesses, availableParallelism());
  await runStep('  parts', () =>
    Promise.all(
      Array.from({ length: count }, (_, part) =>
        runProgram('tsx', ['src/cli/spec-parts.ts', aside, String(part), String(count)], {
          quiet: true,
          env: { ...env, NODE_ENV: 'production' },
          cwd: root,
        }),
      ),
    ),
  );
  for (const template of templates) await rm(template, { recursive: true });
}

async function listTemplates(folder: string): Promise<string[]> {
  const services = await readdir(path.join(folder, 'api')).catch(() => []);
  return services
    .flatMap((service) => ['api', 'print/api'].map((root) => path.join(root, service, partMarks.path)))
    .filter((name) => existsSync(path.join(folder, name)));
}
