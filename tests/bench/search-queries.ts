import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildIndex } from '@/search/build-index-files';
import { Engine } from '@/search/engine';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import { buildRecords } from '@/search/build-records';
import { toSpec } from '@/openapi/transform/spec';
import { toExplaining } from '@/search/folder-weights';
import { folders, load, records as own, toSentence, toShares } from '../unit/search/golden';

/**
 * Measures the duration of queries on this site and on 20,000 records built from GitHub's spec, and the shares of held-out
 * queries that find a target. It does not list the queries that miss theirs: whoever reads them can no longer tune without bias.
 * `npm install --no-save @octokit/openapi && npx tsx tests/bench/search-queries.ts`
 */
async function run(): Promise<void> {
  const engine = new Engine(own, buildIndex(own), toExplaining(folders));
  const shares = await toShares('held-out', (query) => engine.find(query).map(({ record }) => record));
  process.stdout.write(`held-out queries (at least 95 % and 85 %): ${toSentence(shares)}\n`);
  if (shares.inThree < 0.95 || shares.first < 0.85) process.exitCode = 1;
  report('this site', own, toGolden(), 4);
  const many = loadMany(20_000);
  if (many) report('GitHub', many, toQueries(many, 400), 12);
  else process.stdout.write('GitHub: npm install --no-save @octokit/openapi first\n');
}

function report(name: string, records: SearchRecord[], queries: string[], limit: number): void {
  const engine = new Engine(records, buildIndex(records));
  // The best of several rounds, to exclude the processor time of other programs.
  const times = queries.map(() => Infinity);
  for (let round = 0; round < 5; round++) {
    queries.forEach((query, index) => {
      const start = performance.now();
      engine.find(query);
      times[index] = Math.min(times[index] ?? Infinity, performance.now() - start);
    });
  }
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  const slowest = queries[times.indexOf(at(1))] ?? '';
  const isFast = at(0.95) <= limit;
  process.stdout.write(
    `${name}: ${records.length} records, ${queries.length} queries, p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms (limit ${limit}), slowest ${at(1).toFixed(1)} ms: ${slowest}\n`,
  );
  if (!isFast) process.exitCode = 1;
}

/** Returns the golden queries, each also as partly typed. */
function toGolden(): string[] {
  const queries = ['queries', 'queries-own'].flatMap(load).map(({ query }) => query);
  return queries.flatMap((query) => [query, query.slice(0, Math.ceil(query.length / 2)), query.slice(0, 2)]);
}

/** Returns titles, prefixes of titles, titles with a typo, and words of texts. */
function toQueries(records: SearchRecord[], count: number): string[] {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  return Array.from({ length: count }, (_, index) => {
    const { title, text } = records[random(records.length)] ?? { title: '', text: '' };
    const short = title.slice(0, 40);
    if (index % 4 === 0) return short;
    if (index % 4 === 1) return short.slice(0, 1 + random(short.length));
    if (index % 4 === 2) return short.replace(/([a-z]{4})[a-z]/, '$1x');
    return text.split(' ').slice(0, 3).join(' ') || short;
  });
}

function loadMany(count: number): SearchRecord[] | undefined {
  const require = createRequire(`${process.cwd()}/package.json`);
  const load = (name: string) =>
    JSON.parse(readFileSync(require.resolve(`@octokit/openapi/generated/${name}.json`), 'utf8')) as unknown;
  try {
    const specs = ['api.github.com', 'ghec'].map((name) => toSpec(load(name), name.replaceAll('.', '-')).spec);
    return buildRecords([], specs).slice(0, count);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

await run();
