import { expect, test } from '../test';
import type { Device } from './model';
import { walk } from './walk';

const walks: [seed: number, device: Device][] = [
  [1, 'desktop'],
  [2, 'phone'],
  [3, 'desktop'],
  [4, 'phone'],
  [5, 'desktop'],
];

/** The steps of a walk. */
const steps = 60;
/** Three times the milliseconds that a step takes on a test machine. */
const slowStep = 3000;

for (const [seed, device] of walks) {
  test(`a random walk of ${steps} steps on a ${device} with seed ${seed} violates no invariant`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(steps * slowStep);
    expect(await walk(browser, { seed, device, steps, origin: baseURL ?? '' })).toBeUndefined();
  });
}

test('a random walk reports a step that exceeds its limit', async ({ browser, baseURL }) => {
  const report = await walk(browser, { seed: 1, device: 'desktop', steps: 1, origin: baseURL ?? '', limit: 1 });
  expect(report).toContain('It takes longer than 1 ms.');
});
