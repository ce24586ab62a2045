import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isHidden } from '@/lib/content-file-name-conventions';
import { listFiles } from '@/lib/files';
import { groupBy } from '@/lib/lists';
import { getAssets } from './assets';
import { findFieldOfFile } from './front-matter';
import { isIncludeFile } from './includes';
import type { Page } from './page-types';
import type { PageProblem } from './format-and-sort-page-problems';

/** The fewest characters of a description. Search engines and lists of pages show about 160. */
const leastDescription = 50;

/** Finds descriptions that are too short, and pages of one version and language that have the same title. */
export function getHeadProblems(pages: Page[]): PageProblem[] {
  const short = pages.filter(({ description }) => description !== '' && description.length < leastDescription);
  const titles = groupBy(pages, ({ title, locale, docs }) => JSON.stringify([title, locale, docs?.version]));
  const twice = [...titles.values()].flatMap(([first, ...others]) => others.map((page) => ({ page, first })));
  return [
    ...short.map((page) => ({
      ...toWarning(page, 'description'),
      message: `the description has ${page.description.length} characters`,
      fix: `Say in a sentence of ${leastDescription} to 160 characters what readers find here: search results show it.`,
    })),
    ...twice.map(({ page, first }) => ({
      ...toWarning(page, 'title'),
      message: `the title "${page.title}" is also that of ${first?.file ?? ''}`,
      fix: 'Give each page its own: tabs and search results show only the title.',
    })),
  ];
}

/**
 * Finds listed pages of the latest version to which no sidebar and no menu leads. `paths` has the paths of those that one leads to.
 * Generic pages, such as a page for support, are found by links.
 */
export function getOrphans(pages: Page[], paths: ReadonlySet<string>): PageProblem[] {
  return pages
    .filter(({ path, unlisted, docs }) => !unlisted && docs?.isLatest === true && !paths.has(path))
    .map((page) => ({
      ...toWarning(page, 'title'),
      message: 'no sidebar and no menu leads to this page',
      fix: `Add '${page.id}' to a sidebar in src/site.config.ts, or write unlisted: true.`,
    }));
}

/** Finds images and other files next to pages, and includes, whose names no page contains. */
export function getUnusedFiles(root = 'content'): PageProblem[] {
  const files = listFiles(root).filter((file) => !isHidden(file));
  const texts = files
    .filter((file) => /\.(?:md|svg)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const isUsed = (name: string) => texts.some((text) => text.includes(name) || text.includes(encodeURI(name)));
  const candidates = [...getAssets(root), ...files.filter(isIncludeFile)];
  return candidates
    .filter((file) => !isUsed(basename(file)))
    .map((file) => ({
      severity: 'warning',
      place: { file: join(root, file), line: 1, column: 1 },
      message: 'no page uses this file',
      fix: 'Remove it, or refer to it.',
    }));
}

function toWarning({ file }: Page, key: string): Pick<PageProblem, 'severity' | 'place'> {
  return { severity: 'warning', place: findFieldOfFile(file, key) };
}
