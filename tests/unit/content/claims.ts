import { distance } from 'fastest-levenshtein';
import type { Sentence } from './sentences';
import { findSourceProblem, toPlaces } from './sources';

/** A sentence of a page with its source. The page `every page` is about sentences that several pages repeat. */
export interface Claim {
  page: string;
  text: string;
  source: string;
}

export interface Comparison {
  /** A sentence does not contain the value of its source, or the source does not exist. */
  problems: string[];
  /** What somebody may want to update: sentences without a source, changed sentences, and sources without a sentence. */
  notes: string[];
}

/** Compares sentences with their sources. A sentence with other words keeps the source, so that a changed value is noticed. */
export function compareClaims(claims: Claim[], sentences: Sentence[]): Comparison {
  const result: Comparison = { problems: [], notes: [] };
  const claimed = new Set<Sentence>();
  const compare = (claim: Claim, source: string, sentence: Sentence) => {
    claimed.add(sentence);
    const problem = source === '' ? undefined : findSourceProblem(source, sentence.text);
    if (problem !== undefined) result.problems.push(`${toPlace(sentence)} (${claim.source}): ${problem}`);
  };
  const unmatched = claims.filter((claim) => {
    const same = sentences.filter(
      (sentence) => isOn(claim, sentence) && toWords(sentence.text) === toWords(claim.text),
    );
    for (const sentence of same) compare(claim, claim.source, sentence);
    return same.length === 0;
  });
  for (const claim of unmatched) {
    const open = sentences.filter((sentence) => isOn(claim, sentence) && !claimed.has(sentence));
    const similar = findSimilar(claim.text, open);
    // A source that is a word describes how the former sentence was written.
    if (similar) compare(claim, toPlaces(claim.source), similar);
    const note = similar ? `changed      ${toPlace(similar)}, was` : `no sentence  ${claim.page}`;
    result.notes.push(`${note} ${JSON.stringify(claim.text)}: ${claim.source}`);
  }
  for (const sentence of sentences)
    if (!sentence.marked && !claimed.has(sentence)) result.notes.push(`no source    ${toPlace(sentence)}: ?`);
  return result;
}

const isOn = ({ page }: Claim, { file }: Sentence) => page === 'every page' || page === file;

const toPlace = ({ file, line, text }: Sentence) => `${file}:${line} ${JSON.stringify(text)}`;

/** Returns a text without punctuation and case, so that a corrected comma changes nothing. */
function toWords(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Finds the most similar sentence, if at most a third of the letters differ. */
function findSimilar(text: string, sentences: Sentence[]): Sentence | undefined {
  const [nearest] = sentences
    .map((sentence) => ({
      sentence,
      share: distance(sentence.text, text) / Math.max(sentence.text.length, text.length),
    }))
    .sort((one, other) => one.share - other.share);
  return nearest && nearest.share <= 1 / 3 ? nearest.sentence : undefined;
}
