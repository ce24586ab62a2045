import { describe, expect, it } from 'vitest';
import { getLevel } from '@/lib/level';

describe('the most that each may have', () => {
  it('is without limit where all together fit', () => {
    expect(getLevel([10, 20, 30], 60)).toBe(Infinity);
    expect(getLevel([], 0)).toBe(Infinity);
  });

  it('leaves the small ones whole and gives the rest to the large ones', () => {
    expect(getLevel([300, 10, 20, 300], 130)).toBe(50);
    expect(getLevel([100, 100, 100], 90)).toBe(30);
  });
});
