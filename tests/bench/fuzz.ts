import fc from 'fast-check';
import { endBuilding } from '@/openapi/source/build-in-worker-or-load-from-cache';
import { properties } from '../fuzz/properties';

/** How long each property is checked. */
const seconds = 60;

/** Checks each property with random documents for a minute. Prints the seed, and throws for a failure with its seed and path. */
export async function fuzz(): Promise<void> {
  const seed = Date.now() % 2 ** 31;
  for (const [part, make] of Object.entries(properties)) {
    const details = await fc.check(make(), {
      seed,
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: seconds * 1000,
      markInterruptAsFailure: false,
    });
    process.stdout.write(`fuzz ${part}: ${details.numRuns} documents in ${seconds} s, seed ${seed}\n`);
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
  }
  endBuilding();
}
