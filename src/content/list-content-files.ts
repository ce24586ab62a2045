import { isHidden } from '@/lib/content-file-name-conventions';
import { listFiles } from '@/lib/files';
import { isIncludeFile } from './includes';

/** Returns true for the home page in any language. */
export function isHome(path: string): boolean {
  return /^(?:locales\/[^/]+\/)?index\.md$/.test(path);
}

/** Returns true for a path below the content folder that Contentlayer reads as a document. */
export function isContentFile(path: string): boolean {
  return (
    /\.(?:mdx?|json|ya?ml)$/i.test(path) &&
    !isHidden(path) &&
    !isIncludeFile(path) &&
    !/(?:^|\/)_category_\.(?:ya?ml|json)$/.test(path) &&
    !/^versions\/[^/]+\/sidebars\.json$/.test(path) &&
    path !== 'search-synonyms.yaml'
  );
}

/** Returns the files that Contentlayer reads as documents, as sorted paths below the content folder. */
export function getContentFiles(root: string): string[] {
  return listFiles(root).filter(isContentFile);
}
