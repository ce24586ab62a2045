import { join, posix } from 'node:path';
import type { Element, Root } from 'hast';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toUrlParts } from '@/lib/href';
import { become, getPlace, walkElements } from '@/markdown/element';
import type { Problem } from '@/markdown/problem';
import { assetPath, findAsset, findImageSize } from './assets';
import { adviseMissing } from './missing-page';
import { toOriginal } from './route';
import { toSdkPart } from './sdk-part';

/** What a page's own links are read against. */
interface Source {
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
  /** By where the file would stand without a version, of the latest. */
  byLatest: Map<string, string>;
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
    drafts: new Set(drafts.map(({ file }) => toOriginal(file, root))),
  };
}

/**
 * Finishes a page's tree with what stands in other files: addresses of linked pages, sizes of pictures, tables of the SDK.
 * Paths stay without base path. The tree that is given is changed. Problems, also those found `before` in the markdown, get
 * their lines in the file.
 */
export function resolveTree(
  tree: Root,
  source: Source,
  targets: Targets,
  before: Problem[] = [],
): { tree: Root; problems: Problem[] } {
  const { root } = targets;
  const problems: Problem[] = [];
  const report = ({ line, ...problem }: Problem) =>
    problems.push({ ...problem, line: line === undefined ? undefined : line + source.bodyLine - 1 });
  before.forEach(report);
  const findPath = (files: string[]) => findTarget(files, source, targets);
  const advise = (files: string[]) => adviseMissing(files, targets);
  walkElements(tree, (node) => {
    try {
      if (node.tagName === 'a') resolveLink(node, source, { findPath, advise, root, report });
      else if (node.tagName === 'img') resolveImage(node, source, { root, report });
      else if (node.tagName === 'x-sdk') toSdkPart(node);
    } catch (error) {
      report({ severity: 'error', message: error instanceof Error ? error.message : String(error), ...getPlace(node) });
    }
    delete node.properties.dataPlace;
  });
  return { tree, problems };
}

/** The elements of a tree that {@link resolveTree} finishes, without what stands in them. */
export function toReferences(tree: Root): Element[] {
  const references: Element[] = [];
  walkElements(tree, ({ tagName, properties }) => {
    if (['a', 'img', 'x-sdk'].includes(tagName))
      references.push({ type: 'element', tagName, properties, children: [] });
  });
  return references;
}

interface Context {
  root: string;
  report: (problem: Problem) => void;
}

interface LinkContext extends Context {
  findPath: (files: string[]) => string | undefined;
  /** What to do where none of the files is a page. */
  advise: (files: string[]) => string;
}

/** A link to a `.md` file becomes the page's address, one to another file beside the page its download. */
function resolveLink(node: Element, source: Source, { findPath, advise, root, report }: LinkContext): void {
  const href = String(node.properties.href ?? '');
  const { path, query, hash } = toUrlParts(href);
  if (path === '' || isExternal(href)) return;
  const candidates = toCandidates(path, source, root);
  if (/\.mdx?$/i.test(path)) {
    const target = findPath(candidates);
    if (target !== undefined) node.properties.href = `${target}${query}${hash}`;
    else
      report({
        severity: 'warning',
        message: `the link "${href}" leads to no page`,
        fix: advise(candidates),
        ...getPlace(node),
      });
    return;
  }
  if (path.startsWith('/')) return;
  const asset = candidates.find((file) => findAsset(file));
  if (asset === undefined) return;
  Object.assign(node.properties, { href: toAssetPath(asset, root), download: '', target: '_blank', rel: ['noopener'] });
}

/** The address behind the first of the files that is a page: of the page's own version, else the latest, else the next. */
function findTarget(files: string[], { file }: Source, { byFile, byLatest, root }: Targets): string | undefined {
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

function resolveImage(node: Element, source: Source, { root, report }: Context): void {
  const src = String(node.properties.src ?? '');
  const alt = String(node.properties.alt ?? '');
  if (alt === '')
    report({
      severity: 'warning',
      message: `the picture "${src}" has no text alternative`,
      fix: 'Say in brackets what it shows: ![…](…).',
      ...getPlace(node),
    });
  if (isExternal(src)) {
    report({
      severity: 'error',
      message: `the picture "${src}" lies on another site`,
      fix: 'Pages load nothing from elsewhere: put the file beside the page.',
      ...getPlace(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  const { path } = toUrlParts(src);
  const fromPublic = path.startsWith('/') ? findAsset(join('public', path)) : undefined;
  const asset = fromPublic ?? toCandidates(path, source, root).find((file) => findAsset(file));
  if (asset === undefined) {
    report({
      severity: 'error',
      message: `the picture "${src}" does not exist`,
      fix: `Put it to ${toCandidates(path, source, root).join(' or ')}.`,
      ...getPlace(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  const size = findImageSize(asset);
  Object.assign(node.properties, {
    src: fromPublic ? path : toAssetPath(asset, root),
    loading: 'lazy',
    decoding: 'async',
    ...size,
  });
}

/**
 * Where a path may lead: from the page's folder, then from the folder of its version, then from the content folder; of a
 * translation also from where the original stands, of a version from where the page was cut. Never out of the content folder.
 */
function toCandidates(path: string, { file }: Source, root: string): string[] {
  const decoded = decodeUri(path);
  const copies = [file, toOriginal(file, root), toUnversioned(file, root)];
  const roots = copies.map((copy) => toVersionFolder(copy, root));
  const tops = [...roots.map((top) => `${root}${top}`), root].map((top) => posix.join(top, decoded));
  const all = decoded.startsWith('/')
    ? tops
    : [...copies.map((copy) => posix.join(posix.dirname(copy), decoded)), ...tops];
  return [...new Set(all)].filter((candidate) => candidate.startsWith(`${root}/`));
}

/** The folder of a version in which a file stands, below the content folder: `/versions/1.0`; empty for none. */
function toVersionFolder(file: string, root: string): string {
  return /^(?:\/locales\/[^/]+)?\/versions\/[^/]+(?=\/)/.exec(file.slice(root.length))?.[0] ?? '';
}

/** Where a page stands in the content folder itself. */
function toUnversioned(file: string, root: string): string {
  const original = toOriginal(file, root);
  return `${root}${original.slice(root.length + toVersionFolder(original, root).length)}`;
}

function toAssetPath(file: string, root: string): string {
  return `${assetPath}/${file
    .slice(root.length + 1)
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}
