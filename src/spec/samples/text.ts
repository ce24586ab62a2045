/** The text of a header or URL, with environment variables whose values only the reader has. */
export type Text = readonly (string | Variable)[];

export interface Variable {
  /** The name in the environment, in uppercase. */
  variable: string;
}

/** Formats text as an expression of a language. */
export type Print = (text: Text) => string;

/** The maximum width of statements that can be broken: samples show this many characters in a window of 1440 pixels. */
export const lineWidth = 52;

/** The maximum width of URLs: samples show this many characters in a window of 1280 pixels and on a phone. */
const urlWidth = 42;

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

/**
 * Breaks a URL before slashes and query parameters so that each line fits. `first` and `others` are the widths of the
 * code around the URL on the first line and on the other lines.
 */
export function breakUrl(url: Text, print: Print, { first = 0, others = 2 } = {}): Text[] {
  const lines: Text[] = [];
  let line: Text = [];
  for (const piece of toPieces(url)) {
    const longer = toText([...line, ...piece]);
    const room = urlWidth - (lines.length === 0 ? first : others);
    if (line.length > 0 && print(longer).length > room) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return [...lines, line];
}

function toPieces(url: Text): Text[] {
  const pieces: (string | Variable)[][] = [];
  for (const part of url) {
    const [first, ...others] = typeof part === 'string' ? part.split(/(?=[/?&])/) : [part];
    const starts = typeof first === 'string' && /^[/?&]/.test(first);
    if (first !== undefined && !starts && pieces.length > 0) pieces.at(-1)?.push(first);
    else if (first !== undefined) pieces.push([first]);
    pieces.push(...others.map((piece) => [piece]));
  }
  return pieces;
}
