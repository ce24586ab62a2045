import { toCode, toLink, toSource, toTable } from '../../generated-pages/markdown';
import type { EnumValue, Prose, SchemaNode, Spec } from '../../model';
import { crossReferencePath, type CrossReferencePage } from '../page';

/** An enumeration: a component, or the values of a property or parameter. */
interface Enumeration {
  spec: Spec;
  name: string;
  page: string;
  anchor: string;
  values: EnumValue[];
  description?: Prose;
}

/** The page of all enumerations: a comparison of similar ones, then each one with its meanings. */
export function toValuesPage(specs: Spec[]): CrossReferencePage {
  const enumerations = specs.flatMap(getEnumerations);
  const sections = specs.flatMap((spec) => {
    const own = enumerations.filter((enumeration) => enumeration.spec === spec);
    return own.length === 0 ? [] : [`## ${toSource(spec.title)} {#${spec.service}}`, ...own.flatMap(toSection)];
  });
  return {
    path: `${crossReferencePath}values/`,
    title: 'Values and statuses',
    description:
      'Every enumeration of all services with the documented meanings of its values, and similar ones side by side.',
    keywords: ['statuses', 'states', 'enumerations', 'lifecycle', 'what does each status mean'],
    markdown: [
      'Which values a property, a parameter, or a schema allows. No specification documents which value follows another one, so nothing here shows transitions.',
      ...toComparison(enumerations),
      ...sections,
    ].join('\n\n'),
  };
}

/** Finds the enumerations of components, their properties, and parameters. A component is listed only once. */
function getEnumerations(spec: Spec): Enumeration[] {
  const toOwn = (node: SchemaNode | undefined, place: Pick<Enumeration, 'name' | 'page' | 'anchor'>) =>
    node?.enumeration === undefined
      ? []
      : [{ spec, ...place, values: node.enumeration, description: node.description }];
  const components = spec.componentIds.flatMap((id) => {
    const node = spec.schemas[id];
    if (node?.name === undefined || node.anchor === undefined || node.page === undefined) return [];
    const { name, anchor, page } = node;
    const properties = node.kind === 'object' ? node.properties : [];
    return [
      ...toOwn(node, { name, page, anchor }),
      ...properties.flatMap((property) => {
        const value = spec.schemas[property.schema];
        const isOwn = value?.name === undefined && value?.annotatedRef === undefined && value?.allOfBases.length === 0;
        return isOwn ? toOwn(value, { name: `${name}.${property.name}`, page, anchor: anchor + property.anchor }) : [];
      }),
    ];
  });
  const parameters = spec.operations.flatMap((operation) =>
    operation.parameters.flatMap((group) =>
      group.parameters.flatMap(({ name, anchor, schema }) => {
        const node = spec.schemas[schema];
        const isOwn = node?.name === undefined && node?.annotatedRef === undefined;
        return isOwn ? toOwn(node, { name: `{${name}}`, page: operation.page, anchor }) : [];
      }),
    ),
  );
  const first = new Map<string, Enumeration>();
  for (const one of [...components, ...parameters]) {
    const key = JSON.stringify([one.name, one.values.map(({ value }) => value)]);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

function toSection({ name, page, anchor, values, spec }: Enumeration): string[] {
  const rows = values.map(({ value, anchor: step, description }) => [
    toLink(toCode(toText(value)), page, anchor + step),
    description === undefined ? 'Not documented' : toSource(description.source),
  ]);
  return [
    `### ${toCode(name)} {#${spec.service}-${toId(name)}}`,
    `Of ${toLink(toCode(name), page, anchor)}.`,
    toTable(['Value', 'Meaning'], rows),
  ];
}

/** Writes a table of the enumerations that share at least two values with another one, with a row for each value. */
function toComparison(enumerations: Enumeration[]): string[] {
  const toTexts = ({ values }: Enumeration) => values.map(({ value }) => toText(value));
  const similar = enumerations.filter((one) =>
    enumerations.some(
      (other) => other !== one && toTexts(other).filter((value) => toTexts(one).includes(value)).length >= 2,
    ),
  );
  if (similar.length === 0) return [];
  const all = [...new Set(similar.flatMap(toTexts))];
  const head = ['Value', ...similar.map(({ name, spec }) => `${toCode(name)} (${toSource(spec.title)})`)];
  const rows = all.map((value) => [
    toCode(value),
    ...similar.map((one) => (toTexts(one).includes(value) ? 'Yes' : 'No')),
  ]);
  return ['## Similar enumerations {#similar}', toTable(head, rows)];
}

/** Returns a string without quotes, and any other value as JSON. */
function toText(value: string): string {
  const parsed: unknown = value.startsWith('"') ? JSON.parse(value) : value;
  return typeof parsed === 'string' ? parsed : value;
}

function toId(name: string): string {
  return name
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
