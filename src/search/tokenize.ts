import { toStem } from './stem';

/** A term as it is indexed, and the part of the text that it stands for. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

const stopWords = new Set(
  'a an and any are as at be by can could did do does for from has have how i if in into is it its me my of on or our please should some that the their them then there these they this to want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** A run of letters and digits, or several joined by `-`, `_` or `.`: `ci-cd-profiles`, `schema.Pet`. */
const chunks = /(?<!\p{L}['’](?=s\b))[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;
/** The words inside a chunk: at capitals and at the marks that join. */
const pieces = /\p{Lu}?[\p{Ll}\p{N}]*\p{Ll}[\p{Ll}\p{N}]*|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lo}+|[\p{L}\p{N}]+?/gu;

/** One spelling for all that are searched alike: lower case, without accents, in the singular. */
export function toTerm(word: string): string {
  const plain = toPlain(word);
  return plain.length > 3 && /[^siu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

function toPlain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True for words that say nothing about what is sought. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** True for what follows a verb, whose meaning it changes: `set up`, `log in`. */
export function isParticle(term: string): boolean {
  return isStopWord(term) || /^(?:up|out|down|off|again|away|once)$/.test(term);
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

/** The same with neighbors written as one word, for titles: `web app` is found as `webapp`. */
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

/** A word of a query, and the names that it makes with its neighbors written as one: `web app` is `webapp`, `log in` is `login`. */
export interface QueryWord {
  term: string;
  joined: string[];
  /** The same with the particle that follows: `login`. */
  phrasal?: string;
}

/** Words of a query: the parts of names without the whole, since all of them must be found; none that says nothing, unless all do. */
export function toQueryWords(query: string): QueryWord[] {
  const terms = [...query.matchAll(chunks)].flatMap(({ 0: chunk, index }) => toPieces(chunk, index));
  const join = (one: Token | undefined, other: Token | undefined) =>
    one && other ? [toTerm(`${query.slice(one.start, one.end)}${query.slice(other.start, other.end)}`)] : [];
  const words = terms.map((token, at) => ({
    term: token.term,
    joined: [...join(terms[at - 1], token), ...join(token, terms[at + 1])],
    ...(isParticle(terms[at + 1]?.term ?? '') ? { phrasal: join(token, terms[at + 1])[0] } : {}),
  }));
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const telling = words.filter(({ term }, at) => !isStopWord(term) || (isOpen && at === words.length - 1));
  const chosen = telling.length > 0 ? telling : words;
  return chosen.filter(({ term }, at) => chosen.findIndex((other) => other.term === term) === at);
}

/** The words of a name that say something: of `shortName` short and name. */
export function toWords(name: string): string[] {
  const words = [...name.matchAll(chunks)].flatMap(({ 0: chunk, index }) => toPieces(chunk, index));
  return [...new Set(words.map(({ term }) => term))].filter((term) => !isStopWord(term));
}

/** A name without what divides its words: `short name`, `shortName` and `short-name` are the same. */
export function toCompact(text: string): string {
  return toTellingPieces(text).map(toPlain).join('');
}

/** The same with all of its words but articles. */
export function toCompactWithAll(text: string): string {
  return toPiecesOf(text)
    .filter((piece) => !/^(?:an?|the)$/i.test(piece))
    .map(toPlain)
    .join('');
}

/** The same of whatever form its words have: `list secrets` and `Listing a secret`. */
export function toLoose(text: string): string {
  return toTellingPieces(text)
    .map((piece) => toStem(toPlain(piece)))
    .join('');
}

function toTellingPieces(text: string): string[] {
  return toPiecesOf(text).filter((piece) => !isStopWord(toTerm(piece)));
}

function toPiecesOf(text: string): string[] {
  return [...text.matchAll(chunks)].flatMap(({ 0: chunk }) => [...chunk.matchAll(pieces)].map(([piece]) => piece));
}
