import type { SearchRecord } from './record-types-and-derived-fields';
import { toCompact, toLoose, toCompactWithAll, toWords } from './tokenize';

/** The data of a record that ranking needs, computed once. */
export interface Traits {
  /** The title without separators and articles. */
  whole: string;
  /** The title without separators and stop words, and the same without its initial verb, if it has one. */
  titles: string[];
  /** The other names in the same forms. */
  names: string[];
  /** The stems of the title and of each other name. */
  loose: string[];
  words: string[];
  path: string;
  /** True for the pages of an area that explains. */
  isExplaining: boolean;
  /** The part of the score that does not depend on the query. */
  base: number;
}

const verbs = /^(?:get|list|create|update|delete|add|set|register|initialize|instantiate|deploy)(?=.{3})/;

/** Computes the traits of all records. A section whose title occurs on many pages scores lower. */
export function toTraits(records: SearchRecord[], explaining: readonly string[]): Traits[] {
  const sections = new Map<string, number>();
  for (const { kind, title } of records) if (kind === 'section') sections.set(title, (sections.get(title) ?? 0) + 1);
  return records.map(({ kind, title, names, path, places, weight, hierarchy: { lvl0 } }) => {
    const repeated = kind === 'section' ? Math.min((sections.get(title) ?? 1) - 1, 4) * 0.15 : 0;
    return {
      whole: toCompactWithAll(title),
      titles: toForms(title),
      names: names.flatMap(toForms),
      loose: [title, ...names].map(toLoose),
      words: toWords(title),
      path: path?.toLowerCase() ?? '',
      isExplaining: lvl0 !== null && explaining.includes(lvl0),
      base: weight / 160 + Math.log2(places.length + 1) * 0.03 - repeated,
    };
  });
}

/** Returns a name without separators and stop words, and the same without its initial verb, if it has one. */
export function toForms(name: string): string[] {
  const compact = toCompact(name);
  const bare = compact.replace(verbs, '');
  return bare === compact ? [compact] : [compact, bare];
}
