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

for (const [seed, device] of walks) {
  test(`a random walk of 60 steps on a ${device} with seed ${seed} violates no invariant`, async ({
    browser,
    baseURL,
  }) => {
    expect(await walk(browser, { seed, device, steps: 60, origin: baseURL ?? '' })).toBeUndefined();
  });
}
