import type { Problem } from './problem';
import { checkSamples, loadPages, loadSampleReport, loadSpecTexts } from './sample-report';

interface Checked {
  /** The texts of the pages, and of the specs, that were checked. */
  pages: Map<string, string>;
  specs: string;
  problems: Problem[];
}

let last: Checked | undefined;

/** What is wrong with the samples of all pages; only those of pages that have changed since the last call are checked again. */
export async function checkChangedSamples(): Promise<Problem[]> {
  const pages = loadPages();
  const specs = loadSpecTexts();
  const key = JSON.stringify(specs);
  const before = last?.specs === key ? last : undefined;
  const changed = pages.filter(({ file, text }) => before?.pages.get(file) !== text);
  const unchanged = new Set(pages.filter((page) => !changed.includes(page)).map(({ file }) => file));
  const found = before ? (await checkSamples(changed, specs)).problems : (await loadSampleReport()).problems;
  const problems = [...(before?.problems.filter(({ file }) => unchanged.has(file)) ?? []), ...found];
  last = { pages: new Map(pages.map(({ file, text }) => [file, text])), specs: key, problems };
  return problems;
}
