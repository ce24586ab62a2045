import path from 'node:path';
import { existsSync, readFileSync, writeFileSync, statSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { listFiles, cacheFolder } from '@/lib/files';
import { runProgram } from './step';
import { checkVersion, failAssumption } from '@/next-output/assumptions';
import { removeUnused } from './unused';
import { createHash } from 'node:crypto';
import { findLock, sources } from './build-id';

/** Where other tools have their caches: a restored `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/next-export';

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

/** Besides the sources: what the commands make for Next.js to read, and what names the modules. */
const read = [...sources.filter((source) => source !== 'content'), 'tsconfig.json', 'package.json'];

/** What only development reads. */
const counter = 'src/routes/revision.json';

const documents = '.contentlayer/generated';

/** Variables that decide over an export. */
const variables =
  /^(?:NEXT_|BASE_PATH$|SITE_URL$|NOINDEX$|LOCALE$|ALGOLIA_HOST$|ALGOLIA_INSIGHTS$|SOURCE_MAPS$|NEXT_EXPORT$|EXPORT_DIR$)/;

/**
 * A hash of everything that Next.js exports from, whatever the timestamps say: code, generated specs, packages, variables, and the
 * front matter of pages, not their texts.
 */
export async function getExportKey(root: string, env: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const all = Object.entries({ ...process.env, ...env }).filter(([name]) => variables.test(name));
  hash.update(JSON.stringify(all.sort(([one], [other]) => (one < other ? -1 : 1))));
  const add = (name: string, content: string | Buffer) => hash.update(`\0${name}\0`).update(content);
  for (const source of read)
    for (const file of listBelow(root, source)) if (file !== counter) add(file, await readFile(path.join(root, file)));
  add('package-lock.json', await readFile(findLock(root)).catch(() => ''));
  for (const file of listBelow(root, 'content'))
    // What folders say of themselves, the sidebars of versions, and the pictures and files that pages name.
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

/** A document of Contentlayer's without what follows from its text, and without the text that Contentlayer adds. */
function toFrontMatter(document: string): string {
  const { page, home } = JSON.parse(document) as Record<string, Record<string, unknown> | undefined>;
  return JSON.stringify({ ...(page ?? home), digest: undefined, text: undefined, bodyLine: undefined });
}
