import { distinctBy, groupBy } from '@/lib/lists';
import { getOperations } from '../list-components-and-filter-operations';
import type { Spec } from '../model/spec';
import {
  getMostFrequent,
  toFew,
  toPathSpot,
  toRootSpot,
  type Finding,
  type Rule,
  type Spot,
} from './finding-types-and-build-spots';
import { say } from './sentence';

/** A version in a URL, or that of a spec. */
interface Version {
  text: string;
  style: string;
  spot: Spot;
}

const inUrl = /(?<=\/)v\d+(?:\.\d+)*(?=\/|$)/gi;

/** Finds versions that are written in another way than most: `v1.0` next to `v1`. */
export const versions: Rule = {
  name: 'consistency/version-style',
  title: 'Versions that are written differently',
  find: (specs) => [
    ...compare(specs.flatMap(getUrlVersions), 'in URLs'),
    ...compare(
      specs.map((spec) => toVersion(spec.version, toRootSpot(spec, 'info.version', 'info', 'version'))),
      'of a spec',
    ),
  ],
};

function getUrlVersions(spec: Spec): Version[] {
  const toVersions = (url: string, spot: Spot) => (url.match(inUrl) ?? []).map((text) => toVersion(text, spot));
  return [
    ...spec.servers.flatMap(({ url }, index) => toVersions(url, toRootSpot(spec, url, 'servers', index, 'url'))),
    ...getOperations(spec).flatMap((operation) => toVersions(operation.path, toPathSpot(spec, operation))),
  ];
}

/** The style of a version is its text with every number replaced: `v0.0`. */
function toVersion(text: string, spot: Spot): Version {
  return { text, style: text.replace(/\d+/g, '0'), spot };
}

/** Reports each style of a spec that differs from the most frequent style once. */
function compare(all: Version[], where: string): Omit<Finding, 'rule'>[] {
  // The paths of one spec count once, or a large spec would outvote all others.
  const distinct = distinctBy(all, ({ style, spot }) => JSON.stringify([spot.spec.service, style]));
  const groups = groupBy(distinct, ({ style }) => style);
  const [expected, [example]] = getMostFrequent(groups);
  return [...groups.values()].flat().flatMap(({ text, style, spot }) => {
    if (style === expected || !example) return [];
    const others = groups.get(expected) ?? [];
    return [
      {
        spot,
        what: [
          ...say`The version ${text} is not written like the others`,
          ` ${where}, such as `,
          ...say`${example.text} in ${example.spot.spec.title}.`,
        ],
        fix: say`Write all versions in one style.`,
        related: toFew(others),
      },
    ];
  });
}
