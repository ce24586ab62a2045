import { toStem } from './stem';
import { synonyms } from './synonyms';
import { isParticle, isStopWord, toTerm, toTokens } from './tokenize';

interface Phrase {
  stems: string[];
  others: string[];
}

const byFirst = new Map<string, Phrase[]>();
for (const group of synonyms) {
  for (const phrase of group) {
    const stems = toPhraseWords(phrase).map(toStem);
    const others = group.filter((other) => other !== phrase).flatMap(toIndexed);
    const [first = ''] = stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, others }]);
  }
}

function toWords(text: string): string[] {
  return toTokens(text).map(({ term }) => term);
}

/** What has a hyphen is one word, whatever its parts are: `How-tos` has the word `howto`. */
function toPhraseWords(phrase: string): string[] {
  return phrase.includes('-') ? [toTerm(phrase.replaceAll('-', ''))] : toWords(phrase);
}

/** What is indexed of a phrase: its words, but a verb and its particle as one, as queries have them too. */
function toIndexed(phrase: string): string[] {
  const words = toWords(phrase);
  const [verb = '', particle = ''] = words;
  return words.length === 2 && isParticle(particle)
    ? [`${verb}${particle}`]
    : words.filter((word) => !isStopWord(word));
}

/** Terms of the synonyms of what stands in a text, in any form: they are indexed with it, so that asking costs nothing. */
export function toSynonymTerms(text: string): string[] {
  const terms = toWords(text);
  const stems = terms.map(toStem);
  const found = stems.flatMap((stem, index) =>
    (byFirst.get(stem) ?? []).filter((phrase) => phrase.stems.every((word, offset) => stems[index + offset] === word)),
  );
  return [...new Set(found.flatMap(({ others }) => others))].filter((term) => !terms.includes(term));
}
