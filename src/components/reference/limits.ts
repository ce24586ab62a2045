import type { Operation } from '@/spec/model';
import type { View } from './view';

/** Limits above which a page shows the beginning and says how much is left out, so that every page can be opened. */
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

/** Shortens a very long text. */
function toShownText(text: string, letters = lettersOfLine): string {
  return text.length > letters ? `${text.slice(0, letters)} …` : text;
}

/** The rows that a page of a large spec may expand to. Each body and response gets its share. */
const rowsOfPage = 320;
const rowsOfRoot = { least: 6, most: 160 };

/** The same for inline schemas, which cannot be opened elsewhere. */
const inlineRowsOfPage = 3000;
const inlineRowsOfRoot = 100;

/** Returns how many rows each body and each response of a page may expand to. */
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
