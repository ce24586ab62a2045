import { describe, expect, it } from 'vitest';
import { toCollapseDuration } from '@/components/ui/details-behavior';

describe('opening and closing a part', () => {
  it.each([
    [0, 40],
    [36, 192],
    [360, 327],
    [1800, 539],
  ])('of %i pixels takes %i milliseconds', (height, duration) =>
    expect(toCollapseDuration(height, false)).toBe(duration),
  );

  it('takes next to no time where motion is reduced', () => expect(toCollapseDuration(360, true)).toBe(1));
});
