import { describe, expect, it } from 'vitest';
import { toCollapseDuration } from '@/components/ui/details-animation-and-print-behavior';

describe('toCollapseDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [360, 327],
    [1800, 539],
  ])('converts %i pixels to %i milliseconds', (height, duration) =>
    expect(toCollapseDuration(height, false)).toBe(duration),
  );

  it('returns 1 millisecond with reduced motion', () => expect(toCollapseDuration(360, true)).toBe(1));
});
