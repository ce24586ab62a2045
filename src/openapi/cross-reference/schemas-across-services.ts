import GithubSlugger from 'github-slugger';
import { groupBy } from '@/lib/lists';
import type { Property } from '../model/schema';
import type { Component } from './component-schemas';

/** A component schema with properties. */
export interface ObjectComponent {
  component: Component;
  properties: Property[];
}

/** Component schemas of at least two services that describe the same entity. */
export interface Counterparts {
  /** `LiveSystem`; several if schemas with different names share their properties. */
  names: string[];
  /** The anchor of their comparison. */
  anchor: string;
  members: ObjectComponent[];
}

/** The anchor of the section that compares all of them. */
export const counterpartsId = 'across-services';

/** The fewest properties that schemas with different names must share. */
const fewestShared = 3;
/** The smallest share of the properties of the smaller schema that must be among those of the other one. */
const smallestShare = 0.75;

/**
 * Finds the component schemas of different services that belong together by name or by shared properties. Those of large specs are
 * compared by name only, because the number of pairs grows with the square of their number.
 */
export function getCounterparts(components: Component[]): Counterparts[] {
  const all = components.flatMap((component) =>
    component.node.kind === 'object' && component.node.properties.length > 0
      ? [{ component, properties: component.node.properties }]
      : [],
  );
  const known = new Set(components.map(({ node }) => node.name));
  const byName = groupBy(all, ({ component }) => toEntityName(component.node.name, known));
  let groups: Omit<Counterparts, 'anchor'>[] = [...byName].map(([name, members]) => ({ names: [name], members }));
  for (const [left, right] of getSimilarPairs(all)) {
    const joined = groups.filter(({ members }) => members.includes(left) || members.includes(right));
    if (joined.length < 2) continue;
    const merged = { names: joined.flatMap(({ names }) => names), members: joined.flatMap(({ members }) => members) };
    groups = [...groups.filter((group) => !joined.includes(group)), merged];
  }
  const slugger = new GithubSlugger();
  slugger.slug(counterpartsId);
  return groups
    .filter(({ members }) => new Set(members.map(({ component }) => component.spec)).size > 1)
    .map((group) => ({ ...group, anchor: slugger.slug(`across-${group.names.join('-')}`.replace(/[^\w-]+/g, '-')) }));
}

/** Returns the name of the schema for whose creation or update a schema is named: `Pet` for `CreatePetRequest`. */
function toEntityName(name: string, known: ReadonlySet<string>): string {
  const [, inner = name] = /^(.+)(?:Request|Response)$/.exec(name) ?? [];
  const shorter = [inner, inner.replace(/^[A-Z][a-z]+(?=[A-Z])/, '')].find((own) => own !== name && known.has(own));
  return shorter ?? name;
}

function getSimilarPairs(all: ObjectComponent[]): [ObjectComponent, ObjectComponent][] {
  const small = all.filter(({ component }) => component.spec.pages.length === 0);
  return small.flatMap((left, index) =>
    small
      .slice(index + 1)
      .filter((right) => left.component.spec !== right.component.spec && isSimilar(left, right))
      .map((right): [ObjectComponent, ObjectComponent] => [left, right]),
  );
}

function isSimilar({ properties: left }: ObjectComponent, { properties: right }: ObjectComponent): boolean {
  const names = new Set(left.map(({ name }) => name));
  const shared = right.filter(({ name }) => names.has(name)).length;
  return shared >= fewestShared && shared >= smallestShare * Math.min(left.length, right.length);
}
