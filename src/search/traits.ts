import type { SearchRecord } from './record';
import { toCompact, toLoose, toCompactWithAll, toWords } from './tokenize';

/** What ranking needs to know of a record, made once. */
export interface Traits {
  /** Title with all of its words. */
  whole: string;
  /** Title, with and without the verb that it begins with; other names the same way. */
  titles: string[];
  names: string[];
  /** Both, whatever form their words have. */
  loose: string[];
  words: string[];
  path: string;
  /** What counts whatever is asked. */
  base: number;
}

const verbs = /^(?:get|list|create|update|delete|add|set|register|initialize|instantiate|deploy)(?=.{3})/;

/** Makes the traits of all records; a section whose title is on many pages counts less. */
export function toTraits(records: SearchRecord[]): Traits[] {
  const sections = new Map<string, number>();
  for (const { kind, title } of records) if (kind === 'section') sections.set(title, (sections.get(title) ?? 0) + 1);
  return records.map(({ kind, title, names, path, places, weight }) => {
    const repeated = kind === 'section' ? Math.min((sections.get(title) ?? 1) - 1, 4) * 0.15 : 0;
    return {
      whole: toCompactWithAll(title),
      titles: toForms(title),
      names: names.flatMap(toForms),
      loose: [title, ...names].map(toLoose),
      words: toWords(title),
      path: path?.toLowerCase() ?? '',
      base: weight / 160 + Math.log2(places.length + 1) * 0.03 - repeated,
    };
  });
}

/** A name without spaces, with and without the verb that it begins with. */
export function toForms(name: string): string[] {
  const compact = toCompact(name);
  const bare = compact.replace(verbs, '');
  return bare === compact ? [compact] : [compact, bare];
}
