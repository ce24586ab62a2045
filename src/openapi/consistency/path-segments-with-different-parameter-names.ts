import { distinctBy, groupBy } from '@/lib/lists';
import type { Spec } from '../model/spec';
import {
  getMostFrequent,
  toFew,
  toPathSpot,
  type Finding,
  type Rule,
  type Spot,
} from './finding-types-and-build-spots';
import { getApiPaths } from './api-paths-and-path-tree';
import { say } from './sentence';

/** A path parameter with what identifies its segment. */
interface Segment {
  name: string;
  /** The place of the path. */
  spot: Spot;
  /** The segments before it, without the names of parameters. */
  before: string;
  /** The last fixed segment before it, how many parameters follow that segment, and which of them this one is. */
  after: string;
}

/** Finds path parameters with different names for the same segment, in one API or in several. */
export const parameterNames: Rule = {
  name: 'consistency/parameter-names',
  title: 'One path segment with different parameter names',
  find: (specs) => {
    const segments = specs.map(getSegments);
    const own = segments.flatMap((all) => compare(groupBy(all, ({ before }) => before)));
    const known = new Set(own.map(({ segment }) => toKey(segment)));
    // Two APIs have nothing in common before a parameter with which their paths begin.
    const shared = segments.flatMap((all) => distinctBy(all, toKey)).filter(({ after }) => !after.startsWith('/'));
    // Names that differ within one API are not reported again.
    const across = compare(groupBy(shared, ({ after }) => after)).filter(
      ({ segment, related }) => !known.has(toKey(segment)) && related.some(({ spec }) => spec !== segment.spot.spec),
    );
    return [...own, ...across].map(({ segment: { spot }, ...finding }) => ({ spot, ...finding }));
  },
};

function toKey({ spot, after, name }: Segment): string {
  return `${spot.spec.service} ${after} ${name}`;
}

function getSegments(spec: Spec): Segment[] {
  return getApiPaths(spec).flatMap(({ path, operations: [first] }) => {
    const names = path.split('/').slice(1).map(toName);
    const literals = path.split('/').slice(1);
    return names.flatMap((name, index) => {
      if (name === undefined) return [];
      const start = names.lastIndexOf(undefined, index);
      const end = names.indexOf(undefined, index);
      const count = (end === -1 ? names.length : end) - start - 1;
      const fixed = (literals[start] ?? '').toLowerCase().replace(/[-_]/g, '');
      return [
        {
          name,
          spot: toPathSpot(spec, first),
          before: literals
            .slice(0, index)
            .map((literal, at) => (names[at] === undefined ? literal : '{}'))
            .join('/'),
          after: `${fixed}/${count}/${index - start}`,
        },
      ];
    });
  });
}

/** Returns the name of a segment that is only a parameter. */
function toName(segment: string): string | undefined {
  return /^\{([^{}]*)\}$/.exec(segment)?.[1];
}

/** Reports each name of a segment that differs from its most frequent name once. */
function compare(groups: Map<string, Segment[]>): (Omit<Finding, 'rule' | 'spot'> & { segment: Segment })[] {
  return [...groups.values()].flatMap((segments) => {
    const names = groupBy(segments, ({ name }) => name);
    const [expected, users] = getMostFrequent(names);
    return [...names].flatMap(([name, [first]]) => {
      if (name === expected || !first) return [];
      return [
        {
          segment: first,
          what: say`The parameter ${name} of ${first.spot.label} has the name ${expected} in ${users[0]?.spot.label ?? ''}.`,
          fix: say`Use one name for one segment.`,
          related: toFew(users),
        },
      ];
    });
  });
}
