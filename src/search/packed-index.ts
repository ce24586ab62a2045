import type { AsPlainObject } from 'minisearch';

/** An index without data that can be derived. It has a third of the bytes. */
export interface PackedIndex {
  fields: string[];
  /** The number of different words in each record, by field. */
  lengths: number[][];
  averages: number[];
  terms: string[];
  /**
   * The records of each term. A negative number starts a field: -1 the first field, -2 the second. Each record of the field
   * is a number: twice the distance to the previous record, plus one if the term is in the record several times. In this case,
   * a second number follows, which is the frequency of the term.
   */
  postings: number[][];
}

/** Packs the index of records that are numbered from 0. */
export function packIndex({ index, fieldIds, fieldLength, averageFieldLength }: AsPlainObject): PackedIndex {
  const fields: string[] = [];
  for (const [name, id] of Object.entries(fieldIds)) fields[id] = name;
  return {
    fields,
    lengths: Object.values(fieldLength).map((lengths) => fields.map((_, field) => lengths[field] ?? 0)),
    averages: averageFieldLength,
    terms: index.map(([term]) => term),
    postings: index.map(([, places]) =>
      Object.entries(places).flatMap(([field, counts]) => [-1 - Number(field), ...packCounts(counts)]),
    ),
  };
}

function packCounts(counts: Record<string, number>): number[] {
  let last = -1;
  return Object.entries(counts).flatMap(([key, count]) => {
    const distance = (Number(key) - last) * 2;
    last = Number(key);
    return count === 1 ? [distance] : [distance + 1, count];
  });
}

/** Restores the index in MiniSearch's format. */
export function unpackIndex({ fields, lengths, averages, terms, postings }: PackedIndex): AsPlainObject {
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: lengths.map((_, id) => id) as unknown as AsPlainObject['documentIds'],
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: lengths as unknown as AsPlainObject['fieldLength'],
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term, at) => [term, unpackPostings(postings[at] ?? [])]),
    serializationVersion: 2,
  };
}

type Places = Record<string, Record<string, number>>;

function unpackPostings(postings: number[]): Places {
  const places: Places = {};
  let counts: Record<number, number> = {};
  let record = -1;
  for (let at = 0; at < postings.length; at++) {
    const value = postings[at] ?? 0;
    if (value < 0) {
      record = -1;
      places[-1 - value] = counts = {};
    } else {
      record += value >> 1;
      counts[record] = value & 1 ? (postings[++at] ?? 1) : 1;
    }
  }
  return places;
}
