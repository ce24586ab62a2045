import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { decodeUri, isExternal, toTrailingSlash, toUrlParts } from '@/lib/href';
import { toMistakes } from '@/lib/fail';
import { become, getPosition, walkElements } from '@/markdown/element';
import type { MarkdownProblem } from '@/markdown/problem';
import { isSpecReference } from '@/markdown/spec-reference-text';
import { findAsset } from './assets';
import { findImageSize, isImage } from './image-file';
import { findMissingFile, toMissingImage } from './missing-file';
import { locate, type Segment } from './includes';
import { findTarget, toAssetPath, toCandidates, type Targets } from './link-targets';
import { adviseMissing } from './missing-page';
import { toOriginal } from './route';
import { renderSdkDirective } from './sdk-directive';

/** The page whose links are resolved. */
interface Source {
  /** `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** The files of the lines, if the page includes any. */
  segments?: Segment[];
}

/** A link in the text of a page to another page or to an anchor of the same page. */
export interface PageLink {
  /** The link as the author wrote it. */
  written: string;
  /** A path from the root of the site without the base path, or only a hash. */
  href: string;
  /** The file with the link, if the page includes it. */
  file?: string;
  /** The line in the file. */
  line?: number;
  column?: number;
}

/** A problem, and its file if the page includes that file. */
type LocatedProblem = MarkdownProblem & { file?: string };

/**
 * Completes the tree of a page with data from other files: paths of linked pages, sizes of images, and tables of the
 * SDK. Paths remain without the base path. It changes the given tree. The lines of all returned problems, including the
 * problems in `before` that were found in the markdown, are lines of the file.
 */
export function resolveTree(
  tree: Root,
  source: Source,
  targets: Targets,
  before: MarkdownProblem[] = [],
): { tree: Root; problems: LocatedProblem[]; links: PageLink[] } {
  const { root } = targets;
  const problems: LocatedProblem[] = [];
  const links: PageLink[] = [];
  const toPlace = ({ line, column }: Pick<MarkdownProblem, 'line' | 'column'>): Partial<ReturnType<typeof locate>> =>
    line === undefined ? {} : locate(line + source.bodyLine - 1, source.segments ?? [], column);
  const report = (problem: MarkdownProblem) => problems.push({ ...problem, ...toPlace(problem) });
  // Paths in an included file are relative to that file.
  const toSource = (node: Element) => ({ ...source, file: toPlace(getPosition(node)).file ?? source.file });
  const own = targets.byFile.get(toOriginal(source.file, root));
  before.forEach(report);
  walkElements(tree, (node) => {
    try {
      if (node.tagName === 'a') {
        const written = String(node.properties.href ?? '');
        const position = getPosition(node);
        const href = resolveLink(node, toSource(node), { targets, own, report });
        // A link without a line was added by our code and needs no check.
        if (href !== undefined && position.line !== undefined) links.push({ written, href, ...toPlace(position) });
      } else if (node.tagName === 'img') resolveImage(node, toSource(node), { root, report });
      else if (node.tagName === 'x-sdk') renderSdkDirective(node);
    } catch (error) {
      const place = { file: source.file, ...toPlace(getPosition(node)) };
      // A mistake in the declarations of the SDK is in their file.
      for (const { place: at, ...mistake } of toMistakes(error, place))
        problems.push({ severity: 'error', ...mistake, ...at });
    }
    delete node.properties.dataPlace;
  });
  return { tree, problems, links };
}

/** Returns copies of the elements that refer to other files and to specs, without their children. */
export function toReferences(tree: Root): Element[] {
  const references: Element[] = [];
  walkElements(tree, (node) => {
    const { tagName, properties } = node;
    if (['a', 'img', 'x-sdk', 'x-term'].includes(tagName) || isSpecReference(node))
      references.push({ type: 'element', tagName, properties, children: [] });
    // Its text is the name.
    if (tagName === 'code' && properties.dataPlace !== undefined) references.push(node);
  });
  return references;
}

type Report = (problem: MarkdownProblem) => void;

/**
 * Resolves a link: a `.md` file becomes the path of its page, an asset becomes a download, and any other relative path
 * becomes the path of a page if there is one. Returns the link if it has to be checked against the pages of the site;
 * undefined for external links, downloads, and `.md` files that are not pages.
 */
function resolveLink(
  node: Element,
  source: Source,
  { targets, own, report }: { targets: Targets; own?: string; report: Report },
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
      message: `the link "${href}" points to no page`,
      fix: adviseMissing(candidates, targets),
      ...getPosition(node),
    });
    return undefined;
  }
  const fromPublic = path.startsWith('/') ? findAsset(join('public', decodeUri(path)), 'public') : undefined;
  const asset = candidates.find((file) => findAsset(file, root));
  if (asset !== undefined && fromPublic === undefined) {
    const download = { download: '', target: '_blank', rel: ['noopener'] };
    Object.assign(node.properties, { href: toAssetPath(asset, root), ...download });
    return undefined;
  }
  // The name of a page may end like that of a file.
  const page = targets.paths.has(`${path}/`) ? `${path}/${query}${hash}` : undefined;
  const target =
    page ?? (path.startsWith('/') ? href : resolveRelative(node, { path, query, hash }, { source, targets, own }));
  if (page !== undefined) node.properties.href = page;
  const missing = fromPublic === undefined && target !== undefined && findMissingFile(target, candidates, root);
  if (!missing) return target;
  report({ severity: 'error', message: `the file "${href}" ${missing.what}`, fix: missing.fix, ...getPosition(node) });
  return undefined;
}

/**
 * Resolves a relative link against `own`, the path of the page, as a browser does, then against the file, which the author
 * may have intended.
 */
function resolveRelative(
  node: Element,
  { path, query, hash }: ReturnType<typeof toUrlParts>,
  { source, targets, own }: { source: Source; targets: Targets; own?: string },
): string | undefined {
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
      message: `the image "${src}" has no text alternative`,
      fix: 'Describe it in the brackets: ![…](…).',
      ...getPosition(node),
    });
  if (isExternal(src)) {
    report({
      severity: 'error',
      message: `the image "${src}" is on another site`,
      fix: 'Put the file next to the page: pages load no external files.',
      ...getPosition(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  if (node.properties.src === undefined) {
    report({
      severity: 'error',
      message: 'an image has no address that pages can show',
      fix: 'Put the file next to the page: ![…](./image.png).',
      ...getPosition(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  const { path } = toUrlParts(src);
  const fromPublic = path.startsWith('/') ? findAsset(join('public', decodeUri(path)), 'public') : undefined;
  const candidates = toCandidates(path, source, root);
  const asset = fromPublic ?? candidates.find((file) => isImage(file) && findAsset(file, root));
  if (asset === undefined) {
    const { what, fix } = toMissingImage(candidates, root);
    report({ severity: 'error', message: `the image "${src}" ${what}`, fix, ...getPosition(node) });
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
