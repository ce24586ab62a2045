import { projectSources } from './copy-project';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findLock, listFiles } from '@/lib/files';
import { generatedFiles } from '@/lib/hash-values-and-project-code';

/**
 * Returns the id of a build: a hash of its sources and settings, so the same sources and settings have the same id. Next.js
 * compares ids to find out whether a tab is older than the site.
 */
export async function getBuildId(
  settings: Record<string, unknown>,
  { root = '.', foreign = [] }: { root?: string; foreign?: string[] } = {},
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  // Only a copy of the project has foreign specs among its generated files.
  for (const service of foreign) hash.update(readFileSync(path.join(root, `src/generated/${service}.json`)));
  for (const file of listSources())
    hash
      .update(`${file.replace(/^[./]+/, '')}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 20);
}

function listSources(): string[] {
  const found = [...projectSources, path.relative('.', findLock(path.resolve('.')))].filter((source) =>
    existsSync(source),
  );
  const files = found.flatMap((source) =>
    statSync(source).isDirectory() ? listFiles(source).map((file) => `${source}/${file}`) : [source],
  );
  return files.filter((file) => !generatedFiles.test(file));
}
