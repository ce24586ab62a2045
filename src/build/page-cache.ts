import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/whole';
import { getExportKey } from './next-export-key';
import { removeUnused } from './unused';

/** Where other tools have their caches: a restored `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/rendered-pages';

/** The rendered pages of earlier builds. */
export interface PageCache {
  /** Takes what was rendered of the same texts, or renders it; `keys` are those of all texts in the page. */
  load: (page: string, keys: string[], render: () => Promise<string>) => Promise<string>;
}

/**
 * Caches pages by all that decides over them: their texts, each known by its content, and the key of Next.js's export, which is made
 * of code, specs, packages, variables, files next to pages, and front matter, never of timestamps.
 */
export async function openPageCache(root = '.'): Promise<PageCache> {
  const folder = path.join(root, cache, await getExportKey(root, {}));
  mkdirSync(folder, { recursive: true });
  await removeUnused(path.join(root, cache), folder);
  return {
    load: async (page, keys, render) => {
      const file = path.join(folder, createHash('sha256').update(page).digest('hex').slice(0, 32));
      const head = `${keys.join(' ')}\n`;
      const cached = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (cached.startsWith(head) && cached.length > head.length) return cached.slice(head.length);
      const text = await render();
      writeWhole(file, head + text);
      return text;
    },
  };
}
