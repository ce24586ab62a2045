import { join } from 'node:path';
import type { Element } from 'hast';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toTrailingSlash, toUrlParts } from '@/lib/href';
import { type Report, getPosition } from '@/markdown/problem';
import { findAsset } from './assets';
import { toAssetPath } from './assets';
import { findTarget, toCandidates, type Targets } from './link-targets-and-candidate-files';
import { findMissingFile } from './explain-why-file-cannot-be-used';
import { adviseMissing } from './missing-page-advice';

/**
 * Resolves a link: a `.md` file becomes the path of its page, an asset becomes a download, and any other relative path
 * becomes the path of a page if there is one. Returns the link if it has to be checked against the pages of the site;
 * undefined for external links, downloads, and `.md` files that are not pages.
 */
export function resolveLink(
  node: Element,
  source: { file: string },
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
  const named = `${decodeUri(path)}/`;
  const page = targets.paths.has(named) ? `${named}${query}${hash}` : undefined;
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
  { source, targets, own }: { source: { file: string }; targets: Targets; own?: string },
): string | undefined {
  if (own === undefined) return undefined;
  const target = toTrailingSlash(decodeUri(new URL(path, `http://site${own}`).pathname));
  const files = toCandidates(path.replace(/\/$/, ''), source, targets.root).map((file) => `${file}.md`);
  const found = targets.paths.has(target) ? target : findTarget(files, source, targets);
  if (found !== undefined) node.properties.href = `${found}${query}${hash}`;
  return `${found ?? target}${query}${hash}`;
}
