import {
  inline,
  join,
  toCode,
  toHeading,
  toLink,
  toSentence,
  toTable,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { escapeRegExp } from '@/lib/escape';
import { toValueText } from '../../exact-numbers';
import type { SchemaNode } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { getOperations } from '../../list-components-and-filter-operations';
import { notDocumented, toOperationList, toOwnerText } from '../item-texts-and-links';
import { toPhrases } from '../collect-constraints';
import { getNamedValues, type NamedValue } from '../collect-parameters-and-properties';
import type { Entity } from './load-entities-and-tasks';
import type { Sources } from './section-input-types';

/** Writes the identifiers of the services, by what they identify. */
export function writeIdentifiers({ specs, entities }: Sources): Inline[] {
  const found = toEntities(specs, entities);
  return [...toOverview(found), ...toSharedNames(found), ...found.flatMap(toEntitySection)];
}

/** An entity, and the rows of its table. Equal values of a service are one row. */
export interface EntityRows extends Entity {
  rows: NamedValue[][];
}

/** Finds the identifiers of each entity. Leaves out entities without one. */
export function toEntities(specs: Spec[], known: Entity[]): EntityRows[] {
  const values = specs.flatMap((spec) => getNamedValues(spec, ['path']));
  return known
    .map((entity) => ({
      ...entity,
      rows: toRows(values.filter(({ key }) => entity.names.some((name) => isMatch(key, name)))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns true if a key matches a name in which `*` matches any characters of a segment. */
function isMatch(key: string, name: string): boolean {
  const pattern = name.split('*').map(escapeRegExp).join('[^.{}]*');
  return new RegExp(`^${pattern}$`).test(key);
}

function toRows(values: NamedValue[]): NamedValue[][] {
  const rows = groupBy(values, ({ name, spec, operation, description, schema }) =>
    JSON.stringify([name, spec.service, operation !== undefined, description, toType(schema)]),
  );
  return [...rows.values()];
}

/** Writes a table with a row for each entity and service. */
function toOverview(found: EntityRows[]): Inline[] {
  const shared = new Set(getSharedNames(found).map(({ name }) => name));
  const rows = found.flatMap(({ title, anchor, rows: all }) => {
    const values = all.flat();
    const services = [...new Set(values.map(({ spec }) => spec.title))];
    return services.map((service) => {
      const names = values.filter(({ spec }) => spec.title === service).map((value) => toFullName(value, shared));
      return [toLink(title, '', anchor), service, join([...new Set(names)].map(toCode))];
    });
  });
  return [toHeading(2, 'Names by entity', 'names'), toTable(['Entity', 'Service', 'Names'], rows)];
}

/** Names a parameter in braces, and a property with the name of its schema if the name is shared. */
function toFullName({ name, operation, owner, isOwnedByOperation }: NamedValue, shared: Set<string>): string {
  if (operation) return `{${name}}`;
  return shared.has(name) && !isOwnedByOperation ? `${owner}.${name}` : name;
}

/** Writes a section with the names that identify several entities, if there are any. */
function toSharedNames(found: EntityRows[]): Inline[] {
  const rows = getSharedNames(found).map(({ name, uses }) => [
    toCode(name),
    join(uses.map(({ title, anchor }) => toLink(title, '', anchor))),
  ]);
  if (rows.length === 0) return [];
  const table = toTable(['Name', 'What it identifies'], rows);
  return [toHeading(2, 'Names with several meanings', 'several-meanings'), table];
}

function getSharedNames(found: EntityRows[]): { name: string; uses: EntityRows[] }[] {
  const names = new Set(found.flatMap(({ rows }) => rows.flat().map(({ name }) => name)));
  return [...names]
    .map((name) => ({ name, uses: found.filter(({ rows }) => rows.flat().some((value) => value.name === name)) }))
    .filter(({ uses }) => uses.length > 1);
}

function toEntitySection({ title, anchor, rows, open }: EntityRows): Inline[] {
  const cells = rows.flatMap((row) => {
    const [first] = row;
    if (!first) return [];
    const { name, spec, schema, description, operation } = first;
    const shown = toCode(operation ? `{${name}}` : name);
    return [[shown, spec.title, toPlaces(row, spec), toType(schema), description]];
  });
  return [
    toHeading(2, title, anchor),
    toTable(['Name', 'Service', 'Where', 'Type and limits', 'Description'], cells),
    ...(open === undefined ? [] : [toSentence(`The specification does not say ${open}.`)]),
  ];
}

function toPlaces(row: NamedValue[], spec: Spec): Inline {
  const operations = row.flatMap(({ operation }) => operation ?? []);
  if (operations.length > 0) return inline`Path of ${toOperationList(operations, getOperations(spec))}`;
  return join(
    row.map((value) => [
      value.isOwnedByOperation ? 'Body of ' : '',
      toLink(toOwnerText(value), value.page, value.anchor),
    ]),
  );
}

/** Writes the type of a value with its values and constraints. */
function toType(node: SchemaNode | undefined): Inline {
  if (!node || node.kind === 'any') return notDocumented;
  const values = (node.enumeration ?? []).map(({ value }) => toCode(toValueText(value)));
  return join([node.label, ...values, ...toPhrases(node)]);
}
