import type { Operation } from '@/spec/model';
import type { View } from './view';

/** The limits beyond which a page shows only the beginning of a text or list, so that no page becomes too large to open. */
const linesOfExample = 300;
const lettersOfLine = 2000;
export const propertiesOfObject = 400;
export const valuesOfEnumeration = 400;
export const variantsOfApplicator = 150;

/** Returns the lines of an example that a page shows, and how many more there are. */
export function toShownLines(source: string): { text: string; left: number } {
  const lines = source.split('\n');
  const shown = lines.slice(0, linesOfExample).map((line) => toShownText(line));
  return { text: shown.join('\n'), left: lines.length - shown.length };
}

/** Shortens a very long line. */
function toShownText(text: string, letters = lettersOfLine): string {
  return text.length > letters ? `${text.slice(0, letters)} …` : text;
}

/** The rows that a page of a large spec may expand to. Each body and response gets its share. */
const rowsOfPage = 320;
const rowsOfRoot = { least: 6, most: 160 };

/** The same for the rows of inline schemas, which have no separate page. */
const inlineRowsOfPage = 3000;
const inlineRowsOfRoot = 100;

/** Returns how many rows in total, and of inline schemas, each body and each response of a page may expand to. */
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
