import { readFileSync } from 'node:fs';
import { loadSearchedPages } from '@/routes/search-records';
import type { SearchRecord } from '@/search/record';
import { buildRecords } from '@/search/records';
import { getServices, loadSpec } from '@/spec/load';

/** What a query is to find. */
export interface Target {
  kind: string;
  where: string;
  name: string;
}

export interface Golden {
  query: string;
  /** Any of them will do. */
  targets: Target[];
}

/**
 * The files of `tests/fixtures/search`, and what share of their queries has to be answered among the first three, and first.
 * Whole questions need what only the built-in engine knows: the hosted index is not measured by them.
 * The files whose names end in `held-out` are not here, and nobody tunes on them: they measure a ranking once it is done.
 */
export const goldenFiles = [
  { file: 'queries', inThree: 1, first: 0.95, isHosted: true },
  { file: 'queries-own', inThree: 0.98, first: 0.91, isHosted: true },
  { file: 'reader-queries-tuning', inThree: 0.98, first: 0.95, isHosted: false },
  { file: 'reader-queries-more', inThree: 0.94, first: 0.89, isHosted: false },
  { file: 'second-reader-tuning', inThree: 0.98, first: 0.94, isHosted: false },
];

/** The queries of a file. Columns list alternatives with ` | ` between them; one that says only one thing says it for all. */
export const load = (file: string): Golden[] =>
  readFileSync(`tests/fixtures/search/${file}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', ...columns] = line.replaceAll('{product}', 'product').split('\t');
      const cells = columns.map((column) => column.split(' | '));
      const count = Math.max(...cells.map((alternatives) => alternatives.length));
      const targets = Array.from({ length: count }, (_, at) => {
        const [kind = '', where = '', name = ''] = cells.map((cell) => (cell.length === 1 ? cell[0] : cell[at]));
        return { kind, where, name };
      });
      return { query, targets };
    });

const specs = await Promise.all(getServices().map(loadSpec));
export const records = buildRecords(await loadSearchedPages(), specs);

const toSignature = ({ method, path }: Pick<SearchRecord, 'method' | 'path'>) => `${method?.toUpperCase()} ${path}`;
const kinds: Record<string, string[]> = { field: ['field', 'parameter'], enum: ['value'], schema: ['schema'] };

type Result = Pick<SearchRecord, 'kind' | 'url' | 'service' | 'title' | 'method' | 'path' | 'places'>;

/** True if a result is what the query wants. */
function isWanted(record: Result, { targets }: Golden): boolean {
  return targets.some((target) => isTarget(record, target));
}

/** True for the thing itself, and for a part of the operation that is wanted. */
export function isTarget(record: Result, { kind, where, name }: Target): boolean {
  if (kind === 'page') return where.includes('#') ? record.url === where : record.url.split('#')[0] === where;
  if (record.service !== where) return false;
  if (kind !== 'operation') return kinds[kind]?.includes(record.kind) === true && record.title === name;
  const operation = records.find(
    (other) => other.kind === 'operation' && other.service === where && toSignature(other) === name,
  );
  return toSignature(record) === name || record.places.some(({ url }) => url.startsWith(`${operation?.url}.`));
}

/** How well the queries of a file are answered; prints it, with every query whose answer is not first. */
export async function measure(
  engine: string,
  file: string,
  find: (query: string) => Result[] | Promise<Result[]>,
): Promise<{ inThree: number; first: number }> {
  const ranks: { golden: Golden; rank: number }[] = [];
  for (const golden of load(file))
    ranks.push({ golden, rank: (await find(golden.query)).findIndex((result) => isWanted(result, golden)) });
  const share = (limit: number) => ranks.filter(({ rank }) => rank >= 0 && rank < limit).length / ranks.length;
  const toPercent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const missed = ranks.filter(({ rank }) => rank !== 0);
  const lines = missed.map(
    ({ golden: { query, targets }, rank }) =>
      `  ${rank < 0 ? 'nowhere' : `place ${rank + 1}`}: ${query} (${targets.map(({ where, name }) => `${where} ${name}`).join(' or ')})\n`,
  );
  process.stdout.write(
    `${engine}, ${file}: ${ranks.length} queries, ${toPercent(share(3))} in the first three, ${toPercent(share(1))} first\n${lines.join('')}`,
  );
  return { inThree: share(3), first: share(1) };
}
