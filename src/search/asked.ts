import type { Query } from './query';
import { isParticle } from './tokenize';
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
  /** Fills the question: what lacks it answers as well. */
  isOptional: boolean;
  /** How much it tells. */
  weight: number;
}

/** Verbs that go with anything: what they go with tells more. */
const light = new Set(
  'get find show see use using need make work go look check view list all every put which give tell'.split(' '),
);

/** What fills a question: nothing is lost without it. */
const filler = new Set(
  'already also anything yet just exactly really actually currently possible supported allowed something someone thing stuff explain explained explanation mean meaning means vs versus difference between choose pick want like way work own happen happens'.split(
    ' ',
  ),
);

/** Looks the words of a query up in the vocabulary. A word that another follows is whole, if there is such a word. */
export function toAskedWords({ words }: Query, vocabulary: Vocabulary): AskedWord[] {
  return words.map(({ term: written, joined, phrasal = '' }, at) => {
    // `log in` is not about logs.
    const term = vocabulary.has(phrasal) ? phrasal : written;
    const forms = [...vocabulary.getForms(term), ...joined.filter((name) => name !== term && vocabulary.has(name))];
    if (term !== written && vocabulary.has(written)) forms.push(written);
    return {
      term,
      forms,
      isBegun: term.length > 1 && (at === words.length - 1 || !vocabulary.has(term)),
      isUnknown: !vocabulary.hasStart(term) && forms.length === 0,
      isOptional: isParticle(term) || filler.has(term),
      weight: vocabulary.getWeight(term) * toShare(term),
    };
  });
}

/** How much of a word's weight counts. */
function toShare(term: string): number {
  if (filler.has(term)) return 0.1;
  if (isParticle(term)) return 0.25;
  return light.has(term) ? 0.5 : 1;
}

/** Without what fills the question, and without a last word that has just begun and fits nearly everything. */
export function toTelling(words: AskedWord[]): AskedWord[] {
  const rest = words.filter(({ term, isOptional }, at) => !isOptional && (at < words.length - 1 || term.length > 2));
  return rest.length > 0 ? rest : words;
}
