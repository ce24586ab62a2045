import { toPhrases } from '../../generated-pages/limits';
import { getOperations, toCode, toLink, toOperationLink, toSource, toTable } from '../../generated-pages/markdown';
import { getNamedValues, type NamedValue } from '../../generated-pages/named-values';
import type { SchemaNode, Spec } from '../../model';
import { crossReferencePath, type CrossReferencePage } from '../page';

/** The maximum number of places that a row names. */
const mostNamed = 3;

/** The page of all properties and parameters by name. One name with several meanings has several rows. */
export function toPropertiesPage(specs: Spec[]): CrossReferencePage {
  const rows = new Map<string, Map<string, NamedValue[]>>();
  for (const value of specs.flatMap(getNamedValues)) {
    const meanings = rows.get(value.name) ?? new Map<string, NamedValue[]>();
    rows.set(value.name, meanings);
    const key = JSON.stringify([
      toType(value.schema),
      value.description,
      value.spec.service,
      value.operation === undefined,
    ]);
    meanings.set(key, [...(meanings.get(key) ?? []), value]);
  }
  const names = [...rows].sort(([left], [right]) => left.localeCompare(right, 'en'));
  const isShared = ([, meanings]: [string, Map<string, unknown>]) => meanings.size > 1;
  return {
    path: `${crossReferencePath}properties/`,
    title: 'Properties and parameters',
    description: 'Every property and path parameter of all services by name, with its type, constraints, and meaning.',
    keywords: ['fields', 'all properties', 'index of properties', 'which services have'],
    markdown: [
      'Header and query parameters are on the pages of their operations. A name with several rows differs in type, meaning, or service.',
      '## Names with several meanings {#several}',
      toRows(names.filter(isShared)),
      '## Other names {#others}',
      toRows(names.filter((entry) => !isShared(entry))),
    ].join('\n\n'),
  };
}

function toRows(names: [string, Map<string, NamedValue[]>][]): string {
  const rows = names.flatMap(([name, meanings]) =>
    [...meanings.values()].flatMap((group, index) => {
      const [first] = group;
      if (!first) return [];
      return [[index === 0 ? toCode(name) : '', toPlaces(group), toType(first.schema), toSource(first.description)]];
    }),
  );
  return toTable(['Name', 'Where', 'Type and constraints', 'Description'], rows);
}

function toPlaces(group: NamedValue[]): string {
  const [first] = group;
  if (!first) return '';
  const service = toSource(first.spec.title);
  const operations = group.flatMap(({ operation }) => operation ?? []);
  if (operations.length > mostNamed) {
    const all = getOperations(first.spec).length;
    return `${service}: path of ${operations.length === all ? 'all' : operations.length} operations`;
  }
  if (operations.length > 0) return `${service}: path of ${operations.map(toOperationLink).join(', ')}`;
  return `${service}: ${group.map(({ owner = '', page, anchor }) => toLink(toCode(owner), page, anchor)).join(', ')}`;
}

function toType(node: SchemaNode | undefined): string {
  if (!node || node.kind === 'any') return 'Not documented';
  return [toSource(node.label), ...toPhrases(node)].join(', ');
}
