import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/whole';
import { getFrameworkKey } from './framework-key';
import { removeUnused } from './unused';

/** Beside what other tools keep: a restored `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/articles';

/** What stands on the pages of the docs, as it was rendered last. */
export interface KeptArticles {
  /** Takes what was rendered of the same texts, or renders it; `keys` are those of all texts that are in it. */
  load: (slug: string, keys: string[], render: () => Promise<string>) => Promise<string>;
}

/**
 * Keeps articles by all that decides over them: their texts, each known by its content, and what the framework's own export is
 * kept by: code, specs, packages, variables, files beside pages, and what pages say of themselves. No time stamp is believed.
 */
export async function openKeptArticles(root = '.'): Promise<KeptArticles> {
  const folder = path.join(root, cache, await getFrameworkKey(root, {}));
  mkdirSync(folder, { recursive: true });
  await removeUnused(path.join(root, cache), folder);
  return {
    load: async (slug, keys, render) => {
      const file = path.join(folder, createHash('sha256').update(slug).digest('hex').slice(0, 32));
      const mark = `${keys.join(' ')}\n`;
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (kept.startsWith(mark) && kept.length > mark.length) return kept.slice(mark.length);
      const article = await render();
      writeWhole(file, mark + article);
      return article;
    },
  };
}
