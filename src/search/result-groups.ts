import type { RecordKind } from './record';

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
