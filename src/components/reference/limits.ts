/** Past these a page shows the beginning and says how much is left out: no spec makes a page that nobody can open. */
const linesOfExample = 300;
const lettersOfLine = 2000;
export const fieldsOfObject = 400;
export const valuesOfEnumeration = 400;
export const variantsOfChoice = 150;

/** The beginning of an example, and how many lines of it are left out. */
export function toShownLines(source: string): { text: string; left: number } {
  const lines = source.split('\n');
  const shown = lines.slice(0, linesOfExample).map((line) => toShownText(line));
  return { text: shown.join('\n'), left: lines.length - shown.length };
}

/** The beginning of a text that nobody reads to its end. */
export function toShownText(text: string, letters = lettersOfLine): string {
  return text.length > letters ? `${text.slice(0, letters)} …` : text;
}
