import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLock, sources } from './build-id';
import { listFiles } from '@/lib/list-files';

/** Beside the sources: what the commands make for Next.js to read, and what names the modules. */
const read = [...sources.filter((source) => source !== 'content'), 'tsconfig.json', 'package.json'];

/** What only development reads. */
const counter = 'src/routes/revision.json';

const documents = '.contentlayer/generated';

/** Variables that decide over an export. */
const variables =
  /^(?:NEXT_|BASE_PATH$|SITE_URL$|NOINDEX$|LOCALE$|ALGOLIA_HOST$|SOURCE_MAPS$|FRAMEWORK_EXPORT$|EXPORT_DIR$)/;

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
    if (file.endsWith('.md.json')) add(file, toFacts(await readFile(path.join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 32);
}

function listBelow(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(place).map((file) => `${name}/${file}`) : [name];
}

/** A document of Contentlayer's without the key of its text, and without the text that Contentlayer adds. */
function toFacts(document: string): string {
  const { page, home } = JSON.parse(document) as { page?: Record<string, unknown>; home?: unknown };
  if (page === undefined) return JSON.stringify(home);
  return JSON.stringify({ ...page, text: undefined, bodyLine: undefined });
}
