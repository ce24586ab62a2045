import { groupBy } from '@/lib/lists';
import { toValueText } from '../exact-numbers';
import type { EnumValue, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import {
  getMostFrequent,
  toFew,
  type Finding,
  type Rule,
  type Spot,
  getComponentSpots,
} from './finding-types-and-build-spots';
import { getDeclaredValues } from './list-parameters-headers-and-properties';
import { say, type Sentence } from './sentence';

/** A schema, parameter, or property with the values that it allows. */
interface Enumerated {
  name: string;
  spot: Spot;
  values: string[];
}

/** Finds properties and parameters, or schemas, with one name and different enumerations. */
export const enumerations: Rule = {
  name: 'consistency/enumerations',
  title: 'One name with different values',
  find: (specs) =>
    [specs.flatMap(toNamed), specs.flatMap(toComponents)].flatMap((all) =>
      [...groupBy(all, ({ name }) => name).values()].flatMap(compare),
    ),
};

function toNamed(spec: Spec): Enumerated[] {
  return getDeclaredValues(spec).flatMap(({ name, schema, spot }) =>
    toEnumerated(name, findEnumeratedValues(spec, schema), spot),
  );
}

function toComponents(spec: Spec): Enumerated[] {
  return getComponentSpots(spec).flatMap((spot) =>
    toEnumerated(spot.label, spec.schemas[spot.pointer]?.enumeration, { ...spot, pointer: `${spot.pointer}/enum` }),
  );
}

function toEnumerated(name: string, values: EnumValue[] | undefined, spot: Spot): Enumerated[] {
  return values ? [{ name, spot, values: values.map(({ value }) => toValueText(value)) }] : [];
}

/** Compares each enumeration of a name with the most frequent one. */
function compare(all: Enumerated[]): Omit<Finding, 'rule'>[] {
  const groups = groupBy(all, ({ values }) => JSON.stringify([...new Set(values)].sort()));
  const [, [expected]] = getMostFrequent(groups);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || !expected || group.includes(expected)) return [];
    return [
      {
        spot: first.spot,
        what: toDifference(first, expected),
        fix: say`Allow the same values, or give one of them another name.`,
        related: toFew([expected, ...group.slice(1)]),
      },
    ];
  });
}

function toDifference({ values, spot }: Enumerated, expected: Enumerated): Sentence {
  const [own, others] = [new Set(values), new Set(expected.values)];
  const here = values.filter((value) => !others.has(value));
  const there = expected.values.filter((value) => !own.has(value));
  return [
    ...say`The values of ${spot.label} differ from those of ${expected.spot.label} in ${expected.spot.spec.title}`,
    ...(here.length > 0 ? say`: only here ${here}` : []),
    ...(there.length > 0 ? [here.length > 0 ? ', ' : ': ', ...say`only there ${there}`] : []),
    '.',
  ];
}

/** Finds the values that a schema or the items of an array allow. */
export function findEnumeratedValues({ schemas }: Spec, id: SchemaId): EnumValue[] | undefined {
  const node = schemas[id];
  const own = node?.enumeration ?? schemas[node?.annotatedRef ?? '']?.enumeration;
  if (own || node?.kind !== 'array') return own;
  const items = schemas[node.items ?? ''];
  return items?.enumeration ?? schemas[items?.annotatedRef ?? '']?.enumeration;
}
