import type { Traits } from './traits';

/** A record that begins as typed, in the shape of the index's results. */
export interface Start {
  id: number;
  match: Record<string, string[]>;
}

const longest = 2;
const kept = 120;

/** Answers queries of one or two letters, which fit too much to be looked up: for each the records that count most. */
export class Starts {
  private readonly byPrefix = new Map<string, Start[]>();

  constructor(traits: Traits[]) {
    const byBase = traits
      .map((_, id) => id)
      .sort((one, other) => (traits[other]?.base ?? 0) - (traits[one]?.base ?? 0));
    for (const id of byBase) {
      for (const word of traits[id]?.words ?? []) {
        for (let length = 1; length <= longest; length++) this.add(word.slice(0, length), id, word);
      }
    }
  }

  /** Records for a query that is one short word; undefined for any other query. */
  find([word, ...rest]: { term: string }[]): Start[] | undefined {
    const term = word?.term ?? '';
    return rest.length === 0 && term.length <= longest ? (this.byPrefix.get(term) ?? []) : undefined;
  }

  private add(prefix: string, id: number, word: string): void {
    const starts = this.byPrefix.get(prefix) ?? [];
    if (starts.length === 0) this.byPrefix.set(prefix, starts);
    const last = starts.at(-1);
    if (last?.id === id) last.match[word] = ['title'];
    else if (starts.length < kept) starts.push({ id, match: { [word]: ['title'] } });
  }
}
