import { describe, expect, test } from 'vitest';
import { toEngine, toIndexFile } from '@/search/index-file';
import { isWanted, load, records } from './golden';

const engine = await toEngine(await toIndexFile(records));

describe.each(['queries', 'queries-own'])('%s.tsv', (file) => {
  const golden = load(file);
  const ranks = golden.map((entry) => ({
    entry,
    rank: engine.find(entry.query).findIndex(({ record }) => isWanted(record, entry)),
  }));
  const share = (limit: number) => ranks.filter(({ rank }) => rank >= 0 && rank < limit).length / golden.length;

  test('has at least sixty queries, and what each wants exists', () => {
    expect(golden.length).toBeGreaterThanOrEqual(60);
    const lost = golden.filter((entry) => !records.some((record) => isWanted(record, entry)));
    expect(lost).toEqual([]);
  });

  test('finds 95 % in the first three and 85 % first', () => {
    const misses = ranks
      .filter(({ rank }) => rank !== 0)
      .map(
        ({ entry, rank }) =>
          `${rank === -1 ? 'nowhere' : `place ${rank + 1}`}: ${entry.query} (${entry.where} ${entry.name})`,
      );
    process.stdout.write(
      `${file}: ${(share(3) * 100).toFixed(1)} % in the first three, ${(share(1) * 100).toFixed(1)} % first\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
    );
    expect(share(3)).toBeGreaterThanOrEqual(0.95);
    expect(share(1)).toBeGreaterThanOrEqual(0.85);
  });
});

test('every record is smaller than 10 KB', () => {
  expect(records.filter((record) => Buffer.byteLength(JSON.stringify(record)) >= 10_000)).toEqual([]);
});
