import { posix } from 'node:path';
import { decodeUri } from '@/lib/decode-uri';
import { assetPath } from './assets';
import { toOriginal } from './route';

/** What a page's own links are read against. */
export interface Source {
  /** `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
}

interface Target {
  file: string;
  path: string;
  docs?: { isLatest: boolean };
}

/** The addresses of all pages, by what links name. */
export interface Targets {
  root: string;
  /** By the file, of any version. */
  byFile: Map<string, string>;
  /** By where the file would be without a version, of the latest. */
  byLatest: Map<string, string>;
  /** The addresses themselves. */
  paths: ReadonlySet<string>;
  /** The files of drafts, which have no address. */
  drafts: Set<string>;
}

/** Sorts pages by what links to them name: once for all trees. */
export function toTargets(pages: Target[], root = 'content', drafts: Target[] = []): Targets {
  const latest = pages.filter(({ docs }) => docs?.isLatest ?? true);
  return {
    root,
    byFile: new Map(pages.map(({ file, path }) => [toOriginal(file, root), path])),
    byLatest: new Map(latest.map(({ file, path }) => [toUnversioned(file, root), path])),
    paths: new Set(pages.map(({ path }) => path)),
    drafts: new Set(drafts.map(({ file }) => toOriginal(file, root))),
  };
}

/** The address behind the first of the files that is a page: of the page's own version, else the latest, else the next. */
export function findTarget(files: string[], { file }: Source, { byFile, byLatest, root }: Targets): string | undefined {
  const own = toVersionFolder(toOriginal(file, root), root);
  const isOwn = (candidate: string) => toVersionFolder(toOriginal(candidate, root), root) === own;
  const others = files.filter((candidate) => !isOwn(candidate));
  const find = (candidates: string[], map: Map<string, string>, toKey: (candidate: string) => string) =>
    candidates.map((candidate) => map.get(toKey(candidate))).find((found) => found !== undefined);
  return (
    find(files.filter(isOwn), byFile, (candidate) => toOriginal(candidate, root)) ??
    find(others, byLatest, (candidate) => toUnversioned(candidate, root)) ??
    find(others, byFile, (candidate) => toOriginal(candidate, root))
  );
}

/**
 * Where a path may lead: from the page's folder, then from the folder of its version, then from the content folder; of a
 * translation also from where the original is, of a version from where the page was cut. Never out of the content folder.
 */
export function toCandidates(path: string, { file }: Source, root: string): string[] {
  const decoded = decodeUri(path);
  const copies = [file, toOriginal(file, root), toUnversioned(file, root)];
  const roots = copies.map((copy) => toVersionFolder(copy, root));
  const tops = [...roots.map((top) => `${root}${top}`), root].map((top) => posix.join(top, decoded));
  const all = decoded.startsWith('/')
    ? tops
    : [...copies.map((copy) => posix.join(posix.dirname(copy), decoded)), ...tops];
  return [...new Set(all)].filter((candidate) => candidate.startsWith(`${root}/`));
}

/** The folder of a version in which a file is, below the content folder: `/versions/1.0`; empty for none. */
function toVersionFolder(file: string, root: string): string {
  return /^(?:\/locales\/[^/]+)?\/versions\/[^/]+(?=\/)/.exec(file.slice(root.length))?.[0] ?? '';
}

/** Where a page is in the content folder itself. */
function toUnversioned(file: string, root: string): string {
  const original = toOriginal(file, root);
  return `${root}${original.slice(root.length + toVersionFolder(original, root).length)}`;
}

export function toAssetPath(file: string, root: string): string {
  return `${assetPath}/${file
    .slice(root.length + 1)
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}
