/** A word and its range in a text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** A run of characters without spaces. */
export interface Chunk {
  text: string;
  words: Word[];
  /** What the index contains in addition: a name of several words as one, and the last letter of a script without spaces. */
  also: Word[];
  /** True for a script without spaces. The words are then all pairs of neighboring letters. */
  isUnspaced: boolean;
}

/** A letter of a script that writes words without spaces between them, with its marks. */
const unspaced = String.raw`(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*`;
/** Letters and digits of any other script. Those of ASCII need no look at other scripts, which takes most of the time. */
const spaced = String.raw`(?:[A-Za-z\d]+\p{M}*|(?!${unspaced})[\p{L}\p{N}]\p{M}*)+`;
/** The name of a programming language: `C#`, `C++`. */
const symbolic = String.raw`(?<![\p{L}\p{N}])[\p{L}]{1,2}(?:#|\+\+)(?![\p{L}\p{N}])`;

/**
 * Letters of a script without spaces, the name of a programming language, or a run of letters and digits. Several runs are one
 * chunk if `-`, `_`, or `.` joins them: `ci-cd-profiles`, `schema.Pet`. Skips a possessive s.
 */
const chunks = new RegExp(
  String.raw`${symbolic}|(?<!\p{L}['’](?=s\b))${spaced}(?:[-_.]${spaced})*|(?:${unspaced})+`,
  'gu',
);
const letters = new RegExp(unspaced, 'gu');
/** The words of a chunk, split at capitals and separators. */
const parts =
  /^\p{L}+[#+]+$|\p{Lu}?[\p{Ll}\p{M}\p{N}]*\p{Ll}[\p{Ll}\p{M}\p{N}]*|\p{Lu}+(?!\p{Ll})\p{N}*|[\p{Lo}\p{M}]+|\p{N}+|\p{L}/gu;

/** Splits a text into chunks and their words. A name such as `shortName` has the words `short` and `Name`. */
export function toChunks(text: string): Chunk[] {
  return [...text.matchAll(chunks)].map(({ 0: chunk, index: start }) => {
    // Most chunks are plain words.
    if (/^[A-Z]?[a-z]+$/.test(chunk)) return toPlainWord(chunk, start);
    const single = /^[A-Za-z\d]/.test(chunk) ? [] : toWords(chunk, letters, start);
    return single.length > 0 ? toUnspaced(chunk, single) : toSpaced(chunk, start);
  });
}

function toPlainWord(text: string, start: number): Chunk {
  return { text, words: [{ text, start, end: start + text.length }], also: [], isUnspaced: false };
}

function toSpaced(text: string, start: number): Chunk {
  const words = toWords(text, parts, start);
  const whole = { text: text.replace(/[-_.]/g, ''), start, end: start + text.length };
  return { text, words, also: words.length > 1 ? [whole] : [], isUnspaced: false };
}

/** Pairs each letter with the next one. Only the last letter begins no pair, so the index contains it on its own. */
function toUnspaced(text: string, single: Word[]): Chunk {
  const pairs = single.slice(1).map((next, at) => {
    const { text: letter, start } = single[at] ?? next;
    return { text: letter + next.text, start, end: next.end };
  });
  if (pairs.length === 0) return { text, words: single, also: [], isUnspaced: true };
  return { text, words: pairs, also: single.slice(-1), isUnspaced: true };
}

function toWords(chunk: string, pattern: RegExp, offset: number): Word[] {
  return [...chunk.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    start: offset + index,
    end: offset + index + text.length,
  }));
}
