import { rmSync } from 'node:fs';
import { cache } from 'react';
import { environment, getDevelopmentFiles } from '@/lib/environment';
import { whenRemoved } from '@/lib/files';

/** Waits until `npm run dev` has built specs and content. Meanwhile, Next.js starts and compiles the page. */
export async function whenPrepared(): Promise<void> {
  const files = getDevelopmentFiles();
  if (files) await whenRemoved(files.preparing);
}

/** Returns a function that loads data once per process in a build, and once for each request in development. */
export function toLoader<T>(load: () => Promise<T>): () => Promise<T> {
  const loadForRequest = cache(async () => {
    await whenPrepared();
    return load();
  });
  let loaded: Promise<T> | undefined;
  return () => (environment.isDevelopment ? loadForRequest() : (loaded ??= load()));
}

/** Notifies `npm run dev` that a page has been rendered. The command checks the content after that. */
export function tellRendered(): void {
  const files = getDevelopmentFiles();
  if (files) rmSync(files.unseen, { force: true });
}
