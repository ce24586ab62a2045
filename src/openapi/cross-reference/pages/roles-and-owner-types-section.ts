import { inline, join, toCode, toLink, toList, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { Segments } from '../../anchors-and-former-anchors';
import { getOperations } from '../../list-components-and-filter-operations';
import { notDocumented, toMeaning, toOperationLink, toOwnerText } from '../item-texts-and-links';
import { getNamedValues, type NamedValue } from '../collect-parameters-and-properties';
import type { SchemaNode } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { toValueText } from '../../exact-numbers';
import { findEnumeratedValues } from '../../consistency/enumerations';
import { getEnumerations, type Enumeration } from '../collect-enumerations';
import { toBlock, toHeaded, type Block, type Section } from '../build-sections-blocks-and-tables';

/** Words in names and meanings by which roles and owners are found. */
const words = /roles?|owners?|scopes?|permissions?|privileges?/;
/** The words inside of a name such as `serviceAccountRole` or `USER_ROLE`, but not inside of `scroller`. */
const nameWords = new RegExp(
  [
    `(?:^|[^a-z])(?:${words.source})(?![a-z])`,
    `(?:${toCapitals(words.source)})(?![a-z])`,
    `(?<![A-Za-z])(?:${words.source.toUpperCase()})(?![A-Za-z])`,
  ].join('|'),
);
/** Matches the name of an ID or of IDs, but not one that only ends in these letters, such as `ownerPaid`. */
const idName = new RegExp(`(?:^|[^A-Za-z]|${words.source})ids?$|(?<=^|[^A-Z])(?:Ids?|IDs?)$|(?<![A-Za-z])IDS?$`);
const textWords = new RegExp(`\\b(?:${words.source})\\b`, 'i');

/** The most rows of the table of values without an enumeration. */
const mostRows = 100;
/** The most places that a row names. */
const mostPlaces = 3;

/** The section with the documented roles and owner types of all services, and what is not documented about them. */
export function toRolesSection(specs: Spec[]): Section {
  const enumerations = specs.flatMap(getEnumerations).filter(isOfRoles);
  const open = specs.flatMap(toOpenRows).slice(0, mostRows);
  // Two enumerations of a service may have the same name and different values.
  const ids = new Segments();
  const blocks = [
    toBlock(
      'These enumerations and names concern roles, owners, scopes, permissions, or privileges. IDs are not among them.',
    ),
    ...(enumerations.length === 0
      ? [toBlock('No such enumeration is documented.')]
      : enumerations.map((enumeration) => toEnumeration(enumeration, ids))),
    ...(open.length === 0
      ? []
      : [
          toHeaded(
            { id: 'values-not-documented', title: 'Without documented values' },
            toTable(['Name', 'Where', 'Description'], open),
          ),
        ]),
    toHeaded({ id: 'roles-by-operation', title: 'Roles by operation' }, ...toGaps(specs)),
  ];
  return { id: 'roles', title: 'Roles and owner types', blocks };
}

function toCapitals(source: string): string {
  return source.replace(/(^|\|)([a-z])/g, (_, start: string, letter: string) => start + letter.toUpperCase());
}

function isOfRoles({ name, values }: Enumeration): boolean {
  return nameWords.test(name) || values.some(({ description }) => textWords.test(description?.source ?? ''));
}

function toEnumeration({ spec, name, page, anchor, description, values }: Enumeration, ids: Segments): Block {
  const rows = values.map(({ value, anchor: step, description: meaning }) => [
    toLink(toCode(toValueText(value)), page, anchor + step),
    meaning === undefined ? notDocumented : meaning.source,
  ]);
  return toHeaded(
    { id: ids.claimName(`roles-${spec.service}-${toId(name)}`), title: inline`${toCode(name)} (${spec.title})` },
    ...(description === undefined ? [] : [toMeaning(description)]),
    toTable(['Value', 'Meaning'], rows),
  );
}

/** Lists the properties and path parameters, other than IDs, whose names contain one of the words, but whose values are not documented. */
function toOpenRows(spec: Spec): Inline[][] {
  const hasValues = (node: SchemaNode | undefined) =>
    [node?.id, node?.annotatedRef, ...(node?.allOfBases ?? [])].some((id) => findEnumeratedValues(spec, id ?? ''));
  const isOpen = ({ name, schema }: NamedValue) =>
    nameWords.test(name) && !idName.test(name) && schema?.kind !== 'object' && !hasValues(schema);
  const values = getNamedValues(spec, ['path']).filter(isOpen);
  return [...groupBy(values, ({ name, description }) => JSON.stringify([name, description])).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      return [[toCode(first.name), inline`${spec.title}: ${toPlaces(group)}`, first.description]];
    },
  );
}

function toPlaces(group: NamedValue[]): Inline {
  if (group.length > mostPlaces) {
    const operations = group.filter(({ operation }) => operation !== undefined).length;
    return operations === group.length ? `path of ${operations} operations` : `${group.length} places`;
  }
  return join(
    group.map(({ operation, anchor, ...value }) =>
      operation
        ? inline`path of ${toOperationLink(operation, anchor)}`
        : toLink(toOwnerText(value), value.page, anchor),
    ),
  );
}

/** Says for how many operations of each service no role or scope is documented. */
function toGaps(specs: Spec[]): Inline[] {
  const gaps = specs.map((spec) => {
    const operations = getOperations(spec);
    const open = operations.filter(({ security }) => security.flat().every(({ scopes }) => scopes.length === 0)).length;
    return { spec, open, count: operations.length };
  });
  if (gaps.every(({ open, count }) => open === count))
    return ['No operation documents the role or scope that it needs.'];
  const incomplete = gaps.filter(({ open }) => open > 0);
  if (incomplete.length === 0) return ['Every operation documents the role or scope that it needs.'];
  const rows = incomplete.map(({ spec, open, count }) => `${spec.title}: ${open} of ${count} operations`);
  return ['Which role or scope an operation needs is not documented for:', toList(rows)];
}

function toId(name: string): string {
  return name.replace(/[^\w-]+/g, '-').toLowerCase();
}
