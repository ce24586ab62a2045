import { synonyms } from './synonyms';
import { toTokens } from './tokenize';

interface Phrase {
  terms: string[];
  others: string[];
}

const phrases: Phrase[] = synonyms.flatMap((group) =>
  group.map((phrase) => ({
    terms: toWords(phrase),
    others: group.filter((other) => other !== phrase).flatMap(toWords),
  })),
);
const byFirst = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const [first = ''] = phrase.terms;
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

function toWords(text: string): string[] {
  return toTokens(text).map(({ term }) => term);
}

/** Terms of the synonyms of what stands in a text: they are indexed with it, so that asking costs nothing. */
export function toSynonymTerms(text: string): string[] {
  const terms = toWords(text);
  const found = terms.flatMap((term, index) =>
    (byFirst.get(term) ?? []).filter((phrase) => phrase.terms.every((word, offset) => terms[index + offset] === word)),
  );
  return [...new Set(found.flatMap(({ others }) => others))].filter((term) => !terms.includes(term));
}
