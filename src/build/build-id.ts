import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/files';

/** What an export is made from. */
export const sources = [
  'content',
  'openapi',
  'public',
  'src',
  'contentlayer.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'redocly.yaml',
  'tailwind.config.ts',
];

/** What the commands make inside of those folders. */
export const made = /^(src\/generated|public\/content-assets)(\/|$)|^src\/routes\/revision\.json$/;

/**
 * The name of a build: a hash of all it is made from, so that the same sources and settings have the same name. Next.js
 * compares it to know that a tab is older than the site.
 */
export async function getBuildId(
  settings: Record<string, unknown>,
  { root = '.', foreign = [] }: { root?: string; foreign?: string[] } = {},
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  // Specs from elsewhere are only among the generated files of a copy.
  for (const service of foreign) hash.update(await readFile(path.join(root, `src/generated/${service}.json`)));
  for (const file of listSources())
    hash
      .update(`${file.replace(/^[./]+/, '')}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 20);
}

function listSources(): string[] {
  const found = [...sources, findLock()].filter((source) => existsSync(source));
  const files = found.flatMap((source) =>
    statSync(source).isDirectory() ? listFiles(source).map((file) => `${source}/${file}`) : [source],
  );
  return files.filter((file) => !made.test(file));
}

/** The lock file of the packages that are used: the nearest one above, as a copy of the sources may lie inside the project. */
export function findLock(folder = '.'): string {
  const file = `${folder}/package-lock.json`;
  return existsSync(file) || path.resolve(folder) === path.parse(process.cwd()).root ? file : findLock(`${folder}/..`);
}
