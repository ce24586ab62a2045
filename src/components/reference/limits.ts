import type { Operation } from '@/spec/model';
import type { View } from './view';

/** Past these a page shows the beginning and says how much is left out: no spec makes a page that nobody can open. */
const linesOfExample = 300;
const lettersOfLine = 2000;
export const propertiesOfObject = 400;
export const valuesOfEnumeration = 400;
export const variantsOfApplicator = 150;

/** The beginning of an example, and how many lines of it are left out. */
export function toShownLines(source: string): { text: string; left: number } {
  const lines = source.split('\n');
  const shown = lines.slice(0, linesOfExample).map((line) => toShownText(line));
  return { text: shown.join('\n'), left: lines.length - shown.length };
}

/** The beginning of a text that nobody reads to its end. */
function toShownText(text: string, letters = lettersOfLine): string {
  return text.length > letters ? `${text.slice(0, letters)} …` : text;
}

/** Rows that a page of a large spec may unfold by itself; each body and response gets its share. */
const rowsOfPage = 320;
const rowsOfRoot = { least: 6, most: 160 };

/** The same of what is written inside of them, which can be opened nowhere else. */
const inlineRowsOfPage = 3000;
const inlineRowsOfRoot = 100;

/** What each body and each response of a page may unfold. */
export function getPageRowBudget(operations: Operation[]): Pick<View, 'rowBudget' | 'inlineBudget'> {
  const roots = operations.reduce(
    (sum, { requestBody, responses }) => sum + (requestBody ? 1 : 0) + responses.length,
    1,
  );
  return {
    rowBudget: Math.min(rowsOfRoot.most, Math.max(rowsOfRoot.least, Math.floor(rowsOfPage / roots))),
    inlineBudget: Math.max(inlineRowsOfRoot, Math.floor(inlineRowsOfPage / roots)),
  };
}
