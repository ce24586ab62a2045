import type { AskedWord } from './query-words-and-vocabulary';
import { toIdentifierFit } from './query-identifiers-and-fit';
import { toOperationFit, toPathFit } from './operation-fit';
import type { Query } from './parse-query';
import { isUse, type SearchRecord, toFullText } from './record-types-and-derived-fields';
import { toTermFit, type TermFit } from './score-record-by-query-words';
import type { Traits } from './precomputed-ranking-data';

/** A result from the index: the matching terms of a record, each with the fields that contain it. */
export interface Candidate {
  id: number | string;
  match: Record<string, string[]>;
}

export interface Ranked {
  id: number;
  terms: string[];
  score: number;
}

/** How many candidates are ranked in detail. Nobody reads the ones below. */
const considered = 300;

/** How many results there are at least, if as many candidates have one of the words. */
const fewest = 5;

/**
 * Sorts the results of the index by how well they match the whole query. Leaves out results that lack a word and match
 * much worse than the best one, unless there are few others.
 */
export function rankRecords(
  candidates: Candidate[],
  { query, asked }: { query: Query; asked: AskedWord[] },
  records: SearchRecord[],
  traits: Traits[],
): Ranked[] {
  const toFit = toTermFit(asked);
  const fitted = toConsidered(candidates, query, records).flatMap(({ id: key, match }) => {
    const id = Number(key);
    const record = records[id];
    const own = traits[id];
    const isAsked = record && (query.isAboutUse || !isUse(record));
    return isAsked && own ? [{ id, match, record, own, fit: toFit(match, own.words) }] : [];
  });
  const best = fitted.reduce((most, { fit }) => (fit.covered > most.covered ? fit : most), {
    covered: 0,
    isExact: false,
  });
  // If the best record has every word, others that lack a word must match nearly as well.
  const least = best.covered * (best.isExact ? 0.7 : 0.5);
  const rank = (some: typeof fitted) =>
    some
      .map(({ id, match, record, own, fit }) => ({
        id,
        terms: Object.keys(match),
        score: toScore(query, record, own, fit),
      }))
      .sort(compare)
      .map(toDiverse(records))
      .sort(compare);
  const isClose = ({ fit }: (typeof fitted)[number]) => fit.isExact || fit.covered >= least;
  const close = rank(fitted.filter(isClose));
  if (close.length >= fewest) return close;
  return [...close, ...rank(fitted.filter((candidate) => !isClose(candidate))).slice(0, fewest - close.length)];
}

/** Returns the candidates to rank: those that contain an identifier of the query literally, then the best of the index. */
function toConsidered(candidates: Candidate[], { identifiers }: Query, records: SearchRecord[]): Candidate[] {
  if (identifiers.length === 0 || candidates.length <= considered) return candidates.slice(0, considered);
  const isNamed = ({ match }: Candidate) => identifiers.every(({ term }) => Object.hasOwn(match, term));
  if (candidates.some(isNamed))
    return [...candidates.filter(isNamed), ...candidates.filter((other) => !isNamed(other))].slice(0, considered);
  const fits = new Map(candidates.map(({ id }) => [id, toIdentifierFit(identifiers, records[Number(id)])]));
  const sorted = [...candidates].sort((one, other) => (fits.get(other.id) ?? 0) - (fits.get(one.id) ?? 0));
  return sorted.slice(0, considered);
}

function compare(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.id - other.id;
}

/** The score that a name loses each time it is repeated. */
const repetition = 0.2;

/** Lowers the score of a name for each better result of the same kind and name, up to three, so that results are diverse. */
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

/** The weight of each sign of a good result. The values were tuned with queries whose best results are known. */
const weights = {
  identifier: 3,
  missing: 2,
  covered: 3.1,
  title: 0.6,
  exactTitle: 1.8,
  tellingTitle: 1.6,
  exactObject: 1.75,
  exactName: 1.7,
  looseName: 0.4,
  literalTitle: 0.3,
  literalName: 0.5,
  begins: 0.4,
  contains: 0.2,
  share: 0.8,
  phrase: 0.2,
  phraseShare: 0.7,
  use: 2,
};

/** Scores how well a record matches a query. */
function toScore(query: Query, record: SearchRecord, traits: Traits, fit: TermFit): number {
  const { covered, missing, title } = fit;
  return (
    weights.identifier * toIdentifierFit(query.identifiers, record) -
    (title < 1 ? weights.missing * missing : 0) +
    weights.covered * covered +
    weights.title * title +
    toNameFit(query, traits) +
    toLiteralFit(query, record) +
    toPathFit(query, record, traits) +
    toPhraseFit(query, record) +
    toQuestionFit(query, record, traits) +
    traits.base +
    (isUse(record) ? weights.use : 0) +
    (record.kind === 'operation' ? toOperationFit(query, record, traits, fit) : 0)
  );
}

/**
 * Scores a text that contains a query of several words literally. The larger the share of the query in the text, the higher
 * the score.
 */
function toPhraseFit({ text, words }: Query, record: SearchRecord): number {
  if (words.length < 2) return 0;
  const said = toFullText(record);
  if (!said.toLowerCase().includes(text.toLowerCase())) return 0;
  return weights.phrase + (weights.phraseShare * text.length) / said.length;
}

/** Ranks a name that is spelled exactly as the query above one that differs, for example in case. */
function toLiteralFit({ text }: Query, { title, names }: SearchRecord): number {
  if (title === text) return weights.literalTitle;
  return names.includes(text) ? weights.literalName : 0;
}

/** Ranks pages that explain, then other pages, above API records and lists if the reader wants an explanation. */
function toQuestionFit({ isQuestion }: Query, { service, url }: SearchRecord, { isExplaining }: Traits): number {
  if (!isQuestion || service !== undefined || url.startsWith('/reference/')) return 0;
  return isExplaining ? 1 : 0.7;
}

function toNameFit(
  { whole, compact, loose, acronym }: Query,
  { whole: title, titles, names, loose: own }: Traits,
): number {
  if (compact === '') return 0;
  if (title === whole) return weights.exactTitle;
  if (titles[0] === compact) return weights.tellingTitle;
  if (titles[1] === compact) return weights.exactObject;
  if (names.includes(compact) || titles[0] === acronym) return weights.exactName;
  if (own.includes(loose)) return weights.looseName;
  return Math.max(...titles.map((form) => toPartFit(form, compact)));
}

function toPartFit(title: string, part: string): number {
  if (!title.includes(part)) return 0;
  return (title.startsWith(part) ? weights.begins : weights.contains) + (weights.share * part.length) / title.length;
}
