import type { ExampleReport } from './examples/examples';
import type { Operation, Spec } from './model';

/** The number of complete items of one kind, and their total. */
export interface Measure {
  complete: number;
  total: number;
}

/** The measures of one spec by name. */
export type Completeness = Record<string, Measure>;

/** Measures how much of a spec is documented, and how many of its facts are not merely assumed (`x-assumed`). */
export function toCompleteness(spec: Spec, examples: ExampleReport): Completeness {
  const operations = spec.operations.filter(({ kind }) => kind === 'operation');
  const parameters = operations.flatMap((operation) => operation.parameters.flatMap((group) => group.parameters));
  const responses = operations.flatMap((operation) => operation.responses);
  const fields = Object.values(spec.schemas).flatMap((node) => (node.kind === 'object' ? node.properties : []));
  const nodes = fields.flatMap(({ schema }) => spec.schemas[schema] ?? []);
  const values = Object.values(spec.schemas).flatMap(({ enumeration }) => enumeration ?? []);
  return {
    'operations described': toMeasure(operations, ({ description }) => description !== undefined),
    'parameters described': toMeasure(parameters, ({ description }) => description !== undefined),
    'fields described': toMeasure(nodes, ({ description }) => description !== undefined),
    'fields typed': toMeasure(nodes, ({ kind }) => kind !== 'any'),
    'enumeration values described': toMeasure(values, ({ description }) => description !== undefined),
    'responses with a body': toMeasure(responses, ({ content }) => content.length > 0),
    'operations with errors': toMeasure(operations, (operation) =>
      operation.responses.some(({ class: kind }) => kind === 'error'),
    ),
    'examples shown': { complete: examples.shown, total: examples.places },
    'authored examples valid': { complete: examples.authored - examples.faulty.length, total: examples.authored },
    'facts not assumed': toFacts(spec, operations),
  };
}

/** Lists the measures that have become less complete than before. */
export function getFalls(now: Record<string, Completeness>, before: Record<string, Completeness>): string[] {
  return Object.entries(before).flatMap(([service, measures]) => {
    const current = now[service];
    if (!current) return [];
    return Object.entries(measures).flatMap(([name, old]) => {
      const measure = current[name];
      const isFallen = measure === undefined || toShare(measure) < toShare(old) - 1e-9;
      return isFallen
        ? [`${service}: ${name} fell from ${toText(old)} to ${measure ? toText(measure) : 'nothing'}`]
        : [];
    });
  });
}

/** Formats a measure: `12/13`. */
export function toText({ complete, total }: Measure): string {
  return `${complete}/${total}`;
}

function toShare({ complete, total }: Measure): number {
  return total === 0 ? 1 : complete / total;
}

function toMeasure<Item>(items: Item[], isComplete: (item: Item) => boolean): Measure {
  return { complete: items.filter(isComplete).length, total: items.length };
}

function toFacts(spec: Spec, operations: Operation[]): Measure {
  const facts = [
    ...Object.values(spec.schemas),
    ...operations,
    ...operations.flatMap(({ parameters, responses }) => [
      ...parameters.flatMap((group) => group.parameters),
      ...responses,
    ]),
    ...spec.securitySchemes,
    ...spec.servers.flatMap(({ variables }) => variables),
  ];
  return toMeasure<{ assumed?: string }>(facts, ({ assumed }) => assumed === undefined);
}
