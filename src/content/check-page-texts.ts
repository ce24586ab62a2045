import type { Root } from 'hast';
import { toMistakes, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { findFieldOfFile } from './front-matter';
import { failUnbuilt, loadSpecSections } from './load-pages-with-trees-and-text';
import { loadText } from './load-page-text';
import type { Page } from './page-types';
import { toError, type PageProblem } from './format-and-sort-page-problems';
import { resolveTree, type PageLink } from './resolve-links-images-and-sdk-tables';
import type { PlacedWord } from './spelling';
import { showNames, type LoadNames, type NameCounts } from './show-spec-names-and-values';
import { getSitePages } from './read-and-index-stored-pages';
import { locate } from './include-positions';

/** A page with the problems of its text, and with the data that is needed to check links from and to it. */
export interface CheckedPage {
  page: Page;
  problems: PageProblem[];
  /** The links in its text to pages of the site. */
  links: PageLink[];
  /** The ids in its text. */
  anchors: ReadonlySet<string>;
  /** What it takes from the specs, if these are known. */
  names?: NameCounts;
  /** The words of its text that the dictionary does not contain. */
  words: PlacedWord[];
}

/**
 * Checks the text of every page in every language, including pages whose path belongs to another page. `redirects` contains the new
 * paths of moved pages. Without `loadNames`, the names in specs are not checked.
 */
export async function checkPageTexts({
  redirects,
  loadNames,
}: {
  redirects?: ReadonlyMap<string, string>;
  loadNames?: LoadNames;
} = {}): Promise<CheckedPage[]> {
  // Called once instead of once for each page: in development, this reads every file.
  const { copies, byFile, ...known } = getSitePages();
  const targets = { ...known.targets, redirects };
  return Promise.all(
    copies.map(async (page) => {
      const entry = byFile.get(page.file) ?? failUnbuilt(page);
      const { bodyLine, segments } = entry;
      const stored = await loadText(entry);
      const root: Root = { type: 'root', children: stored.references };
      const names = loadNames && (await showNames(root, await loadNames(page), page.service));
      const mistakes: PlacedMistake[] = [];
      const sections = loadNames && (await collectSections(page, loadNames, mistakes));
      const before = [...stored.problems, ...(names?.problems ?? [])];
      const { problems, links } = resolveTree(root, { file: page.file, bodyLine, segments }, targets, before);
      const words = stored.words.map(({ word, line, column }) => ({
        word,
        place: { file: page.file, ...locate(line + bodyLine - 1, segments ?? [], column) },
      }));
      const placed = problems.map(({ file = page.file, line, column, ...problem }) => ({
        ...problem,
        place: { file, line, column },
      }));
      return {
        page,
        problems: [...placed, ...mistakes.map(toError), ...getTwice(page, stored.ids, sections?.ids)],
        links,
        anchors: new Set([...stored.ids, ...(sections?.ids ?? [])]),
        names: names?.counts,
        words,
      };
    }),
  );
}

/** Loads the sections at the end of a page. What prevents that, such as a mistake in a list, is added to the mistakes. */
async function collectSections(page: Page, loadNames: LoadNames, mistakes: PlacedMistake[]) {
  try {
    return await loadSpecSections(page, loadNames);
  } catch (error) {
    mistakes.push(...toMistakes(error, { file: page.file }));
    return undefined;
  }
}

/** Finds the anchors that a page and the sections at its end have in common. */
function getTwice({ file }: Page, own: string[], generated: string[] = []): PageProblem[] {
  const twice = own.filter((id) => generated.includes(id));
  if (twice.length === 0) return [];
  const place = findFieldOfFile(file, 'specSections');
  return twice.map((id) => ({
    severity: 'error',
    place,
    message: `the anchor "${id}" of this page is also in its sections that are written from the specs`,
    fix: 'Give the heading or row of the page another one: {#another}.',
  }));
}
