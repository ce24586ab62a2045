import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { isExternal, toTrailingSlash, toUrlParts } from '@/lib/href';
import { become, getPlace, walkElements } from '@/markdown/element';
import type { Problem } from '@/markdown/problem';
import { findAsset, findImageSize } from './assets';
import { findTarget, toAssetPath, toCandidates, type Source, type Targets } from './link-targets';
import { adviseMissing } from './missing-page';
import { toOriginal } from './route';
import { toSdkPart } from './sdk-part';

/** A link in a page's text that leads to a page of the site, or to an anchor of its own. */
export interface PageLink {
  /** As it was written. */
  written: string;
  /** With a path from the site's root, without base path, or a hash alone. */
  href: string;
  /** In the file. */
  line?: number;
  column?: number;
}

/**
 * Finishes a page's tree with what is in other files: addresses of linked pages, sizes of pictures, tables of the SDK.
 * Paths stay without base path. The tree that is given is changed. Problems, also those found `before` in the markdown, get
 * their lines in the file.
 */
export function resolveTree(
  tree: Root,
  source: Source,
  targets: Targets,
  before: Problem[] = [],
): { tree: Root; problems: Problem[]; links: PageLink[] } {
  const { root } = targets;
  const problems: Problem[] = [];
  const links: PageLink[] = [];
  const toLine = (line?: number) => (line === undefined ? undefined : line + source.bodyLine - 1);
  const report = ({ line, ...problem }: Problem) => problems.push({ ...problem, line: toLine(line) });
  before.forEach(report);
  walkElements(tree, (node) => {
    try {
      if (node.tagName === 'a') {
        const written = String(node.properties.href ?? '');
        const { line, column } = getPlace(node);
        const href = resolveLink(node, source, { targets, report });
        // What we have added leads where it should.
        if (href !== undefined && line !== undefined) links.push({ written, href, line: toLine(line), column });
      } else if (node.tagName === 'img') resolveImage(node, source, { root, report });
      else if (node.tagName === 'x-sdk') toSdkPart(node);
    } catch (error) {
      report({ severity: 'error', message: error instanceof Error ? error.message : String(error), ...getPlace(node) });
    }
    delete node.properties.dataPlace;
  });
  return { tree, problems, links };
}

/** The elements of a tree that {@link resolveTree} finishes, without what is in them. */
export function toReferences(tree: Root): Element[] {
  const references: Element[] = [];
  walkElements(tree, ({ tagName, properties }) => {
    if (['a', 'img', 'x-sdk'].includes(tagName))
      references.push({ type: 'element', tagName, properties, children: [] });
  });
  return references;
}

type Report = (problem: Problem) => void;

/**
 * A link to a `.md` file becomes the page's address, one to another file next to the page its download, one to a page its slash.
 * Gives what leads to a page of the site; undefined for all others.
 */
function resolveLink(
  node: Element,
  source: Source,
  { targets, report }: { targets: Targets; report: Report },
): string | undefined {
  const { root } = targets;
  const href = String(node.properties.href ?? '');
  const { path, query, hash } = toUrlParts(href);
  if (isExternal(href)) return undefined;
  if (path === '') return hash === '' ? undefined : hash;
  const candidates = toCandidates(path, source, root);
  if (/\.mdx?$/i.test(path)) {
    const target = findTarget(candidates, source, targets);
    if (target !== undefined) return (node.properties.href = `${target}${query}${hash}`);
    report({
      severity: 'warning',
      message: `the link "${href}" leads to no page`,
      fix: adviseMissing(candidates, targets),
      ...getPlace(node),
    });
    return undefined;
  }
  if (path.startsWith('/')) return href;
  const asset = candidates.find((file) => findAsset(file));
  if (asset === undefined) return resolveRelative(node, { path, query, hash }, { source, targets });
  Object.assign(node.properties, { href: toAssetPath(asset, root), download: '', target: '_blank', rel: ['noopener'] });
  return undefined;
}

/** Read as a browser does, against the page's address; then as a writer may mean it, against the page's file. */
function resolveRelative(
  node: Element,
  { path, query, hash }: ReturnType<typeof toUrlParts>,
  { source, targets }: { source: Source; targets: Targets },
): string | undefined {
  const own = targets.byFile.get(toOriginal(source.file, targets.root));
  if (own === undefined) return undefined;
  const target = toTrailingSlash(new URL(path, `http://site${own}`).pathname);
  const files = toCandidates(path.replace(/\/$/, ''), source, targets.root).map((file) => `${file}.md`);
  const found = targets.paths.has(target) ? target : findTarget(files, source, targets);
  if (found !== undefined) node.properties.href = `${found}${query}${hash}`;
  return `${found ?? target}${query}${hash}`;
}

function resolveImage(node: Element, source: Source, { root, report }: { root: string; report: Report }): void {
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
      fix: 'Pages load nothing from elsewhere: put the file next to the page.',
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
      fix: `Put it at ${toCandidates(path, source, root).join(' or ')}.`,
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
