import { posix } from 'node:path';
import { decodeUri } from '@/lib/decode-uri';
import { escapeRegExp } from '@/lib/escape';
import { toOriginal } from './version-language-id-and-slug';

interface Target {
  file: string;
  path: string;
  docs?: { isLatest: boolean };
}

/** The paths of all pages, indexed by the files that links refer to. */
export interface Targets {
  root: string;
  /** Paths by file, in all versions. */
  byFile: Map<string, string>;
  /** Paths of pages of the latest version or without versions, by the file that each would be without a version. */
  byLatest: Map<string, string>;
  paths: ReadonlySet<string>;
  /** The files of drafts, which have no path. */
  drafts: Set<string>;
  /** The new paths of moved pages, by their old ones. */
  redirects?: ReadonlyMap<string, string>;
}

/** Indexes pages by the files that links refer to, once for all trees. */
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

/**
 * Finds the path of the first file that is a page: in the version of the linking page, otherwise in the latest version,
 * otherwise in the version that contains the file.
 */
export function findTarget(
  files: string[],
  { file }: { file: string },
  { byFile, byLatest, root }: Targets,
): string | undefined {
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
 * Returns the files that a path may refer to. It may be relative to the folder of the page, of its version or language, or of all
 * content; in a translation, also to the folder of the original; in a version, also to the folder that it was cut from.
 * Omits files outside the content folder.
 */
export function toCandidates(path: string, { file }: { file: string }, root: string): string[] {
  const decoded = decodeUri(path);
  const copies = [file, toOriginal(file, root), toUnversioned(file, root)];
  const roots = copies.map((copy) => toVersionFolder(copy, root));
  const tops = [...roots.map((top) => `${root}${top}`), root].map((top) => posix.join(top, decoded));
  const [language] = new RegExp(`^${escapeRegExp(root)}/locales/[^/]+`).exec(file) ?? [];
  const all = [
    ...(decoded.startsWith('/') ? [] : copies.map((copy) => posix.join(posix.dirname(copy), decoded))),
    ...(language === undefined ? [] : [posix.join(language, decoded)]),
    ...tops,
  ];
  return [...new Set(all)].filter((candidate) => candidate.startsWith(`${root}/`));
}

/** Returns the folder of the version that contains a file, below the content folder: `/versions/1.0`; empty if none. */
function toVersionFolder(file: string, root: string): string {
  return /^(?:\/locales\/[^/]+)?\/versions\/[^/]+(?=\/)/.exec(file.slice(root.length))?.[0] ?? '';
}

/** Returns the path of a file without its language and version. */
function toUnversioned(file: string, root: string): string {
  const original = toOriginal(file, root);
  return `${root}${original.slice(root.length + toVersionFolder(original, root).length)}`;
}
