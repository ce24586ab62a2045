import { mkdir, rename, writeFile } from 'node:fs/promises';

/** The file with the revision that `npm run dev` writes. All routes import it, so a new revision renders them again. */
export const revision = 'src/routes/revision.json';

/** The problems that the last builds found, as texts: those of each service, and those of the content. */
export interface Wrong {
  services: Record<string, string[]>;
  content: string[];
}

/** Makes every route render again and passes the problems to it. Writes atomically, or Next.js could read an incomplete file. */
export async function raiseRevision(wrong: Wrong): Promise<void> {
  const written = '.cache/revision.json';
  await mkdir('.cache', { recursive: true });
  await writeFile(written, `${JSON.stringify({ revision: Date.now(), wrong })}\n`);
  await rename(written, revision);
}
