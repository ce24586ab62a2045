import { environment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import type { Page } from './page';
import { toOriginal } from './route';

/** Chooses the pages that are published: a draft is in no language, and where the translation alone is one, the original is. In development all are. */
export function leaveOutDrafts(pages: Page[], locale: string | undefined): { all: Page[]; drafts: Page[] } {
  if (environment.isDevelopment) return { all: choosePages(pages, locale), drafts: [] };
  const chosen = choosePages(
    pages.filter((page) => page.locale === undefined || !page.draft),
    locale,
  );
  return { all: chosen.filter(({ draft }) => !draft), drafts: chosen.filter(({ draft }) => draft) };
}

/** Of each page the text in a language, else the original; fails for a translation of nothing. */
export function choosePages(pages: Page[], locale: string | undefined): Page[] {
  const originals = pages.filter((page) => page.locale === undefined);
  if (locale === undefined) return originals;
  const translated = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [toOriginal(page.file), page] as const),
  );
  const chosen = originals.map((page) => {
    const own = translated.get(page.file);
    translated.delete(page.file);
    // One address in every language: the original decides on it, on the order and on who may see it.
    const { slug, path, sidebarPosition, draft, unlisted } = page;
    return own ? { ...own, slug, path, sidebarPosition, draft, unlisted } : { ...page, untranslated: true };
  });
  for (const { file } of translated.values())
    fail('this translates a page that does not exist', {
      place: { file },
      fix: `Write ${toOriginal(file)} first, or delete the translation.`,
    });
  return chosen;
}
