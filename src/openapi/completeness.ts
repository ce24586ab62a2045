import type { ExampleReport } from './examples/format-example-counts-and-faults';
import { getOperations } from './list-components-and-filter-operations';
import type { Operation } from './model/operation';
import type { SchemaNode } from './model/schema';
import type { Spec } from './model/spec';
import { toKeys } from '@/lib/json-pointer';

/** The number of complete items of one kind, and their total. */
export interface Measure {
  complete: number;
  total: number;
  /** The names of the items that are not complete, such as `listPets 200` or `Pet.name`. */
  missing?: string[];
}

/** The measures of one spec by name. */
export type Completeness = Record<string, Measure>;

/** An item with its name. */
type Named<Item> = [name: string, item: Item];

/**
 * Measures how much of a spec is documented, as people, generators, and agents need it, and how many of its facts are not merely
 * assumed (`x-assumed`).
 */
export function toCompleteness(spec: Spec, examples: ExampleReport): Completeness {
  const operations = getOperations(spec).map((operation): Named<Operation> => [operation.id, operation]);
  const parameters = operations.flatMap(([id, operation]) =>
    operation.parameters.flatMap((group) =>
      group.parameters.map((parameter): Named<typeof parameter> => [`${id} ${parameter.name}`, parameter]),
    ),
  );
  const responses = operations.flatMap(([id, operation]) =>
    operation.responses.map((response): Named<typeof response> => [`${id} ${response.status}`, response]),
  );
  const schemas = Object.entries(spec.schemas);
  const fields = schemas.flatMap(([id, node]) =>
    node.kind === 'object'
      ? node.properties.map((property): Named<typeof property> => [`${toName(id)}${property.anchor}`, property])
      : [],
  );
  const nodes = fields.flatMap(([name, { schema }]): Named<SchemaNode>[] => {
    const node = spec.schemas[schema];
    return node ? [[name, node]] : [];
  });
  const values = schemas.flatMap(([id, node]) =>
    (node.enumeration ?? []).map((value): Named<typeof value> => [`${toName(id)}${value.anchor}`, value]),
  );
  const names = [
    ...operations.map(([id, operation]): Named<string | undefined> => [id, operation.operationId]),
    ...parameters.map(([name, parameter]): Named<string> => [name, parameter.name]),
    ...fields.map(([name, property]): Named<string> => [name, property.name]),
  ];
  return {
    'operations described': toMeasure(operations, ({ description }) => description !== undefined),
    'parameters described': toMeasure(parameters, ({ description }) => description !== undefined),
    'fields described': toMeasure(nodes, ({ description }) => description !== undefined),
    'fields typed': toMeasure(nodes, ({ kind }) => kind !== 'any'),
    'enumeration values described': toMeasure(values, ({ description }) => description !== undefined),
    'clear names': toMeasure(names, isClear),
    'responses with a body': toMeasure(responses, ({ content }) => content.length > 0),
    'operations with errors': toMeasure(operations, (operation) =>
      operation.responses.some(({ class: kind }) => kind === 'error'),
    ),
    'examples shown': {
      complete: examples.shown,
      total: examples.places,
      ...toMissing(examples.missing.map(({ anchor }) => anchor)),
    },
    'authored examples valid': {
      complete: examples.authored - examples.faulty.length,
      total: examples.authored,
      ...toMissing(examples.faulty.map(({ anchor }) => anchor)),
    },
    'facts not assumed': toFacts(spec, operations),
  };
}

/** Matches names that say nothing to somebody who does not know the code: one letter, a placeholder, or a generated name. */
const unclear =
  /^(?:[a-z]|foo|bar|baz|tmp|temp|test|misc|stuff|thing|obj|(?:arg|data|field|param|value|var)_?\d+|inline_?\w*_?\d+)$/i;

function isClear(name: string | undefined): boolean {
  return name !== undefined && !unclear.test(name);
}

/** Formats a measure: `12/13`. */
export function toText({ complete, total }: Measure): string {
  return `${complete}/${total}`;
}

function toMeasure<Item>(items: Named<Item>[], isComplete: (item: Item) => boolean): Measure {
  const missing = items.filter(([, item]) => !isComplete(item)).map(([name]) => name);
  return { complete: items.length - missing.length, total: items.length, ...toMissing(missing) };
}

function toMissing(missing: string[]): Pick<Measure, 'missing'> {
  return missing.length > 0 ? { missing: [...new Set(missing)] } : {};
}

/** Converts the pointer of a schema to words: `Pet.name` for that of a property. */
function toName(id: string): string {
  return toKeys(id)
    .filter((key) => !['components', 'schemas', 'properties', 'paths'].includes(key))
    .join('.');
}

function toFacts(spec: Spec, operations: Named<Operation>[]): Measure {
  const facts: Named<{ assumed?: string }>[] = [
    ...Object.entries(spec.schemas).map(([id, node]): Named<SchemaNode> => [toName(id), node]),
    ...operations,
    ...operations
      .flatMap(([, { parameters, responses }]) => [...parameters.flatMap((group) => group.parameters), ...responses])
      .map((fact): Named<typeof fact> => [fact.anchor, fact]),
    ...spec.securitySchemes.map((scheme): Named<typeof scheme> => [scheme.name, scheme]),
    ...spec.servers
      .flatMap(({ variables }) => variables)
      .map((variable): Named<typeof variable> => [variable.name, variable]),
  ];
  return toMeasure(facts, ({ assumed }) => assumed === undefined);
}
