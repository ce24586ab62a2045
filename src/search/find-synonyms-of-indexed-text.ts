import { memo } from '@/lib/memo';
import { toStem } from './stem';
import { getSynonyms } from './synonyms';
import { isParticle, isStopWord, toTerm, toTokens } from './tokenize';

interface Phrase {
  stems: string[];
  others: string[];
}

/** Returns the phrases of all synonyms by their first stem. */
const getPhrases = memo((): Map<string, Phrase[]> => {
  const byFirst = new Map<string, Phrase[]>();
  for (const group of getSynonyms()) {
    for (const phrase of group) {
      const stems = toPhraseWords(phrase).map(toStem);
      const others = group.filter((other) => other !== phrase).flatMap(toIndexed);
      const [first = ''] = stems;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, others }]);
    }
  }
  return byFirst;
});

function toWords(text: string): string[] {
  return toTokens(text).map(({ term }) => term);
}

/** Splits a phrase into words. A name with a hyphen is one word: `How-tos` becomes `howto`. */
function toPhraseWords(phrase: string): string[] {
  return phrase.includes('-') ? [toTerm(phrase.replaceAll('-', ''))] : toWords(phrase);
}

/** Returns the indexed words of a phrase. A verb and its particle become one word, as in queries. */
function toIndexed(phrase: string): string[] {
  const words = toWords(phrase);
  const [verb = '', particle = ''] = words;
  return words.length === 2 && isParticle(particle)
    ? [`${verb}${particle}`]
    : words.filter((word) => !isStopWord(word));
}

/**
 * Returns the terms of synonyms of a text's words and phrases, in any form. Because they are in the index, synonyms do not
 * slow down queries.
 */
export function toSynonymTerms(text: string): string[] {
  const terms = toWords(text);
  const stems = terms.map(toStem);
  const phrases = getPhrases();
  const found = stems.flatMap((stem, index) =>
    (phrases.get(stem) ?? []).filter((phrase) => phrase.stems.every((word, offset) => stems[index + offset] === word)),
  );
  return [...new Set(found.flatMap(({ others }) => others))].filter((term) => !terms.includes(term));
}
