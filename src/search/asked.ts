import type { Query } from './query';
import { isParticle, isStopWord } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** A word of a query, and what of the index answers it. */
export interface AskedWord {
  term: string;
  /** Other forms of the word, and what it is with its neighbors written as one. */
  forms: string[];
  /** May be the beginning of a word. */
  isBegun: boolean;
  /** Nothing in the index is like it: it may be misspelt. */
  isUnknown: boolean;
  /** How much it tells. */
  weight: number;
}

/** Verbs that go with anything: what they go with tells more. */
const light = new Set(['get', 'find', 'show', 'see', 'use', 'using', 'need', 'make', 'work', 'go', 'look']);

/** Looks the words of a query up in the vocabulary. A word that another follows is whole, if there is such a word. */
export function toAskedWords({ words }: Query, vocabulary: Vocabulary): AskedWord[] {
  return words.map(({ term, joined }, at) => {
    const forms = [...vocabulary.getForms(term), ...joined.filter((name) => name !== term && vocabulary.has(name))];
    return {
      term,
      forms,
      isBegun: term.length > 1 && (at === words.length - 1 || !vocabulary.has(term)),
      isUnknown: !vocabulary.hasStart(term) && forms.length === 0,
      weight: vocabulary.getWeight(term) * (isParticle(term) ? 0.25 : light.has(term) ? 0.5 : 1),
    };
  });
}

/** Without a last word that fits nearly everything: one just begun, or one that says nothing. */
export function toTelling(words: AskedWord[]): AskedWord[] {
  const last = words.at(-1)?.term ?? '';
  return words.length > 1 && (last.length < 3 || isStopWord(last)) ? words.slice(0, -1) : words;
}
