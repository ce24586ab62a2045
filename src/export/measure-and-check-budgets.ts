import path from 'node:path';
import { listFiles } from '@/lib/files';
import { type Budget, kinds, type Measure, measures, type PageKind } from './size-limits-by-page-kind';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { decodeUri } from '@/lib/decode-uri';

/** The heaviest page of a kind for one measure, with its budget. */
export interface Verdict {
  kind: string;
  measure: Measure;
  page: string;
  value: number;
  budget: Budget;
  isOver: boolean;
}

/** Compares the pages of an export with the budgets of their kinds. Returns the heaviest page of each kind for each measure. */
export async function checkBudgets(out: string, basePath = ''): Promise<Verdict[]> {
  const sizes = new Map<string, number>();
  const loads = new Map<PageKind, [page: string, load: FirstLoad][]>();
  for (const page of listPages(out)) {
    const kind = kinds.find(({ paths }) => paths.test(page));
    if (!kind) continue;
    const load = await loadFirstLoad(page, { out, basePath, sizes });
    loads.set(kind, [...(loads.get(kind) ?? []), [page, load]]);
  }
  return kinds.flatMap((kind) => {
    const pages = loads.get(kind);
    return pages ? measures.map((measure) => toVerdict(kind, measure, pages)) : [];
  });
}

function toVerdict({ name, budgets }: PageKind, measure: Measure, pages: [string, FirstLoad][]): Verdict {
  const [page, value] = pages
    .map(([path, load]) => [path, load[measure]] as const)
    .reduce((heaviest, entry) => (entry[1] > heaviest[1] ? entry : heaviest));
  const budget = budgets[measure];
  return { kind: name, measure, page, value, budget, isOver: value > budget.limit };
}

function listPages(out: string): string[] {
  const files = listFiles(out).filter((file) => /(^|\/)index\.html$/.test(file));
  return files.map((file) => `/${file.replace(/index\.html$/, '')}`);
}

type FirstLoad = Record<Measure, number>;

type Part = 'html' | 'js' | 'css' | 'fonts' | 'other';

/** Matches files that are already compressed, so hosts do not compress them again. */
const packed = /\.(?:woff2|png|jpe?g|gif|webp|avif|ico)$/;

/**
 * Measures what a browser with an empty cache loads when it opens a page: the number of requests and font files, and sizes in
 * kilobytes as a host sends them.
 */
export async function loadFirstLoad(
  page: string,
  { out, basePath, sizes }: { out: string; basePath: string; sizes: Map<string, number> },
): Promise<FirstLoad> {
  const html = await readFile(path.join(out, page, 'index.html'));
  const parts: Record<Part, number> = { html: toSize(page, html), js: 0, css: 0, fonts: 0, other: 0 };
  const files = listFirstFiles(html.toString());
  for (const [file, part] of files) parts[part] += await loadSize(path.join(out, toLocal(file, basePath)), sizes);
  const load = {
    ...parts,
    fontFiles: [...files.values()].filter((part) => part === 'fonts').length,
    total: Object.values(parts).reduce((sum, size) => sum + size, 0),
    requests: files.size + 1,
  };
  return Object.fromEntries(measures.map((measure) => [measure, load[measure]])) as FirstLoad;
}

/** Returns the files of this origin that a browser loads for the HTML of a page, by path, each with its type. */
export function listFirstFiles(html: string): Map<string, Part> {
  const files = new Map<string, Part>();
  const add = (href: string | undefined, part: Part) => {
    if (href?.startsWith('/') && !href.startsWith('//')) files.set(href, part);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.nomodule === undefined) add(attributes.src, 'js');
      if (name === 'img' && (attributes.loading !== 'lazy' || isOtherLogo(attributes))) add(attributes.src, 'other');
      if (name === 'link') addLink(attributes, add);
    },
  });
  parser.end(html);
  return files;
}

/** Returns true for the logo of the dark theme. It loads lazily, but a script loads it once the page is idle. */
function isOtherLogo({ class: names = '' }: Record<string, string>): boolean {
  return names.split(' ').includes('dark:block');
}

function addLink(
  { rel, as, href, type }: Record<string, string>,
  add: (href: string | undefined, part: Part) => void,
): void {
  const parts: Record<string, Part> = { script: 'js', style: 'css', font: 'fonts' };
  if (rel === 'stylesheet') add(href, 'css');
  if (rel === 'modulepreload') add(href, 'js');
  if (rel === 'preload') add(href, parts[as ?? ''] ?? 'other');
  // Of several icons, browsers choose the SVG.
  if (rel === 'icon' && type === 'image/svg+xml') add(href, 'other');
}

function toLocal(href: string, basePath: string): string {
  const { pathname } = new URL(href, 'http://localhost');
  return decodeUri(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
}

async function loadSize(file: string, sizes: Map<string, number>): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = toSize(file, await readFile(file));
  sizes.set(file, size);
  return size;
}

function toSize(file: string, content: Buffer): number {
  return (packed.test(file) ? content.length : gzipSync(content, { level: 9 }).length) / 1024;
}
