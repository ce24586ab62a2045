import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fail } from '@/lib/fail';
import { splitFrontMatter, toHomeFields, toPageFields } from './front-matter';
import { toSlug } from './route';

/** Checks the front matter and the path of every page below a content folder, before anything else reads them. */
export function checkContent(root: string, passed: ReadonlySet<string> = new Set()): void {
  for (const path of getContentFiles(root)) {
    if (passed.has(path)) continue;
    const file = join(root, path);
    if (!path.endsWith('.md'))
      fail('this is no page', {
        place: { file },
        fix: 'Pages are markdown: name it .md, or keep it outside of content/.',
      });
    const split = splitFrontMatter(readFileSync(file, 'utf8'), file);
    if (/^(?:locales\/[^/]+\/)?index\.md$/.test(path)) toHomeFields(split, file);
    else toSlug(path, toPageFields(split, file).slug);
  }
}

/** The files that Contentlayer reads as documents. */
export function getContentFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx?|json|ya?ml)$/i.test(entry.name))
    .filter(({ name }) => !/^_category_\.(?:ya?ml|json)$/.test(name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/^versions\/[^/]+\/sidebars\.json$/.test(file))
    .sort();
}
