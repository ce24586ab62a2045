import type { ElementContent } from 'hast';
import { walkElements } from '@/markdown/hast-elements';
import { loadPagesWith, loadWrittenTree } from './load-pages-with-trees-and-text';
import type { LoadNames } from './show-spec-names-and-values';

/** A statement that the platform's specification does not make, and its page. */
interface PageAssumption {
  title: string;
  path: string;
  text: ElementContent[];
}

/** Loads the statements that published pages mark with `:assumed[…]`, in the order of the pages. */
export async function loadAssumptions(loadNames: LoadNames): Promise<PageAssumption[]> {
  const found: PageAssumption[] = [];
  // The page that lists the statements links the names in it like those of any page.
  const loadWithoutLinks: LoadNames = async (page) => ({ ...(await loadNames(page)), find: () => [] });
  for (const page of await loadPagesWith(({ tagNames }) => tagNames.includes('assumed-text'))) {
    const { title, path } = page;
    walkElements(await loadWrittenTree(page, loadWithoutLinks), ({ tagName, children }) => {
      if (tagName === 'assumed-text') found.push({ title, path, text: children });
    });
  }
  return found;
}
