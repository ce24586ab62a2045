import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file with the revision that `npm run dev` writes. All routes import it, so a new revision renders them again. */
export const revision = 'src/routes/revision.json';

/** The problems that the last builds found, as texts: those of each service, and those of the content. */
export interface Wrong {
  services: Record<string, string[]>;
  content: string[];
}

/**
 * Removes the problems that an earlier run has found. Leaves a file without problems unchanged, so that Next.js can reuse what it
 * compiled in that run.
 */
export async function clearRevision(root = '.'): Promise<void> {
  const none = { services: {}, content: [] };
  const text = await readFile(path.join(root, revision), 'utf8').catch(() => '');
  if (!text.endsWith(toEnd(none))) await raiseRevision(none, root);
}

/** Makes every route render again and passes the problems to it. Writes atomically, or Next.js could read an incomplete file. */
export async function raiseRevision(wrong: Wrong, root = '.'): Promise<void> {
  const written = path.join(root, '.cache/revision.json');
  await mkdir(path.dirname(written), { recursive: true });
  await writeFile(written, `{"revision":${Date.now()}${toEnd(wrong)}`);
  await rename(written, path.join(root, revision));
}

function toEnd(wrong: Wrong): string {
  return `,"wrong":${JSON.stringify(wrong)}}\n`;
}
