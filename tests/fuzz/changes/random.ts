/** Random choices that follow from a number, so that a failure can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to, but not including, `end`. */
  below(end: number): number {
    // Mulberry32, which is short and good enough to select among few items.
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  }

  isTrue(percent = 50): boolean {
    return this.below(100) < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to select from.');
    return item;
  }

  /** Returns an item with the given probability, otherwise undefined. */
  perhaps<Item>(percent: number, toItem: () => Item): Item | undefined {
    return this.isTrue(percent) ? toItem() : undefined;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.below(1_000_000) }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  }
}
