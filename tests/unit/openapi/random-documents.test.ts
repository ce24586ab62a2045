import fc from 'fast-check';
import { describe, it } from 'vitest';
import { properties } from '../../fuzz/properties';

/** Few enough to take about a second each; `npm run bench -- fuzz` runs more, with other seeds. */
const runs = { loader: 12, mutations: 12, transforms: 25, renderer: 4 };

describe('a random document', () => {
  it.each([
    ['is read, or rejected with a message', 'loader'],
    ['with wrong values is built, or rejected with a message', 'mutations'],
    ['becomes a consistent model', 'transforms'],
    ['becomes pages that run nothing', 'renderer'],
  ] as const)('%s', async (_, part) => {
    await fc.assert(properties[part](), { numRuns: runs[part], seed: 7 });
  });
});
