import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { environment } from '@/lib/environment';
import { memo } from '@/lib/memo';
import type { BuiltPage } from './build-page-metadata';
import { leaveOutDrafts } from './choose-drafts-and-translations';
import { getOutputFiles } from './contentlayer-internals';
import { type Targets, toTargets } from './link-targets-and-candidate-files';
import type { Page } from './page-types';
import { toOriginal } from './version-language-id-and-slug';
import type { Segment } from './include-positions';

/** A page and the file in the output of Contentlayer that stores it. */
export interface Stored {
  output: string;
  time: number;
  page: Page;
  /** The line of the file where the markdown starts. */
  bodyLine: number;
  segments?: Segment[];
  /** The key of its text. */
  text: string;
}

/** All data of the pages except their texts. */
interface SitePages {
  stored: Stored[];
  byFile: Map<string, Stored>;
  /** The published texts in every language, including those of pages whose path belongs to another page. */
  copies: Page[];
  /** The files that translate a page that does not exist. */
  orphans: string[];
  drafts: Page[];
  bySlug: Map<string, Page>;
  /** One page for each path. */
  pages: Page[];
  targets: Targets;
}

let lastRead: SitePages | undefined;

/** Returns the data of all pages. After a change in development, reads only the documents that have changed. */
export const getSitePages = memo(readSitePages);

function readSitePages(): SitePages {
  const stored = readAllStored(lastRead?.stored);
  if (
    lastRead &&
    stored.length === lastRead.stored.length &&
    stored.every((entry, index) => entry === lastRead?.stored[index])
  )
    return lastRead;
  const read = stored.map(({ page }) => page);
  const { all, drafts } = leaveOutDrafts(read, environment.locale);
  const bySlug = new Map<string, Page>();
  for (const page of all) if (!bySlug.has(page.slug)) bySlug.set(page.slug, page);
  const byFile = new Map(stored.map((entry) => [entry.page.file, entry]));
  const pages = [...bySlug.values()];
  const targets = toTargets(pages, 'content', drafts);
  const copies = [...new Set(read.map(({ locale }) => locale))].flatMap((locale) =>
    leaveOutDrafts(read, locale).all.filter((page) => page.locale === locale),
  );
  const orphans = read.flatMap(({ file, locale }) =>
    locale === undefined || byFile.has(toOriginal(file)) ? [] : [file],
  );
  return (lastRead = { stored, byFile, copies, orphans, drafts, bySlug, pages, targets });
}

function readAllStored(last: Stored[] = []): Stored[] {
  const byOutput = new Map(last.map((entry) => [entry.output, entry]));
  // Contentlayer deletes a document before it writes it again. In the meantime, the last document applies.
  const outputs = new Set([...getOutputFiles('Page'), ...(environment.isDevelopment ? byOutput.keys() : [])]);
  return (
    [...outputs]
      .flatMap((output) => readStored(output, byOutput.get(output)) ?? [])
      // In development, the documents of removed pages are still in memory.
      .filter(({ page }) => existsSync(page.file))
      .sort((left, right) => (left.page.file < right.page.file ? -1 : 1))
  );
}

function readStored(output: string, last?: Stored): Stored | undefined {
  const time = statSync(output, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined || time === last?.time) return last;
  try {
    const { bodyLine, segments, text, ...page } = readBuilt(output);
    return { output, time, page: { ...page, path: `/${page.slug}/` }, bodyLine, segments, text };
  } catch (error) {
    // The document may be incomplete while another process writes it.
    if (last) return last;
    throw error;
  }
}

/** Deletes the output that Contentlayer leaves for removed pages. */
export function removeStaleOutput(): void {
  for (const output of getOutputFiles('Page')) if (!existsSync(readBuilt(output).file)) rmSync(output);
}

function readBuilt(output: string): BuiltPage {
  return (JSON.parse(readFileSync(output, 'utf8')) as { page: BuiltPage }).page;
}
