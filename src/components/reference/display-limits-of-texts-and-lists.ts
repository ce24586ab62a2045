/** The limits beyond which a page shows only the beginning of a text or list, so that no page becomes too large to open. */
const linesOfExample = 300;
const lettersOfLine = 2000;
/** How many properties have a complete row, and how many after them have a short one. */
export const propertiesOfObject = 400;
export const morePropertiesOfObject = 6000;
export const lettersOfMoreProperties = 250_000;
export const valuesOfEnumeration = 400;
export const variantsOfApplicator = 150;

/** How many examples of a schema are shown. */
export const shownExamples = 3;

/** The longest value that fits on a line with other words, in characters. */
export const longestInline = 80;

/** Returns the lines of an example that a page shows, and how many more there are. */
export function toShownLines(source: string): { text: string; left: number } {
  const lines = source.split('\n');
  const shown = lines.slice(0, linesOfExample).map(toShownText);
  return { text: shown.join('\n'), left: lines.length - shown.length };
}

/** Shortens a very long line. */
function toShownText(text: string): string {
  return text.length > lettersOfLine ? `${text.slice(0, lettersOfLine)} …` : text;
}
