import path from 'node:path';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { environment, getAlgolia } from '@/lib/environment';
import { cachedFolder, isCached, toCachePath } from '@/lib/cache';
import { listFiles } from '@/lib/files';
import { checkServerModules, checkVersion, failAssumption } from '@/next-output/check-next-version-and-server-modules';
import { isSuperfluous } from '@/next-output/read-payloads-without-static-html';
import { getShellsKey } from './cache-keys';
import { runProgram } from './run-steps-and-programs';

/** The cache of exports. */
const cache = 'next-export';

/** The placeholder for the build id. Many builds, each with its own id, reuse one export. */
const buildMark = 'x0build0x00000000000';

/** Returns the variables of an export by Next.js. */
export function getExportEnvironment(): Record<string, string> {
  const { basePath, siteUrl } = environment;
  const algolia = getAlgolia();
  return {
    BASE_PATH: basePath,
    SITE_URL: siteUrl,
    ALGOLIA_HOST: algolia?.host ?? '',
    ALGOLIA_INSIGHTS: algolia?.insights ? '1' : '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The settings of an export by Next.js. */
export interface ExportSettings {
  /** The project's folder. */
  root: string;
  /** The output folder, inside the project's folder. */
  folder: string;
  build: string;
  env: Record<string, string>;
  /** Aborts the export. */
  signal?: AbortSignal;
  /** Writes the output folder. Tests replace Next.js with another function. */
  run?: (env: Record<string, string>) => Promise<unknown>;
}

/**
 * Lets Next.js export the shells, or reuses an earlier export of the same code, configuration, packages, and navbar. The export
 * contains no content and no spec, so editing them needs no new export.
 */
export async function exportShells({ root, folder, build, env, signal, run }: ExportSettings): Promise<void> {
  const target = path.join(root, folder);
  const own = { ...env, EXPORT_DIR: folder, BUILD_ID: buildMark };
  const key = await getShellsKey(root, own);
  if (isCached(cache, key, root)) {
    await cp(path.join(root, toCachePath(cache, key)), target, { recursive: true });
  } else {
    await (run ?? runNext(root, signal))(own);
    removeOthers(root, target);
  }
  await cachedFolder(cache, key, (temporary) => cp(target, temporary, { recursive: true }), root);
  nameBuild(target, build);
}

function runNext(root: string, signal?: AbortSignal) {
  checkVersion();
  return async (env: Record<string, string>) => {
    await runProgram('next', ['build'], { quiet: true, env, cwd: root, signal });
    checkServerModules(root);
  };
}

/** Removes what browsers never request, and the copies of public files, which change without a new export. */
function removeOthers(root: string, target: string): void {
  for (const file of listFiles(target)) if (isSuperfluous(file)) rmSync(path.join(target, file));
  for (const file of listPublicFiles(root)) rmSync(path.join(target, file), { force: true });
  removeEmptyFolders(target);
}

function removeEmptyFolders(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Copies the public files of a project to an export. */
export async function copyPublicFiles(root: string, target: string): Promise<void> {
  for (const file of listPublicFiles(root)) await cp(path.join(root, 'public', file), path.join(target, file));
}

function listPublicFiles(root: string): string[] {
  const folder = path.join(root, 'public');
  return existsSync(folder) ? listFiles(folder) : [];
}

/**
 * Replaces the placeholder with the build id. Fails if no file contains the placeholder, because a tab that is older than the
 * site could not detect that.
 */
function nameBuild(folder: string, build: string): void {
  let count = 0;
  for (const file of listFiles(folder)) {
    if (!/\.(?:html|txt)$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes(buildMark)) continue;
    count++;
    writeFileSync(path.join(folder, file), text.replaceAll(buildMark, build));
  }
  if (count === 0) failAssumption('does not write the name of the build into its payloads', 'index.txt');
}
