import { mkdir, rename, writeFile } from 'node:fs/promises';

/** A number that `npm run dev` raises: the routes import it, so that a new one reloads them. */
export const revision = 'src/routes/revision.json';

/** What the last builds found wrong, in words: with each service, and with the content. */
export interface Wrong {
  services: Record<string, string[]>;
  content: string[];
}

/** Has every route shown anew. Written whole or not at all: Next.js would compile half of a file. */
export async function raiseRevision(wrong: Wrong): Promise<void> {
  const written = '.cache/revision.json';
  await mkdir('.cache', { recursive: true });
  await writeFile(written, `${JSON.stringify({ revision: Date.now(), wrong })}\n`);
  await rename(written, revision);
}
