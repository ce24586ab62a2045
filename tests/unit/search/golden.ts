import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import matter from 'gray-matter';
import { toPageTree } from '@/markdown/page-tree';
import { loadNavigation } from '@/routes/navigation';
import { toMenuRoutes } from '@/routes/list-menu-pages-and-not-found-suggestions';
import { loadSearchedPages } from '@/routes/search-records';
import type { SearchedPage } from '@/search/page-records';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import { buildRecords } from '@/search/build-records';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { getSite } from '@/site/get-site';
import { describedServices, isDescribed } from '../described';

/** A record that a query should find. */
export interface Target {
  kind: string;
  where: string;
  name: string;
}

export interface Golden {
  query: string;
  /** The query passes if it finds any of them. */
  targets: Target[];
}

/**
 * The files of `tests/fixtures/search`, each with the minimum shares of queries that find a target in the first three
 * results and first. Full questions need features that only the built-in engine has, so they do not test the hosted index.
 * The targets of `kinds-of-words` are also in `moreRecords`.
 * `held-out` is missing on purpose: it is not for tuning, but measures a finished ranking, in `npm run bench -- search`.
 */
export const goldenFiles = [
  { file: 'queries', inThree: 1, first: 0.95, isHosted: true },
  { file: 'queries-own', inThree: 1, first: 0.97, isHosted: true },
  { file: 'reader-queries-tuning', inThree: 1, first: 0.94, isHosted: false },
  { file: 'reader-queries-more', inThree: 0.94, first: 0.89, isHosted: false },
  { file: 'second-reader-tuning', inThree: 0.98, first: 0.94, isHosted: false },
  { file: 'second-reader-more', inThree: 1, first: 0.92, isHosted: false },
  { file: 'third-reader', inThree: 0.97, first: 0.92, isHosted: false },
  { file: 'fourth-reader', inThree: 0.95, first: 0.9, isHosted: false },
  { file: 'fifth-reader', inThree: 0.96, first: 0.88, isHosted: false },
  { file: 'kinds-of-words', inThree: 1, first: 0.9, isHosted: false },
];

/** Reads the queries of a file. ` | ` separates the alternatives in a column; a single value applies to all of them. */
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

/** Pages with names and languages that the content of the site lacks. They are below `/search/`. */
const fixtureFolder = 'tests/fixtures/search/pages';

async function loadFixture(name: string): Promise<SearchedPage> {
  const { data, content } = matter(readFileSync(`${fixtureFolder}/${name}`, 'utf8'));
  const slug = `search/${basename(name, '.md')}`;
  const { title, description } = data as Record<'title' | 'description', string>;
  return { slug, path: `/${slug}/`, title, description, sections: (await toPageTree(content)).sections };
}

const specs = await Promise.all(describedServices.map(loadSpec));
/** Pages and services that were added to this content compete for places, so they are left out. */
const pages = (await loadSearchedPages()).filter(({ path }) => isDescribed(path));
const labels = toMenuRoutes(await loadNavigation());
const fixtures = await Promise.all(readdirSync(fixtureFolder).map(loadFixture));

/** What the configuration of the site says about its folders. */
export const { folders } = getSite().search;
/** The records of the site. */
export const records = buildRecords(pages, specs, { labels, folders });
/** The records of the site and of the fixtures. */
export const moreRecords = buildRecords([...pages, ...fixtures], specs, { labels, folders });

const toSignature = ({ method, path }: Pick<SearchRecord, 'method' | 'path'>) => `${method?.toUpperCase()} ${path}`;
const kinds: Record<string, string[]> = { field: ['field', 'parameter'], enum: ['value'], schema: ['schema'] };

type Result = Pick<SearchRecord, 'kind' | 'url' | 'service' | 'title' | 'method' | 'path' | 'places'>;

/** Returns true if a result is one of the targets of a query. */
function isWanted(record: Result, { targets }: Golden): boolean {
  return targets.some((target) => isTarget(record, target));
}

/** Returns true if a record is the target, or belongs to the page or operation that is the target. */
export function isTarget(record: Result, { kind, where, name }: Target): boolean {
  if (kind === 'page') return where.includes('#') ? record.url === where : record.url.split('#')[0] === where;
  if (record.service !== where) return false;
  if (kind !== 'operation') return kinds[kind]?.includes(record.kind) === true && record.title === name;
  const operation = records.find(
    (other) => other.kind === 'operation' && other.service === where && toSignature(other) === name,
  );
  return toSignature(record) === name || record.places.some(({ url }) => url.startsWith(`${operation?.url}.`));
}

type Find = (query: string) => Result[] | Promise<Result[]>;

interface Shares {
  /** The share of queries that find a target in the first three results. */
  inThree: number;
  first: number;
  /** The queries that do not find a target first, a line each. */
  missed: string[];
}

/** Returns the shares of a file's queries that find a target. */
export async function toShares(file: string, find: Find): Promise<Shares> {
  const ranks: { golden: Golden; rank: number }[] = [];
  for (const golden of load(file))
    ranks.push({ golden, rank: (await find(golden.query)).findIndex((result) => isWanted(result, golden)) });
  const share = (limit: number) => ranks.filter(({ rank }) => rank >= 0 && rank < limit).length / ranks.length;
  const missed = ranks
    .filter(({ rank }) => rank !== 0)
    .map(({ golden: { query, targets }, rank }) => {
      const place = rank < 0 ? 'nowhere' : `place ${rank + 1}`;
      return `${place}: ${query} (${targets.map(({ where, name }) => `${where} ${name}`).join(' or ')})`;
    });
  return { inThree: share(3), first: share(1), missed };
}

/** Returns and prints the shares of a file, and the queries that do not find a target first. */
export async function measure(engine: string, file: string, find: Find): Promise<Shares> {
  const shares = await toShares(file, find);
  const lines = shares.missed.map((line) => `  ${line}\n`).join('');
  process.stdout.write(`${engine}, ${file}: ${toSentence(shares)}\n${lines}`);
  return shares;
}

/** Writes shares as text: `95.0 % in the first three, 89.0 % first`. */
export function toSentence({ inThree, first }: Shares): string {
  const toPercent = (value: number) => `${(value * 100).toFixed(1)} %`;
  return `${toPercent(inThree)} in the first three, ${toPercent(first)} first`;
}
