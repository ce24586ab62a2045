import { getParents, type RecordKind } from './record-types-and-derived-fields';
import * as messages from '@/messages';
import type { SearchHit } from './client-types';

/** The groups of results. Sections belong to the group of pages, and parameters to the group of properties. */
export const groupNames = ['page', 'operation', 'field', 'value', 'schema', 'response'] as const;

export type GroupName = (typeof groupNames)[number];

const groups: Record<RecordKind, GroupName> = {
  page: 'page',
  section: 'page',
  operation: 'operation',
  parameter: 'field',
  field: 'field',
  value: 'value',
  schema: 'schema',
  response: 'response',
};

export function toGroupName(kind: RecordKind): GroupName {
  return groups[kind];
}

/** Returns the kinds of a group. */
export function getKinds(group: GroupName): RecordKind[] {
  return (Object.keys(groups) as RecordKind[]).filter((kind) => groups[kind] === group);
}

/** Groups hits, in the order of the best hit of each group. */
export function toGroups<Hit extends { kind: RecordKind }>(hits: Hit[]): { name: GroupName; hits: Hit[] }[] {
  const names = [...new Set(hits.map(({ kind }) => toGroupName(kind)))];
  return names.map((name) => ({ name, hits: hits.filter(({ kind }) => toGroupName(kind) === name) }));
}

/**
 * Returns the location of a result as text: the first of several places and the number of others, the schema or property of a
 * value, or otherwise the ancestors.
 */
export function toPlace({ kind, hierarchy, places }: Pick<SearchHit, 'kind' | 'hierarchy' | 'places'>): string {
  const parents = getParents(hierarchy);
  if (places.length > 0)
    return [hierarchy.lvl1, `${places[0]?.title ?? ''} ${messages.searchMorePlaces(places.length - 1)}`].join(' › ');
  const schema = parents.indexOf(messages.searchSchemas) + 1;
  if (kind === 'value' && schema > 0) return [hierarchy.lvl1, parents.slice(schema).join('.')].join(' › ');
  const shown = parents.length > 1 && kind !== 'section' ? parents.slice(1) : parents;
  return shown.filter((parent, index) => parent !== messages.searchSchemas && parent !== shown[index - 1]).join(' › ');
}
