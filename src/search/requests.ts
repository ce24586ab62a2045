import type { SearchHit, SearchRequest, SearchResponse } from './client';
import { markEnd, markStart } from './highlight';
import { getKinds, toGroupName, type GroupName } from './kinds';
import type { RecordKind } from './record';
import type { Scope } from './scope';

/** What a reader has narrowed the search to. */
export interface Filters {
  group?: GroupName;
  service?: string;
}

export interface SearchAnswer {
  /** What was asked: hits on the screen may be those of an earlier question. */
  query: string;
  total: number;
  hits: SearchHit[];
  groups: Partial<Record<GroupName, number>>;
  services: Record<string, number>;
  nearest: string[];
  /** Of the built-in engine, in place of the one that the site is built for. */
  isFallback: boolean;
}

const indexName = 'docs';
const perPage = 60;

/** The hits, and for each filter the counts as they would be without it. */
export function toRequests(query: string, filters: Filters, { version, locale }: Scope): SearchRequest[] {
  const base = [`version:${version}`, `locale:${locale}`];
  const kinds = filters.group === undefined ? [] : [getKinds(filters.group).map((kind) => `kind:${kind}`)];
  const services = filters.service === undefined ? [] : [`service:${filters.service}`];
  const tags = { highlightPreTag: markStart, highlightPostTag: markEnd };
  return [
    { indexName, params: { query, hitsPerPage: perPage, facetFilters: [...base, ...kinds, ...services], ...tags } },
    { indexName, params: { query, hitsPerPage: 0, facetFilters: [...base, ...services], facets: ['kind'] } },
    { indexName, params: { query, hitsPerPage: 0, facetFilters: [...base, ...kinds], facets: ['service'] } },
  ];
}

/** Puts the answers to {@link toRequests} together. */
export function toSearchAnswer(query: string, [hits, kinds, services]: SearchResponse[]): SearchAnswer {
  const groups: SearchAnswer['groups'] = {};
  for (const [kind, count] of Object.entries(kinds?.facets['kind'] ?? {})) {
    const group = toGroupName(kind as RecordKind);
    groups[group] = (groups[group] ?? 0) + count;
  }
  return {
    query,
    total: hits?.nbHits ?? 0,
    hits: hits?.hits ?? [],
    groups,
    services: services?.facets['service'] ?? {},
    nearest: hits?.userData?.flatMap(({ nearest }) => nearest) ?? [],
    isFallback: hits?.isFallback ?? false,
  };
}

/** Hits by group, groups in the order of their best hit. */
export function toGroups(hits: SearchHit[]): { name: GroupName; hits: SearchHit[] }[] {
  const names = [...new Set(hits.map(({ kind }) => toGroupName(kind)))];
  return names.map((name) => ({ name, hits: hits.filter(({ kind }) => toGroupName(kind) === name) }));
}
