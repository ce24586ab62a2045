import { findTerm, type Term } from '@/content/link-glossary-terms';
import { getPages, getTextKey, loadSections } from '@/content/load-pages-with-trees-and-text';
import type { Page } from '@/content/page-types';
import type { LoadNames } from '@/content/show-spec-names-and-values';
import { fail } from '@/lib/user-errors-and-mistakes';
import { getSite } from '@/site/get-site';

/** Loads an entry of the glossary for a page. The glossary is a page of the same version if there is one. */
export async function loadGlossaryTerm(name: string, page: Pick<Page, 'docs'>, loadNames: LoadNames): Promise<Term> {
  const glossary = findGlossary(page);
  if (!glossary)
    return fail(`":term[${name}]" needs a glossary`, {
      fix: "Name the page in src/site.config.ts: glossary: 'folder/page'.",
    });
  return findTerm(name, await loadSections(glossary, loadNames), glossary.path);
}

/** Returns the key of the text of the glossary, which a page may show. */
export function getGlossaryKeys(page: Pick<Page, 'docs'>): string[] {
  const glossary = findGlossary(page);
  return glossary ? [getTextKey(glossary)] : [];
}

function findGlossary({ docs }: Pick<Page, 'docs'>): Page | undefined {
  const { glossary } = getSite();
  const found = getPages().filter(({ id }) => id === glossary);
  return (
    found.find((page) => page.docs?.version === docs?.version) ?? found.find((page) => page.docs?.isLatest) ?? found[0]
  );
}
