import type { PlacedMistake } from '@/lib/fail';
import { getAssetProblems } from './assets';
import type { PageSource } from './build-page';
import { checkContent } from './check';
import type { CheckedPage, PageProblem } from './page';
import { toCopy, toOriginal } from './route';
import { getKnown } from './stored-pages';

/** What pages are checked against, apart from their own text. */
interface Settings extends Pick<PageSource, 'findVersion'> {
  /** The languages of the configuration except for the default one. */
  languages: string[];
}

/** Returns the problems of pages and of the files next to them for which no other page and no spec has to be known. */
export function getTextProblems(checked: CheckedPage[], { findVersion, languages }: Settings): PageProblem[] {
  const mistakes = checkContent('content', { findVersion });
  return [
    ...[...mistakes, ...getKnown().orphans.map(toOrphan)].map(toError),
    ...getLanguageProblems(languages),
    ...getAssetProblems(),
    ...checked.flatMap(({ problems }) => problems),
  ];
}

/** Returns a problem that stops the build. */
export function toError(mistake: PlacedMistake): PageProblem {
  return { severity: 'error', ...mistake };
}

function toOrphan(file: string): PlacedMistake {
  return {
    message: 'this translates a page that does not exist',
    place: { file, line: 1, column: 1 },
    fix: `Write ${toOriginal(file)} first, or delete the translation.`,
  };
}

/** Returns a warning for each folder of translations into a language that the site does not have. */
function getLanguageProblems(languages: string[]): PageProblem[] {
  const files = new Map<string, string>();
  for (const { page } of getKnown().stored) {
    const { locale } = toCopy(page.file.replace(/^content\//, ''));
    if (locale !== undefined && !languages.includes(locale) && !files.has(locale)) files.set(locale, page.file);
  }
  return [...files].map(([locale, file]) => ({
    severity: 'warning',
    message: `the pages in content/locales/${locale}/ are not shown: "${locale}" is not another language of the site`,
    place: { file, line: 1, column: 1 },
    fix: `Add { code: '${locale}' } to locales in src/site.config.ts, or remove the folder.`,
  }));
}
