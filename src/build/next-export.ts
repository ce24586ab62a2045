import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/list-files';
import { keepFolder } from '@/lib/whole';
import { getExportKey } from './next-export-key';
import { runProgram } from './step';
import { failAssumption } from '@/next-output/assumptions';
import { removeUnused } from './unused';

/** Where other tools have their caches: a restored `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/framework';

/** Next.js takes this for the build id: one export serves many builds, each with its own. */
const buildMark = 'x0build0x00000000000';

/** What Next.js exports, and how. */
export interface ExportSettings {
  /** The project's folder. */
  root: string;
  /** The folder in it that is made. */
  folder: string;
  build: string;
  env: Record<string, string>;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Builds the folder; in tests something else than Next.js. */
  run?: (env: Record<string, string>) => Promise<unknown>;
}

/**
 * Lets Next.js export its part of the site, or takes an earlier export of the same code, specs and front matter. The texts of pages are
 * not in it, so the edit of one needs no new export.
 */
export async function exportWithNext({ root, folder, build, env, signal, run }: ExportSettings): Promise<void> {
  const target = path.join(root, folder);
  const own = { ...env, EXPORT_DIR: folder, BUILD_ID: buildMark, FRAMEWORK_EXPORT: '1' };
  const kept = path.join(root, cache, await getExportKey(root, own));
  if (existsSync(kept)) {
    await cp(kept, target, { recursive: true });
  } else {
    await (run ?? runNext(root, signal))(own);
    await keepFolder(kept, (near) => cp(target, near, { recursive: true }));
  }
  await removeUnused(path.join(root, cache), kept);
  nameBuild(target, build);
}

function runNext(root: string, signal?: AbortSignal) {
  return (env: Record<string, string>) => runProgram('next', ['build'], { quiet: true, env, cwd: root, signal });
}

/** Fails where no page has the name: then a tab that is older than the site would not know it. */
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
