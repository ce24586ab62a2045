/** A piece of a sentence: words of this project, or names from a spec. */
type Piece = string | { names: string[] };

/** A sentence, which the terminal and the page format differently. */
export type Sentence = Piece[];

/** The maximum number of names that a sentence lists. */
const most = 5;

/** Writes a sentence. Each value is a name from a spec, or a list of names. */
export function say(texts: TemplateStringsArray, ...values: (string | string[])[]): Sentence {
  return texts.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, { names: [value].flat() }];
  });
}

/** Returns the words and names of a sentence, one after the other. */
export function toPieces(sentence: Sentence): { text: string; isName: boolean }[] {
  return sentence.flatMap((piece) => {
    if (typeof piece === 'string') return [{ text: piece, isName: false }];
    const names = piece.names.slice(0, most);
    const rest = piece.names.length - names.length;
    return [
      ...names.flatMap((text, index) => [
        ...(index === 0 ? [] : [{ text: ', ', isName: false }]),
        { text, isName: true },
      ]),
      ...(rest > 0 ? [{ text: ` and ${rest} more`, isName: false }] : []),
    ];
  });
}

/** Writes a sentence with its names between backticks. */
export function toSentenceText(sentence: Sentence): string {
  return toPieces(sentence)
    .map(({ text, isName }) => (isName ? `\`${text}\`` : text))
    .join('');
}
