import { showsDrafts } from '@/lib/environment';
import type { Page } from './page-types';
import { toOriginal } from './version-language-id-and-slug';

/**
 * Separates the published pages from the drafts. A draft is published in no language; if only the translation is a
 * draft, the original is published. In development and in a preview with drafts, no page counts as a draft.
 */
export function leaveOutDrafts(pages: Page[], locale: string | undefined): { all: Page[]; drafts: Page[] } {
  if (showsDrafts()) return { all: choosePages(pages, locale), drafts: [] };
  const chosen = choosePages(
    pages.filter((page) => page.locale === undefined || !page.draft),
    locale,
  );
  return { all: chosen.filter(({ draft }) => !draft), drafts: chosen.filter(({ draft }) => draft) };
}

/** Returns the translation of each page into a language, or the original if there is none. */
export function choosePages(pages: Page[], locale: string | undefined): Page[] {
  const originals = pages.filter((page) => page.locale === undefined);
  if (locale === undefined) return originals;
  const translated = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [toOriginal(page.file), page] as const),
  );
  return originals.map((page) => {
    const own = translated.get(page.file);
    // A page has one path in all languages. The original determines its path, order, and visibility.
    const { slug, path, sidebarPosition, draft, unlisted } = page;
    return own ? { ...own, slug, path, sidebarPosition, draft, unlisted } : { ...page, untranslated: true };
  });
}
