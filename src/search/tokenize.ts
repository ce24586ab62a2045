import { toChunks, type Word } from './split-text-into-words';
import { toStem } from './stem';

/** A term and its range in the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

const stopWords = new Set(
  'a an and any are as at be by can could did do does for from has have how i if in into is it its me my of on or our please should some that the their them then there these they this to want was we were what when where which who why will with would you your'
    .split(' ')
    .map(toTerm),
);

/** Normalizes a word so that variants match: lower case, without accents, in the singular. */
export function toTerm(word: string): string {
  const plain = toPlain(word);
  return plain.length > 3 && /[^siu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

function toPlain(word: string): string {
  const isAscii = /^[ -~]*$/.test(word);
  return (isAscii ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** Returns true for a word that says nothing about the topic of a query. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Returns true for a particle that changes the meaning of the verb before it, as in `set up`, and for any stop word. */
export function isParticle(term: string): boolean {
  return isStopWord(term) || /^(?:up|out|down|off|again|away|once)$/.test(term);
}

/** Returns true for one or two letters or digits, with which many words begin. In other scripts, they may be a whole word. */
export function isShort(term: string): boolean {
  return /^[a-z\d]{1,2}$/.test(term);
}

/** Splits a text into terms. A name such as `shortName` becomes short, name, and shortname. */
export function toTokens(text: string): Token[] {
  return toChunks(text).flatMap(({ words, also }) => [...words, ...also].map(toToken));
}

function toToken({ text, start, end }: Word): Token {
  return { term: toTerm(text), start, end };
}

/** Splits a title like `toTokens()` and adds pairs of neighbors as one word, so that `webapp` finds `web app`. */
export function toTitleTokens(title: string): Token[] {
  const tokens = toTokens(title);
  const words = toChunks(title)
    .flatMap(({ words: own, isUnspaced }) => (isUnspaced ? [] : own.map(toToken)))
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

/** A word of a query, and the word joined with each neighbor: `web app` is `webapp`, `log in` is `login`. */
export interface QueryWord {
  term: string;
  joined: string[];
  /** The word, and its stem, joined with a particle that follows: `login`, and `setup` for `setting up`. */
  phrasal: string[];
}

/**
 * Splits a query into words. A name such as `shortName` yields only its words, because all words must match. Stop words are
 * omitted unless there are no others, or the reader may still be typing them at the end.
 */
export function toQueryWords(query: string): QueryWord[] {
  const terms = toChunks(query).flatMap(({ words }) => words.map(toToken));
  const join = (one: Token | undefined, other: Token | undefined) =>
    one && other ? [toTerm(`${query.slice(one.start, one.end)}${query.slice(other.start, other.end)}`)] : [];
  const words = terms.map((token, at) => ({
    term: token.term,
    joined: [...join(terms[at - 1], token), ...join(token, terms[at + 1])],
    phrasal: toPhrasal(token.term, terms[at + 1]?.term),
  }));
  const isOpen = /[\p{L}\p{M}\p{N}#+]$/u.test(query);
  const telling = words.filter(({ term }, at) => !isStopWord(term) || (isOpen && at === words.length - 1));
  const chosen = telling.length > 0 ? telling : words;
  return chosen.filter(({ term }, at) => chosen.findIndex((other) => other.term === term) === at);
}

function toPhrasal(verb: string, particle = ''): string[] {
  return isParticle(particle) ? [verb + particle, toStem(verb) + particle] : [];
}

/** Returns the distinct words of a name except stop words: short and name for `shortName`. */
export function toWords(name: string): string[] {
  const words = toPiecesOf(name).map(toTerm);
  return [...new Set(words)].filter((term) => !isStopWord(term));
}

/** Joins the words of a name except stop words: `short name`, `shortName`, and `short-name` yield the same result. */
export function toCompact(text: string): string {
  return toTellingPieces(text).map(toPlain).join('');
}

/** Joins all words of a text except articles. */
export function toCompactWithAll(text: string): string {
  return toPiecesOf(text)
    .filter((piece) => !/^(?:an?|the)$/i.test(piece))
    .map(toPlain)
    .join('');
}

/** Joins the stems of all words except stop words: `list secrets` and `Listing a secret` yield the same result. */
export function toLoose(text: string): string {
  return toTellingPieces(text)
    .map((piece) => toStem(toPlain(piece)))
    .join('');
}

function toTellingPieces(text: string): string[] {
  return toPiecesOf(text).filter((piece) => !isStopWord(toTerm(piece)));
}

function toPiecesOf(text: string): string[] {
  return toChunks(text).flatMap(({ words }) => words.map((word) => word.text));
}
