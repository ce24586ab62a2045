import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getPages } from '@/docs/page';
import type { SearchRecord } from '@/search/record';
import { buildIndex, Engine } from '@/search/engine';
import { buildRecords } from '@/search/records';
import { getServices, loadSpec } from '@/spec/load';

interface Golden {
  query: string;
  kind: string;
  where: string;
  name: string;
}

const load = (file: string): Golden[] =>
  readFileSync(`tests/fixtures/search/${file}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', kind = '', where = '', name = ''] = line
        .split('\t')
        .map((cell) => cell.replaceAll('{product}', 'product'));
      return { query, kind, where, name };
    });

const specs = await Promise.all(getServices().map(loadSpec));
const records = buildRecords(getPages(), specs);
const engine = new Engine(records, buildIndex(records));

const toSignature = ({ method, path }: SearchRecord) => `${method?.toUpperCase()} ${path}`;
const kinds: Record<string, string[]> = { field: ['field', 'parameter'], enum: ['value'], schema: ['schema'] };

/** True if a result is what the query wants: the thing itself, or a part of the operation that is wanted. */
function isWanted(record: SearchRecord, { kind, where, name }: Golden): boolean {
  if (kind === 'page') return where.includes('#') ? record.url === where : record.url.split('#')[0] === where;
  if (record.service !== where) return false;
  if (kind !== 'operation') return kinds[kind]?.includes(record.kind) === true && record.title === name;
  const operation = records.find(
    (other) => other.kind === 'operation' && other.service === where && toSignature(other) === name,
  );
  return toSignature(record) === name || record.places.some(({ url }) => url.startsWith(`${operation?.url}.`));
}

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
