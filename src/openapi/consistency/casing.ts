import { groupBy } from '@/lib/lists';
import { getMostFrequent, toFew, type CheckedSpec, type Finding, type Rule } from './finding-types-and-build-spots';
import { getNames, kinds, type Name } from './names-by-kind';
import { getStyle, hasStyle, toStyle, type Style } from './recognize-and-convert-naming-styles';
import { say } from './sentence';

/** The names of one kind in a spec. */
interface Group {
  spec: CheckedSpec;
  names: Name[];
  style: Style;
}

/** Finds names and values whose casing differs from the others of their kind, in one API or in several. */
export const casing: Rule = {
  name: 'consistency/casing',
  title: 'Different casing',
  find: (specs) => {
    const lists = specs.map((spec) => ({ spec, lists: getNames(spec) }));
    return kinds.flatMap((kind) => {
      const groups = lists.map(({ spec, lists: own }) => {
        const names = [...own[kind].values()];
        return { spec, names, style: getStyle(names.map(({ name }) => name)) };
      });
      return [...groups.flatMap(findDeviating), ...findSpellings(groups), ...compareStyles(groups)];
    });
  },
};

/** Finds the names in another style than most of the same API, or than the first ones if there is no majority. */
function findDeviating({ names, style }: Group): Omit<Finding, 'rule'>[] {
  const inStyle = names.filter(({ name }) => hasStyle(name, style));
  const example = inStyle.find(({ name }) => name !== name.toLowerCase()) ?? inStyle[0];
  return toDistinct(names.filter(({ name }) => !hasStyle(name, style))).flatMap(({ kind, name, spot }) => {
    if (!example) return [];
    return [
      {
        spot,
        what: [`The ${kind} `, ...say`${name} is not in ${style} like others of this API, such as ${example.name}.`],
        fix: say`Rename it to ${toStyle(name, style)}.`,
        related: [example.spot],
      },
    ];
  });
}

/** Keeps only the first of the values of an enumeration that have one style. */
function toDistinct(names: Name[]): Name[] {
  const styles = new Map(
    [...groupBy(names, ({ enumeration = '' }) => enumeration)].map(([enumeration, own]) => [
      enumeration,
      getStyle(own.map(({ name }) => name)),
    ]),
  );
  const seen = new Set<string>();
  return names.filter(({ name, enumeration }) => {
    const style = styles.get(enumeration ?? '');
    if (enumeration === undefined || !style || !hasStyle(name, style)) return true;
    return !seen.has(enumeration) && seen.add(enumeration);
  });
}

/** Finds names in the style of their API that another name differs from only in case, hyphens, or underscores. */
function findSpellings(groups: Group[]): Omit<Finding, 'rule'>[] {
  const names = groups.flatMap((group) => group.names.filter(({ name }) => hasStyle(name, group.style)));
  return [...groupBy(names, ({ name }) => name.toLowerCase().replace(/[-_]/g, '')).values()].flatMap((same) => {
    const spellings = groupBy(same, ({ name }) => name);
    const [expected, users] = getMostFrequent(spellings);
    return [...spellings.values()].flatMap(([first]) => {
      if (!first || first.name === expected) return [];
      const { kind, name, spot } = first;
      return [
        {
          spot,
          what: [`The ${kind} `, ...say`${name} is spelled ${expected} in ${users[0]?.spot.spec.title ?? ''}.`],
          fix: say`Use one spelling.`,
          related: toFew(users),
        },
      ];
    });
  });
}

/** Finds APIs whose names have another style than those of most APIs. */
function compareStyles(groups: Group[]): Omit<Finding, 'rule'>[] {
  const filled = groups.filter(({ names }) => names.length > 0);
  const old = filled.filter(({ spec }) => !spec.isNew);
  const style = getStyle((old.length > 0 ? old : filled).map(({ names, style: own }) => toExample(names, own)));
  const other = filled.find((group) => group.style === style);
  return filled.flatMap((group) => {
    const first = group.names.find(({ name }) => hasStyle(name, group.style) && !hasStyle(name, style));
    const example = other?.names.find(({ name }) => hasStyle(name, style) && !hasStyle(name, group.style));
    if (!first || !example || group.style === style) return [];
    return [
      {
        spot: first.spot,
        what: [
          `The usual style of ${/^[aeio]/.test(first.kind) ? 'an' : 'a'} ${first.kind} `,
          ...say`is ${group.style} in this API, such as ${first.name}, but ${style} in ${example.spot.spec.title}, such as ${example.name}.`,
        ],
        fix: say`Agree on one style for all APIs.`,
        related: [example.spot],
      },
    ];
  });
}

/** Returns a name that shows the style: one of several words, if there is one. */
function toExample(names: Name[], style: Style): string {
  const own = names.map(({ name }) => name).filter((name) => hasStyle(name, style));
  return own.find((name) => /[-_]|[a-z][A-Z]/.test(name)) ?? own[0] ?? '';
}
