import { toStem } from './stem';

/** Every indexed term: whether any begins as typed, which have the same stem, and how much each of them tells. */
export class Vocabulary {
  private readonly terms: string[];
  private readonly byStem = new Map<string, string[]>();

  /**
   * @param counts how many records are named by each term
   * @param total how many records there are
   */
  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private readonly total: number,
  ) {
    this.terms = [...counts.keys()].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    for (const term of this.terms) {
      const stem = toStem(term);
      const forms = this.byStem.get(stem);
      if (forms) forms.push(term);
      else this.byStem.set(stem, [term]);
    }
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  hasStart(start: string): boolean {
    return this.terms[this.findPlace(start)]?.startsWith(start) ?? false;
  }

  /** Other terms that are forms of the same word: `created` and `creation` for `create`. */
  getForms(term: string): string[] {
    return (this.byStem.get(toStem(term)) ?? []).filter((form) => form !== term);
  }

  /** How much a word tells: the fewer records it names, in any of its forms, the more. */
  getWeight(term: string): number {
    const forms = [term, ...this.getForms(term)];
    const named = forms.reduce((most, form) => Math.max(most, this.counts.get(form) ?? 0), 0);
    return Math.log(1 + this.total / (named + 1));
  }

  /** The place of the first term that is not before this one. */
  private findPlace(start: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
