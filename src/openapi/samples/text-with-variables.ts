/** The text of a header or URL, with environment variables whose values only the reader has. */
export type Text = readonly (string | Variable)[];

export interface Variable {
  /** The name in the environment, in uppercase. */
  variable: string;
  /** How the value is encoded, in this order, such as JSON inside of a form. By default, it is sent as it is. */
  encodings?: readonly VariableEncoding[];
}

/** `json` is a text in double quotes, `url` is percent-encoded, and `xml` has references for special characters. */
export type VariableEncoding = 'json' | 'url' | 'xml';

/** Text without variables, or with them. */
export type Content = string | Text;

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

/** Returns the text and the variables of a content. */
export function toParts(content: Content): Text {
  return typeof content === 'string' ? [content] : content;
}

/** Lists the encodings that some texts need. */
export function getEncodings(texts: Text[]): Set<VariableEncoding> {
  return new Set(texts.flat().flatMap((part) => (typeof part === 'string' ? [] : (part.encodings ?? []))));
}

/** Writes the value of a variable as an expression. `encoders` write the call that encodes one. */
export function toEncoded(
  { encodings = [] }: Variable,
  name: string,
  encoders: Record<VariableEncoding, (value: string) => string>,
): string {
  return encodings.reduce((value, encoding) => encoders[encoding](value), name);
}

/** Lists the distinct variables of some texts. */
export function listVariables(texts: Text[]): string[] {
  return [...new Set(texts.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.variable])))];
}
