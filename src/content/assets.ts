import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHidden } from '@/lib/content-file-name-conventions';
import { cleanSvg } from './clean-svg';
import { listFiles, listSymbolicLinks, isFileInside } from '@/lib/files';
import { findFileProblem } from './damaged-assets';
import type { PageProblem } from './format-and-sort-page-problems';

/** The path from which files next to pages are served. */
const assetPath = '/content-assets';

/** The list of the addresses that the site has published, in `content/`. It is not published itself. */
export const addressList = 'addresses.txt';

/** The file of `content/` with the words of the site that no dictionary contains. */
export const wordList = 'words.txt';

const kinds = /\.(?:avif|gif|jpe?g|png|svg|webp|csv|json5|pdf|txt|zip)$/i;

/** Returns the files below a content folder that pages may show or link to, as sorted paths relative to that folder. */
export function getAssets(root = 'content'): string[] {
  const links = listSymbolicLinks(root).filter((link) => isFileInside(join(root, link), root));
  return [...listFiles(root), ...links].filter(isAsset).sort();
}

/** Returns true for the name of a file that pages may show or link to. */
export function isAsset(file: string): boolean {
  return kinds.test(file) && !isHidden(file) && ![addressList, wordList].includes(file);
}

/**
 * Copies the assets to the folder that the site serves, cleans SVG images, and removes earlier copies. Returns the
 * number of assets.
 */
export function copyAssets(root = 'content', target = join('public', assetPath)): number {
  rmSync(target, { recursive: true, force: true });
  const assets = getAssets(root);
  for (const asset of assets) copyAsset(asset, root, target);
  return assets.length;
}

/** Copies one asset, or removes its copy if the asset no longer exists or is a symbolic link out of the content folder. */
export function copyAsset(asset: string, root = 'content', target = join('public', assetPath)): void {
  const [from, to] = [join(root, asset), join(target, asset)];
  if (!isFileInside(from, root)) return rmSync(to, { force: true });
  mkdirSync(dirname(to), { recursive: true });
  if (isSvg(asset)) writeFileSync(to, cleanSvg(readFileSync(from, 'utf8')).svg);
  else copyFileSync(from, to);
}

/** Returns the problems of the files that pages may show or link to, whether or not a page does. */
export function getAssetProblems(root = 'content'): PageProblem[] {
  return getAssets(root).flatMap((asset): PageProblem[] => {
    const file = join(root, asset);
    const data = readFileSync(file);
    const place = { file, line: 1, column: 1 };
    const what = findFileProblem(file, data);
    if (what !== undefined)
      return [{ severity: 'error', place, message: `the file ${what}`, fix: 'Export or download it again.' }];
    const { removed } = isSvg(asset) ? cleanSvg(data.toString('utf8')) : { removed: [] };
    if (removed.length === 0) return [];
    const message = `${removed.join(', ')} ${removed.length === 1 ? 'is' : 'are'} removed from the image`;
    return [{ severity: 'warning', place, message, fix: 'Images cannot run scripts, link to pages, or load files.' }];
  });
}

export function isSvg(file: string): boolean {
  return /\.svg$/i.test(file);
}

/** Returns a path if it is an existing file in a folder that pages may refer to. */
export function findAsset(file: string, root = 'content'): string | undefined {
  return isAsset(file) && isFileInside(file, root) ? file : undefined;
}

/** Returns the path from which the site serves an asset, without the base path. */
export function toAssetPath(file: string, root: string): string {
  return `${assetPath}/${file
    .slice(root.length + 1)
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

/** Returns true for the name of a file that pages can show. */
export function isImage(file: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file);
}
