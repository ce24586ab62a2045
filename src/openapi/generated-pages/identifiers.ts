import type { SchemaNode, Spec } from '../model';
import { getOperations, toCode, toLink, toOperationList, toSource, toTable } from './markdown';
import { toPhrases } from './limits';
import { getNamedValues, type NamedValue } from './named-values';
import type { GeneratedPage } from './page';
import { things, type Thing } from './things';

/** The page that compares the identifiers of the services. */
export const identifiersPage: GeneratedPage = {
  file: 'content/definitions/identifiers.md',
  toSections: (specs) => {
    const found = toThings(specs);
    return [toOverview(found), ...toSharedNames(found), ...found.map(toThingSection)];
  },
};

/** A thing, and the rows of its table. Equal values of a service are one row. */
export interface ThingRows extends Thing {
  rows: NamedValue[][];
}

/** Finds the identifiers of each thing. Leaves out things without one. */
export function toThings(specs: Spec[], known = things): ThingRows[] {
  const values = specs.flatMap((spec) => getNamedValues(spec));
  return known
    .map((thing) => ({
      ...thing,
      rows: toRows(values.filter(({ key }) => thing.names.some((name) => isMatch(key, name)))),
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

/** Writes a table with a row for each thing and service. */
function toOverview(found: ThingRows[]): string {
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
function toFullName({ name, operation, owner }: NamedValue, shared: Set<string>): string {
  if (operation) return toCode(`{${name}}`);
  return toCode(shared.has(name) ? `${owner}.${name}` : name);
}

/** Writes a section with the names that identify several things, if there are any. */
function toSharedNames(found: ThingRows[]): string[] {
  const rows = getSharedNames(found).map(({ name, uses }) => [
    toCode(name),
    uses.map(({ title, anchor }) => `[${toSource(title)}](#${anchor})`).join(', '),
  ]);
  if (rows.length === 0) return [];
  const table = toTable(['Name', 'What it identifies'], rows);
  return [`## Names with several meanings {#several-meanings}\n\n${table}`];
}

function getSharedNames(found: ThingRows[]): { name: string; uses: ThingRows[] }[] {
  const names = new Set(found.flatMap(({ rows }) => rows.flat().map(({ name }) => name)));
  return [...names]
    .map((name) => ({ name, uses: found.filter(({ rows }) => rows.flat().some((value) => value.name === name)) }))
    .filter(({ uses }) => uses.length > 1);
}

function toThingSection({ title, anchor, rows, open }: ThingRows): string {
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
  return row.map(({ owner = '', page, anchor }) => toLink(toCode(owner), page, anchor)).join(', ');
}

/** Writes the type of a value with its values and constraints. */
function toType(node: SchemaNode | undefined): string {
  if (!node || node.kind === 'any') return 'Not documented';
  const values = (node.enumeration ?? []).map(({ value }) => toCode(String(JSON.parse(value))));
  return [toSource(node.label), ...values, ...toPhrases(node)].join(', ');
}
