import path from 'node:path';
import { existsSync } from 'node:fs';
import { catalogPath } from '@/hosting/host-rules';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toUrlParts } from '@/lib/href';
import { environment, isStrict } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import { readExport, type ExportedPage } from './read-exported-pages';
import { groupBy } from '@/lib/lists';

export interface BrokenLink {
  page: string;
  link: string;
}

const repeated = 5;
const shownWarnings = 20;

/**
 * Checks every internal link of an export. A link to a missing page or file is an error. A link to a missing anchor is a warning,
 * or an error with `--strict`. Links from and to foreign services only cause warnings.
 */
export function checkInternalLinks(folder: string, foreign: string[] = [], pages = readExport(folder)): void {
  const found = findBrokenLinks(pages, (file) => existsSync(path.join(folder, file)));
  const areas = foreign.flatMap((service) => [`/api/${service}/`, `/print/api/${service}/`]);
  const isForeign = ({ page, link }: BrokenLink) => areas.some((area) => page.startsWith(area) || link.includes(area));
  const broken = withoutCopies(found.broken).filter((link) => !isForeign(link));
  for (const { page, link } of found.broken.filter(isForeign).slice(0, shownWarnings))
    process.stderr.write(`warning: ${page} links to ${link}, but there is no such page\n`);
  const own = withoutCopies(found.anchors).filter((link) => !isForeign(link));
  for (const { page, link } of [...own, ...found.anchors.filter(isForeign).slice(0, shownWarnings)])
    process.stderr.write(`warning: ${page} links to ${link}, but there is no such anchor\n`);
  const failing = isStrict() ? [...broken, ...own] : broken;
  if (failing.length > 0)
    fail(`Broken links:\n${toReport(failing)}`, {
      fix: 'Fix the links or add the pages. The last export is unchanged.',
    });
}

/** Removes the links of print pages that other pages also have. */
function withoutCopies(links: BrokenLink[]): BrokenLink[] {
  const isCopy = ({ page }: BrokenLink) => page.startsWith('/print/');
  const originals = new Set(links.filter((link) => !isCopy(link)).map(({ link }) => link));
  return links.filter((link) => !isCopy(link) || !originals.has(link.link));
}

/** Finds links to missing pages and files, and links to missing anchors of existing pages. */
export function findBrokenLinks(
  pages: ExportedPage[],
  hasFile: (path: string) => boolean,
  basePath = environment.basePath,
): { broken: BrokenLink[]; anchors: BrokenLink[] } {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken: BrokenLink[] = [];
  const anchors: BrokenLink[] = [];
  for (const page of pages) {
    for (const link of new Set(page.links)) {
      if (isExternal(link) || link.startsWith('?')) continue;
      const { path: linkPath, hash } = toUrlParts(link);
      const resolved =
        linkPath === '' ? `${basePath}${page.path}` : new URL(linkPath, `http://site${basePath}${page.path}`).pathname;
      const local = resolved.startsWith(`${basePath}/`) ? decodeUri(resolved.slice(basePath.length)) : undefined;
      const target = local === undefined ? undefined : byPath.get(local);
      // The check of the pages' text already warns about links to missing Markdown files.
      const isFileOfPage = /\.mdx?$/i.test(linkPath) && !/^\/(?:print\/)?api\//.test(page.path);
      const isFile = local !== undefined && (path.extname(local) !== '' || local === catalogPath) && hasFile(local);
      if (local === undefined || (!target && !isFile && !isFileOfPage)) broken.push({ page: page.path, link });
      else if (target && hash.length > 1 && !hasAnchor(target, hash.slice(1))) anchors.push({ page: page.path, link });
    }
  }
  return { broken, anchors };
}

function hasAnchor(page: ExportedPage, hash: string): boolean {
  // In every page, "top" is its top.
  return page.ids.has(hash) || page.ids.has(decodeUri(hash)) || hash.toLowerCase() === 'top';
}

function toReport(broken: BrokenLink[]): string {
  const counts = groupBy(broken, ({ link }) => toUrlParts(link).path);
  const lines = broken.map(({ page, link }) => `  ${page} links to ${link}`);
  const frequent = [...counts]
    .filter(([, places]) => places.length >= repeated)
    .map(
      ([link]) => `  ${link} is linked from many pages: check the navbar, footer, and sidebars in src/site.config.ts`,
    );
  const twice = adviseBasePath(
    broken.map(({ link }) => link),
    environment.basePath,
  );
  return [...lines, ...twice, ...frequent].join('\n');
}

/**
 * Returns advice for links that have the base path twice because the author wrote it and the site adds it to every
 * path.
 */
function adviseBasePath(links: string[], basePath: string): string[] {
  const twice = `${basePath}${basePath}/`;
  const found = basePath === '' ? [] : links.filter((link) => link.startsWith(twice));
  return [...new Set(found)].map(
    (link) => `  ${link} has the base path ${basePath} twice: write ${link.slice(twice.length - 1)}`,
  );
}
