import { distance } from 'fastest-levenshtein';
import { toChunks } from './split-text-into-words';
import type { SearchRecord } from './record-types-and-derived-fields';
import { isStopWord, toTerm, type QueryWord } from './tokenize';

/** Returns the words of all titles and names as they are written, by term. */
export function toWritten(records: SearchRecord[]): Map<string, string> {
  const written = new Map<string, string>();
  for (const { title, names } of records) {
    for (const { text, words, isUnspaced } of [title, ...names].flatMap(toChunks)) {
      if (isUnspaced) continue;
      const [word] = words;
      // A part of a name, such as `short` of `shortName`, may be no word.
      const own = words.length === 1 && word ? word.text : text;
      const term = toTerm(own);
      if (term.length > 2 && !isStopWord(term) && !written.has(term)) written.set(term, own);
    }
  }
  return written;
}

const most = 3;

/** Returns the written words that differ in at most three characters, and less than half of them, from words of a query, nearest first. */
export function findSimilarWritten(asked: Pick<QueryWord, 'term'>[], written: ReadonlyMap<string, string>): string[] {
  const found: { word: string; mistakes: number }[] = [];
  for (const { term } of asked) {
    const allowed = Math.min(most, Math.round(term.length * 0.4));
    for (const [known, word] of written) {
      if (Math.abs(known.length - term.length) > allowed) continue;
      const mistakes = Math.min(distance(term, known), distance(term, word.toLowerCase()));
      if (mistakes <= allowed) found.push({ word, mistakes });
    }
  }
  return [...new Set(found.sort((one, other) => one.mistakes - other.mistakes).map(({ word }) => word))];
}
