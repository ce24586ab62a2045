import path from 'node:path';
import { existsSync, readFileSync, writeFileSync, statSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { cacheFolder, findLock, listFiles } from '@/lib/files';
import { runProgram } from './step';
import { checkVersion, failAssumption } from '@/next-output/assumptions';
import { removeUnused } from '@/lib/unused';
import { createHash } from 'node:crypto';
import { sources } from './build-id';

/** The cache is next to those of other tools, so restoring `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/next-export';

/** The placeholder for the build id. Many builds, each with its own id, reuse one export. */
const buildMark = 'x0build0x00000000000';

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
 * Lets Next.js export the site with templates instead of most pages, or reuses an earlier export of the same code, specs, and
 * front matter. The export does not contain the texts of docs pages, so editing a text needs no new export.
 */
export async function exportWithNext({ root, folder, build, env, signal, run }: ExportSettings): Promise<void> {
  const target = path.join(root, folder);
  const own = { ...env, EXPORT_DIR: folder, BUILD_ID: buildMark, NEXT_EXPORT: '1' };
  const cached = path.join(root, cache, await getExportKey(root, own));
  if (existsSync(cached)) {
    await cp(cached, target, { recursive: true });
  } else {
    await (run ?? runNext(root, signal))(own);
    await cacheFolder(cached, (temporary) => cp(target, temporary, { recursive: true }));
  }
  await removeUnused(path.join(root, cache), cached);
  nameBuild(target, build);
}

function runNext(root: string, signal?: AbortSignal) {
  checkVersion();
  return (env: Record<string, string>) => runProgram('next', ['build'], { quiet: true, env, cwd: root, signal });
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

/** The files that Next.js reads: the sources with generated files but without `content`, and the files that map module names. */
const read = [...sources.filter((source) => source !== 'content'), 'tsconfig.json', 'package.json'];

/** The file that changes only in development. It does not affect an export. */
const counter = 'src/routes/revision.json';

const documents = '.contentlayer/generated';

/** Matches the environment variables that affect an export. */
const variables =
  /^(?:NEXT_|BASE_PATH$|SITE_URL$|NOINDEX$|LOCALE$|ALGOLIA_HOST$|ALGOLIA_INSIGHTS$|SOURCE_MAPS$|NEXT_EXPORT$|EXPORT_DIR$)/;

/**
 * Hashes everything that determines an export: the version of Node, variables, code, generated specs, packages, files next to
 * pages, and the front matter of pages, but neither their texts nor timestamps.
 */
export async function getExportKey(root: string, env: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const all = Object.entries({ ...process.env, ...env }).filter(([name]) => variables.test(name));
  hash.update(JSON.stringify(all.sort(([one], [other]) => (one < other ? -1 : 1))));
  const add = (name: string, content: string | Buffer) => hash.update(`\0${name}\0`).update(content);
  for (const source of read)
    for (const file of listBelow(root, source)) if (file !== counter) add(file, await readFile(path.join(root, file)));
  add('package-lock.json', await readFile(findLock(path.resolve(root))).catch(() => ''));
  for (const file of listBelow(root, 'content'))
    // Metadata of folders, sidebars of versions, and the images and files that pages refer to.
    if (!file.endsWith('.md')) add(file, await readFile(path.join(root, file)));
  for (const file of listBelow(root, documents))
    if (file.endsWith('.md.json')) add(file, toFrontMatter(await readFile(path.join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 32);
}

function listBelow(root: string, name: string): string[] {
  const target = path.join(root, name);
  if (!existsSync(target)) return [];
  return statSync(target).isDirectory() ? listFiles(target).map((file) => `${name}/${file}`) : [name];
}

/** Returns a document of Contentlayer without its text and without the values derived from the text. */
function toFrontMatter(document: string): string {
  const { page, home } = JSON.parse(document) as Record<string, Record<string, unknown> | undefined>;
  return JSON.stringify({
    ...(page ?? home),
    digest: undefined,
    text: undefined,
    bodyLine: undefined,
    segments: undefined,
  });
}
