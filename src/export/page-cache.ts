import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@/lib/files';
import { removeUnused } from '@/lib/unused';
import { getInputsKey } from './inputs';

/** The cache is next to those of other tools, so restoring `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/rendered-pages';

/** The rendered bodies of earlier builds. */
interface PageCache {
  /** Returns the cached body of a page if its texts are the same, otherwise renders it. `keys` are the keys of all texts in the page. */
  load: (page: string, keys: string[], render: () => Promise<string>) => Promise<string>;
}

/**
 * Opens the cache of rendered bodies. A body is cached by the keys of its texts and by everything else that a page can show: code,
 * specs, packages, variables, files next to pages, and front matter.
 */
export async function openPageCache(root = '.'): Promise<PageCache> {
  const folder = path.join(root, cache, await getInputsKey(root));
  mkdirSync(folder, { recursive: true });
  await removeUnused(path.join(root, cache), folder);
  return {
    load: async (page, keys, render) => {
      const file = path.join(folder, createHash('sha256').update(page).digest('hex').slice(0, 32));
      const head = `${keys.join(' ')}\n`;
      const cached = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (cached.startsWith(head) && cached.length > head.length) return cached.slice(head.length);
      const text = await render();
      writeAtomically(file, head + text);
      return text;
    },
  };
}
