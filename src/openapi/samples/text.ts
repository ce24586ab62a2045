/** The text of a header or URL, with environment variables whose values only the reader has. */
export type Text = readonly (string | Variable)[];

export interface Variable {
  /** The name in the environment, in uppercase. */
  variable: string;
}

/** The maximum width of statements that can be broken: samples show this many characters in a window of 1440 pixels. */
export const lineWidth = 52;

/** Joins adjacent strings and removes empty ones. */
export function toText(parts: Text): Text {
  const joined: (string | Variable)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/** Lists the distinct variables of some texts. */
export function getVariables(texts: Text[]): string[] {
  return [...new Set(texts.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.variable])))];
}
