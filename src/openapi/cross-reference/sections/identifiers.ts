import type { SchemaNode } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { getOperations } from '../operations-and-components';
import { toCode, toLink, toOperationList, toOwnerText, toSource, toTable } from '../markdown';
import { toPhrases } from '../collect-constraints';
import { getNamedValues, type NamedValue } from '../named-values';
import type { Entity } from './entities-and-tasks';
import type { Sources } from './section-sources';

/** Writes the identifiers of the services, by what they identify. */
export function writeIdentifiers({ specs, entities }: Sources): string[] {
  const found = toEntities(specs, entities);
  return [toOverview(found), ...toSharedNames(found), ...found.map(toEntitySection)];
}

/** An entity, and the rows of its table. Equal values of a service are one row. */
export interface EntityRows extends Entity {
  rows: NamedValue[][];
}

/** Finds the identifiers of each entity. Leaves out entities without one. */
export function toEntities(specs: Spec[], known: Entity[]): EntityRows[] {
  const values = specs.flatMap((spec) => getNamedValues(spec));
  return known
    .map((entity) => ({
      ...entity,
      rows: toRows(values.filter(({ key }) => entity.names.some((name) => isMatch(key, name)))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns true if a key matches a name in which `*` matches any characters of a segment. */
function isMatch(key: string, name: string): boolean {
  const pattern = name.replaceAll(/[{}.]/g, '\\$&').replaceAll('*', '[^.{}]*');
  return new RegExp(`^${pattern}$`).test(key);
}

function toRows(values: NamedValue[]): NamedValue[][] {
  const rows = new Map<string, NamedValue[]>();
  for (const value of values) {
    const { name, spec, operation, description, schema } = value;
    const key = JSON.stringify([name, spec.service, operation !== undefined, description, toType(schema)]);
    rows.set(key, [...(rows.get(key) ?? []), value]);
  }
  return [...rows.values()];
}

/** Writes a table with a row for each entity and service. */
function toOverview(found: EntityRows[]): string {
  const shared = new Set(getSharedNames(found).map(({ name }) => name));
  const rows = found.flatMap(({ title, anchor, rows: all }) => {
    const values = all.flat();
    const services = [...new Set(values.map(({ spec }) => spec.title))];
    return services.map((service) => {
      const names = values.filter(({ spec }) => spec.title === service).map((value) => toFullName(value, shared));
      return [`[${toSource(title)}](#${anchor})`, toSource(service), [...new Set(names)].join(', ')];
    });
  });
  return ['## Names by entity {#names}', toTable(['Entity', 'Service', 'Names'], rows)].join('\n\n');
}

/** Writes a parameter in braces, and a property with the name of its schema if the name is shared. */
function toFullName({ name, operation, owner, isOwnedByOperation }: NamedValue, shared: Set<string>): string {
  if (operation) return toCode(`{${name}}`);
  return toCode(shared.has(name) && !isOwnedByOperation ? `${owner}.${name}` : name);
}

/** Writes a section with the names that identify several entities, if there are any. */
function toSharedNames(found: EntityRows[]): string[] {
  const rows = getSharedNames(found).map(({ name, uses }) => [
    toCode(name),
    uses.map(({ title, anchor }) => `[${toSource(title)}](#${anchor})`).join(', '),
  ]);
  if (rows.length === 0) return [];
  const table = toTable(['Name', 'What it identifies'], rows);
  return [`## Names with several meanings {#several-meanings}\n\n${table}`];
}

function getSharedNames(found: EntityRows[]): { name: string; uses: EntityRows[] }[] {
  const names = new Set(found.flatMap(({ rows }) => rows.flat().map(({ name }) => name)));
  return [...names]
    .map((name) => ({ name, uses: found.filter(({ rows }) => rows.flat().some((value) => value.name === name)) }))
    .filter(({ uses }) => uses.length > 1);
}

function toEntitySection({ title, anchor, rows, open }: EntityRows): string {
  const cells = rows.flatMap((row) => {
    const [first] = row;
    if (!first) return [];
    const { name, spec, schema, description, operation } = first;
    const shown = toCode(operation ? `{${name}}` : name);
    return [[shown, toSource(spec.title), toPlaces(row, spec), toType(schema), toSource(description)]];
  });
  return [
    `## ${toSource(title)} {#${anchor}}`,
    toTable(['Name', 'Service', 'Where', 'Type and limits', 'Description'], cells),
    ...(open === undefined ? [] : [`The specification does not say ${open}.`]),
  ].join('\n\n');
}

function toPlaces(row: NamedValue[], spec: Spec): string {
  const operations = row.flatMap(({ operation }) => operation ?? []);
  if (operations.length > 0) return `Path of ${toOperationList(operations, getOperations(spec))}`;
  return row
    .map(
      (value) => `${value.isOwnedByOperation ? 'Body of ' : ''}${toLink(toOwnerText(value), value.page, value.anchor)}`,
    )
    .join(', ');
}

/** Writes the type of a value with its values and constraints. */
function toType(node: SchemaNode | undefined): string {
  if (!node || node.kind === 'any') return 'Not documented';
  const values = (node.enumeration ?? []).map(({ value }) => toCode(String(JSON.parse(value))));
  return [toSource(node.label), ...values, ...toPhrases(node)].join(', ');
}
