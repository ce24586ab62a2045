import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLock, listFiles } from '@/lib/files';
import { navbarFile } from '@/site/navbar';
import { made } from '@/lib/fingerprint';
import { sources } from './build-id';

/** The sources that the shells depend on: code and configuration, but neither content nor specs. */
const code = [
  ...sources.filter(
    (source) => !['content', 'openapi', 'public', 'redocly.yaml', 'contentlayer.config.ts'].includes(source),
  ),
  'tsconfig.json',
  'package.json',
];

/** Matches the environment variables that affect a page. */
const variables =
  /^(?:NEXT_|BASE_PATH$|SITE_URL$|NOINDEX$|LOCALE$|ALGOLIA_HOST$|ALGOLIA_INSIGHTS$|SOURCE_MAPS$|EXPORT_DIR$)/;

/** Matches those that do not affect a shell, because they only determine what the build inserts into it. */
const inserted = /^(?:SITE_URL|NOINDEX)$/;

/** Hashes everything that determines the shells: the version of Node, variables, code, packages, and the navbar. */
export async function getShellsKey(root: string, env: Record<string, string>): Promise<string> {
  const hash = toHash(Object.entries({ ...process.env, ...env }).filter(([name]) => !inserted.test(name)));
  await addFiles(hash, root, [
    ...code.flatMap((name) => listBelow(root, name)).filter((file) => !made.test(file)),
    navbarFile,
  ]);
  return finish(hash, root);
}

const documents = '.contentlayer/generated';

/**
 * Hashes everything that a page can show besides its own text: variables, code, specs, packages, files next to pages, and the front
 * matter of pages, but no timestamps.
 */
export async function getInputsKey(root: string): Promise<string> {
  const hash = toHash(Object.entries(process.env));
  // Another step writes the navbar at the same time. It follows from the other inputs.
  const all = [...code, 'public'].flatMap((name) => listBelow(root, name)).filter((file) => file !== navbarFile);
  // Metadata of folders, sidebars of versions, and the images and files that pages refer to.
  await addFiles(hash, root, [...all, ...listBelow(root, 'content').filter((file) => !file.endsWith('.md'))]);
  for (const file of listBelow(root, documents))
    if (file.endsWith('.md.json')) hash.update(toFrontMatter(await readFile(path.join(root, file), 'utf8')));
  return finish(hash, root);
}

type Hash = ReturnType<typeof createHash>;

function toHash(env: [string, string | undefined][]): Hash {
  const used = env.filter(([name]) => variables.test(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(process.version).update(JSON.stringify(used));
}

async function addFiles(hash: Hash, root: string, files: string[]): Promise<void> {
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
}

async function finish(hash: Hash, root: string): Promise<string> {
  hash.update(await readFile(findLock(path.resolve(root))).catch(() => ''));
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
  const derived = { digest: undefined, text: undefined, bodyLine: undefined, segments: undefined };
  return JSON.stringify({ ...(page ?? home), ...derived });
}
