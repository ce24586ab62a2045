/** Every indexed term, to tell at once whether any begins as typed. */
export class Vocabulary {
  private readonly terms: string[];

  constructor(terms: Iterable<string>) {
    this.terms = [...new Set(terms)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  }

  has(term: string): boolean {
    return this.terms[this.findPlace(term)] === term;
  }

  hasStart(start: string): boolean {
    return this.terms[this.findPlace(start)]?.startsWith(start) ?? false;
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
