/** Random choices that are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Mulberry32: 32 bits of state are plenty for a walk. */
export function toRandom(seed: number): Random {
  // Consecutive seeds start far apart.
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] };
}
