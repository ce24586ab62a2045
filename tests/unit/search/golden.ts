import { readFileSync } from 'node:fs';
import { loadPagesWithSections } from '@/docs/page';
import type { SearchRecord } from '@/search/record';
import { buildRecords } from '@/search/records';
import { getServices, loadSpec } from '@/spec/load';

/** A query, and what it is to find. */
export interface Golden {
  query: string;
  kind: string;
  where: string;
  name: string;
}

/** The queries of a file of `tests/fixtures/search`. */
export const load = (file: string): Golden[] =>
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
export const records = buildRecords(await loadPagesWithSections(), specs);

const toSignature = ({ method, path }: Pick<SearchRecord, 'method' | 'path'>) => `${method?.toUpperCase()} ${path}`;
const kinds: Record<string, string[]> = { field: ['field', 'parameter'], enum: ['value'], schema: ['schema'] };

/** True if a result is what the query wants: the thing itself, or a part of the operation that is wanted. */
export function isWanted(
  record: Pick<SearchRecord, 'kind' | 'url' | 'service' | 'title' | 'method' | 'path' | 'places'>,
  { kind, where, name }: Golden,
): boolean {
  if (kind === 'page') return where.includes('#') ? record.url === where : record.url.split('#')[0] === where;
  if (record.service !== where) return false;
  if (kind !== 'operation') return kinds[kind]?.includes(record.kind) === true && record.title === name;
  const operation = records.find(
    (other) => other.kind === 'operation' && other.service === where && toSignature(other) === name,
  );
  return toSignature(record) === name || record.places.some(({ url }) => url.startsWith(`${operation?.url}.`));
}
