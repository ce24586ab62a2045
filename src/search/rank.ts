import type { AskedWord } from './asked';
import type { Query } from './query';
import type { SearchRecord } from './record';
import { toScore } from './score';
import { toTermFit } from './term-fit';
import type { Traits } from './traits';

/** What the index found: the indexed terms of a record that fit, and the fields that they stand in. */
export interface Candidate {
  id: number | string;
  match: Record<string, string[]>;
}

export interface Ranked {
  id: number;
  terms: string[];
  score: number;
}

/** No more than these are looked at closely: the rest is too far down to be read. */
const considered = 300;

/** Sorts what the index found by how well it fits the whole query. What lacks a word and has much less than the best is left out. */
export function toRanked(
  candidates: Candidate[],
  { query, asked }: { query: Query; asked: AskedWord[] },
  records: SearchRecord[],
  traits: Traits[],
): Ranked[] {
  const toFit = toTermFit(asked);
  const fitted = candidates.slice(0, considered).flatMap(({ id: key, match }) => {
    const id = Number(key);
    const record = records[id];
    const own = traits[id];
    return record && own ? [{ id, match, record, own, fit: toFit(match, own.words) }] : [];
  });
  const best = fitted.reduce((most, { fit }) => (fit.covered > most.covered ? fit : most), {
    covered: 0,
    isWhole: false,
  });
  // Where something has every word, little more is wanted.
  const least = best.covered * (best.isWhole ? 0.7 : 0.5);
  return fitted
    .filter(({ fit }) => fit.isWhole || fit.covered >= least)
    .map(({ id, match, record, own, fit }) => ({
      id,
      terms: Object.keys(match),
      score: toScore(query, record, own, fit),
    }))
    .sort(compare)
    .map(toDiverse(records))
    .sort(compare);
}

function compare(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.id - other.id;
}

/** What a name loses each time that it comes again. */
const repetition = 0.2;

/** Has the same name of another service or schema count less than other things, so that these are seen too. */
function toDiverse(records: SearchRecord[]): (ranked: Ranked) => Ranked {
  const times = new Map<string, number>();
  return (ranked) => {
    const { kind, title } = records[ranked.id] ?? {};
    const key = `${kind} ${title}`;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return { ...ranked, score: ranked.score - Math.min(before, 3) * repetition };
  };
}
