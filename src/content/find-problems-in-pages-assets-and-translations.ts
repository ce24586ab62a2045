import { existsSync } from 'node:fs';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { getAssetProblems } from './assets';
import type { PageSource } from './build-page-metadata';
import { checkContentFiles } from './check-front-matter-includes-and-file-kinds';
import type { CheckedPage } from './check-page-texts';
import { toError, type PageProblem } from './format-and-sort-page-problems';
import { toOriginal } from './version-language-id-and-slug';
import { getSitePages } from './read-and-index-stored-pages';

/** What pages are checked against, apart from their own text. */
interface Settings extends Pick<PageSource, 'findVersion' | 'variables'> {
  /** The languages of the configuration, the default one first. */
  languages: string[];
}

/** Returns the problems of pages and of the files next to them for which no other page and no spec has to be known. */
export function getPageAssetAndTranslationProblems(
  checked: CheckedPage[],
  { findVersion, variables, languages }: Settings,
): PageProblem[] {
  const mistakes = checkContentFiles('content', { findVersion, variables });
  if (!existsSync('content/index.md'))
    mistakes.push({ message: 'there is no home page', place: { file: 'content/index.md' }, fix: 'Write it.' });
  return [
    ...[...mistakes, ...getSitePages().orphans.map(toOrphan)].map(toError),
    ...getLanguageProblems(languages),
    ...getAssetProblems(),
    ...checked.flatMap(({ problems }) => problems),
  ];
}

function toOrphan(file: string): PlacedMistake {
  return {
    message: 'this translates a page that does not exist',
    place: { file, line: 1, column: 1 },
    fix: `Write ${toOriginal(file)} first, or delete the translation.`,
  };
}

/** Returns a warning for each folder of translations that are not shown: into the default language, or into no language of the site. */
function getLanguageProblems(languages: string[]): PageProblem[] {
  const [main = '', ...others] = languages;
  const files = new Map<string, string>();
  for (const { page } of getSitePages().stored)
    if (page.locale !== undefined && !others.includes(page.locale) && !files.has(page.locale))
      files.set(page.locale, page.file);
  return [...files].map(([locale, file]): PageProblem => {
    const list = [...languages, locale].map((code) => `{ code: '${code}' }`).join(', ');
    return {
      severity: 'warning',
      message: `the pages in content/locales/${locale}/ are not shown`,
      place: { file, line: 1, column: 1 },
      fix:
        locale === main
          ? `"${locale}" is the language of the pages in content/ itself: remove the folder.`
          : `"${locale}" is not a language of the site: write locales: [${list}] in src/site.config.ts, or remove the folder.`,
    };
  });
}
