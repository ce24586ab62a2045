import { rmSync } from 'node:fs';
import { getDevelopmentFiles } from '@/lib/environment';
import { whenRemoved } from '@/lib/files';

/** Waits until `npm run dev` has built specs and content. Meanwhile, Next.js starts and compiles the page. */
export async function whenPrepared(): Promise<void> {
  const files = getDevelopmentFiles();
  if (files) await whenRemoved(files.preparing);
}

/** Notifies `npm run dev` that a page has been rendered. The command checks the content after that. */
export function tellRendered(): void {
  const files = getDevelopmentFiles();
  if (files) rmSync(files.unseen, { force: true });
}
