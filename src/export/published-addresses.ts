import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failForAll, type Mistake } from '@/lib/user-errors-and-mistakes';
import { listFiles } from '@/lib/files';
import { toUrlParts } from '@/lib/href';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import { toOuterAnchors } from '@/lib/outer-and-similar-anchors';
import type { Redirect } from '@/site/schema';
import { readExport, type ExportedPage } from './read-exported-pages';
import { addressList } from '@/content/assets';

/** The addresses that the site has published, one on each line. A site without this file has promised none. */
export const addressFile = `content/${addressList}`;

const notFound = '/404.html';

/** The pages of an export, and the paths of its Markdown files. */
interface Published {
  pages: ExportedPage[];
  markdown: string[];
}

/** Reads what others may have a link to. */
export function readPublished(folder: string, pages = readExport(folder)): Published {
  return { pages, markdown: listFiles(folder).flatMap((file) => (file.endsWith('.md') ? [`/${file}`] : [])) };
}

/** Pages of which only the address is recorded: their anchors are those of the articles, or letters and names that come and go. */
const withoutAnchors = /^\/(?:print|a-z|category|reference)\//;

/** Pages that come and go with releases of the specs: comparisons of two versions, and the parts of long lists of changes. */
const passing = /^\/reference\/(?:compare-versions\/.|changes\/[^/]+\/.)/;

/** Lists the addresses of pages, anchors, and Markdown files, in the order of their characters. */
export function listAddresses({ pages, markdown }: Published): string[] {
  const frame = pages.find((page) => page.path === notFound)?.ids;
  const isAnchor = (id: string) => !frame?.has(id) && !/^(?:_R_|tabs-\d)/.test(id);
  const addresses = pages
    .filter((page) => page.path !== notFound)
    .flatMap((page) => [
      page.path,
      ...(withoutAnchors.test(page.path) ? [] : [...page.ids].filter(isAnchor).map((id) => `${page.path}#${id}`)),
    ]);
  // The parts of a long file follow from its length.
  return [...addresses, ...markdown.filter((file) => !/\/part-\d+\.md$/.test(file))]
    .filter((address) => !passing.test(address))
    .sort();
}

/**
 * Fails if an export lacks a recorded address, and says what keeps it: a redirect for a page, an alias for an operation, property, or
 * schema, an id for a heading.
 */
export function checkAddresses(published: Published, redirects: Redirect[], root = '.'): void {
  const mistakes = findMissing(readAddresses(root), published, redirects);
  if (mistakes.length > 0) failForAll(mistakes);
}

/** Reads the recorded addresses. */
export function readAddresses(root = '.'): string[] {
  const file = path.join(root, addressFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/** Returns a mistake for each recorded address that is gone, but none for what is below another one. Empty lines are no addresses. */
export function findMissing(recorded: string[], published: Published, redirects: Redirect[]): Mistake[] {
  const pages = new Map(published.pages.map((page) => [page.path, page]));
  const files = new Set([...published.markdown, ...redirects.map(({ from }) => from)]);
  const isThere = (address: string) => {
    const { path: name, hash } = toUrlParts(address);
    const page = pages.get(name);
    return files.has(name) || (page !== undefined && (hash === '' || hasAnchor(page, hash.slice(1))));
  };
  const gone = new Set(recorded.filter((address) => address !== '' && !isThere(address)));
  const known = new Set(recorded);
  const added = listAddresses(published).filter((address) => !known.has(address));
  return recorded.flatMap((address, index) =>
    gone.has(address) && !toOuter(address).some((outer) => gone.has(outer))
      ? [{ place: { file: addressFile, line: index + 1 }, ...toMistake(address, added) }]
      : [],
  );
}

/** Returns true if a page has an anchor, under a former name of it or of what is around it too. */
function hasAnchor(page: ExportedPage, anchor: string): boolean {
  if (page.ids.has(anchor)) return true;
  const outer = toOuterAnchors(anchor).find((name) => page.now.has(name));
  return outer !== undefined && hasAnchor(page, `${page.now.get(outer)}${anchor.slice(outer.length)}`);
}

/** Returns the page of an anchor, and the anchors around it. */
function toOuter(address: string): string[] {
  const { path: page, hash } = toUrlParts(address);
  return hash === '' ? [] : [page, ...toOuterAnchors(hash.slice(1)).map((anchor) => `${page}#${anchor}`)];
}

const endOfFix = `If nobody may have a link to it, remove the line from ${addressFile}.`;

function toMistake(address: string, added: string[]): Mistake {
  const { path: page, hash } = toUrlParts(address);
  const anchor = hash.slice(1);
  const [name = ''] = /[^.:=~]*$/.exec(anchor) ?? [];
  const isSame = (other: string) => toUrlParts(other).path === page;
  const similar = findAllNearest(
    hash === '' ? address : anchor,
    hash === ''
      ? added.filter((other) => !other.includes('#'))
      : added.filter(isSame).map((other) => other.split('#')[1] ?? ''),
  );
  const fix = [toQuestion(similar), toFix(page, anchor, name), endOfFix].filter((part) => part !== '').join(' ');
  const what = hash === '' ? `${address} is` : `the anchor ${hash} of ${page} is`;
  return { message: `${what} gone, and links to it would break`, fix };
}

/** Says how an address continues to work. */
function toFix(page: string, anchor: string, name: string): string {
  const [, part] = /^\/api\/[^/]+\/(?:operations|schemas)\/(.+)\.md$/.exec(page) ?? [];
  if (part !== undefined) return toAliasFix(part);
  if (anchor === '' && page.endsWith('.md')) return 'A redirect from its page keeps it.';
  if (anchor === '') return `Add a redirect to src/site.config.ts: { from: '${page}', to: '/…/' }.`;
  if (page.startsWith('/api/')) return toAliasFix(name);
  return `Give a heading of the page this id: \`## Title {#${anchor}}\`.`;
}

function toAliasFix(name: string): string {
  return `Write \`x-aliases: [${name}]\` at what replaces it in the spec.`;
}
