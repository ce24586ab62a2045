import { getAllServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toAddresses } from '@/openapi/item-addresses';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toAbsoluteUrl, toSamePath, toUrlParts } from '@/lib/href';
import { environment } from '@/lib/environment';
import { findAround } from '@/lib/outer-and-similar-anchors';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import type { MarkdownDocument } from './markdown-document-types';

/**
 * Returns a function that makes links absolute: a link to a page leads to its Markdown file, a link to an operation or a component
 * schema to that of this part. The targets of other links stay as they are.
 */
export async function loadResolveHref(documents: MarkdownDocument[]): Promise<(from: string) => ResolveHref> {
  const files = new Map(documents.map(({ path, file }) => [toKey(path), file]));
  const anchors = await loadAnchors();
  const resolve = (href: string): string => {
    const { path: shown, hash } = toUrlParts(href);
    // What is for print has the same parts as what it prints.
    const path = shown.replace(/^\/print(?=\/api\/)/, '');
    const page = toSamePath(path);
    const anchorsOfPage = anchors.get(page);
    const part = anchorsOfPage && findAround(decodeUri(hash.slice(1)), anchorsOfPage);
    const file = (part && files.get(toKey(`${path}#${part}`))) ?? files.get(page);
    if (file === undefined) return toAbsoluteUrl(href);
    return toAbsoluteUrl(`/${file}${anchorsOfPage ? '' : hash}`);
  };
  return (from) => (href) => {
    if (isExternal(href)) return href;
    const { basePath } = environment;
    const own = basePath !== '' && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
    return resolve(own.startsWith('#') || own === '' ? `${from.replace(/#.*/, '')}${own}` : own);
  };
}

/** Returns a path so that all spellings of it are equal. An anchor at its end stays as it is. */
function toKey(path: string): string {
  const { path: page, hash } = toUrlParts(path);
  return `${toSamePath(page)}${hash}`;
}

/** Loads the names of the parts of each API page: former ones lead to the current ones. */
async function loadAnchors(): Promise<Map<string, Map<string, string>>> {
  const pages = new Map<string, Map<string, string>>();
  for (const spec of await Promise.all(getAllServices().map(loadSpec))) {
    pages.set(`/api/${spec.service}/`.toLowerCase(), new Map());
    for (const { path } of spec.pages) pages.set(toSamePath(path), new Map());
    for (const [name, { page, anchor }] of toAddresses(spec)) pages.get(toSamePath(page))?.set(name, anchor);
  }
  return pages;
}
