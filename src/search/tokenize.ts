/** A term as it is indexed, and the part of the text that it stands for. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

const stopWords = new Set(
  'a an and are as at be by do does for from how i in into is it its my of on or that the this to was what when where which who why with you your'.split(
    ' ',
  ),
);

/** A run of letters and digits, or several joined by `-`, `_` or `.`: `ci-cd-profiles`, `schema.Pet`. */
const chunks = /(?<!\p{L}['’](?=s\b))[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;
/** The words inside a chunk: at capitals and at the marks that join. */
const pieces = /\p{Lu}?[\p{Ll}\p{N}]*\p{Ll}[\p{Ll}\p{N}]*|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lo}+|[\p{L}\p{N}]+?/gu;

/** One spelling for all that are searched alike: lower case, without accents, in the singular. */
export function toTerm(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length > 3 && /[^siu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** True for words that say nothing about what is sought. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Words of a text; a name such as `shortName` gives its parts and itself: short, name, shortname. */
export function toTokens(text: string): Token[] {
  return [...text.matchAll(chunks)].flatMap(({ 0: chunk, index }) => {
    const parts = toPieces(chunk, index);
    if (parts.length === 1) return parts;
    const whole = { term: toTerm(chunk.replace(/[-_.]/g, '')), start: index, end: index + chunk.length };
    return [...parts, whole];
  });
}

function toPieces(chunk: string, offset: number): Token[] {
  return [...chunk.matchAll(pieces)].map(({ 0: piece, index }) => ({
    term: toTerm(piece),
    start: offset + index,
    end: offset + index + piece.length,
  }));
}

/** The same with neighbours written as one word, for titles: `web app` is found as `webapp`. */
export function toTitleTokens(title: string): Token[] {
  const tokens = toTokens(title);
  const words = [...title.matchAll(chunks)]
    .flatMap(({ 0: chunk, index }) => toPieces(chunk, index))
    .filter(({ term }) => !isStopWord(term));
  const pairs = words.slice(1).map((word, index) => {
    const before = words[index] ?? word;
    return {
      term: toTerm(`${title.slice(before.start, before.end)}${title.slice(word.start, word.end)}`),
      start: before.start,
      end: word.end,
    };
  });
  return [...tokens, ...pairs.filter(({ term }) => !tokens.some((token) => token.term === term))];
}

/** Words of a query: the parts of names without the whole, since all of them must be found. */
export function toQueryTerms(query: string): string[] {
  const terms = [...query.matchAll(chunks)].flatMap(({ 0: chunk, index }) =>
    toPieces(chunk, index).map(({ term }) => term),
  );
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const telling = terms.filter((term, index) => !isStopWord(term) || (isOpen && index === terms.length - 1));
  return [...new Set(telling.length > 0 ? telling : terms)];
}

/** A title without what divides its words: `short name`, `shortName` and `short-name` are the same. */
export function toCompact(text: string): string {
  return [...text.matchAll(chunks)]
    .flatMap(({ 0: chunk, index }) => toPieces(chunk, index).map(({ term }) => term))
    .filter((term) => !isStopWord(term))
    .join('');
}
