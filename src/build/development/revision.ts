import { mkdir, rename, writeFile } from 'node:fs/promises';

/** The file with a number that `npm run dev` raises. The routes import it, so a new number reloads them. */
export const revision = 'src/routes/revision.json';

/** The problems that the last builds found, as text: for each service and for the content. */
export interface Wrong {
  services: Record<string, string[]>;
  content: string[];
}

/** Makes every route render again. The write is atomic, because Next.js would compile an incomplete file. */
export async function raiseRevision(wrong: Wrong): Promise<void> {
  const written = '.cache/revision.json';
  await mkdir('.cache', { recursive: true });
  await writeFile(written, `${JSON.stringify({ revision: Date.now(), wrong })}\n`);
  await rename(written, revision);
}
