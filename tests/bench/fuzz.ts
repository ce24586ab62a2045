import fc from 'fast-check';
import { properties } from '../fuzz/properties';

/** How long each part of the way is tried. */
const seconds = 60;

/** Tries random documents for a minute a part, by a seed that is printed; what fails is printed with its own seed and path. */
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
}
