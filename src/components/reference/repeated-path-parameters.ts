import type { Operation } from '@/openapi/model/operation';
import type { Parameter } from '@/openapi/model/parameter';
import type { SchemaTable } from '@/openapi/model/schema';

/** The fewest parameters worth closing: one row takes as much room as the line that replaces it. */
const fewest = 2;

/**
 * Finds the path parameters that an earlier operation of the list already describes, word for word and at the same
 * position of the path: `{type}` and `{ownerId}` of `/environments/{type}/{ownerId}`. Returns their names by operation id.
 */
export function findRepeatedPathParameters(
  operations: readonly Operation[],
  schemas: SchemaTable,
): ReadonlyMap<string, readonly string[]> {
  const described = new Map<string, string>();
  const shared = new Map<string, readonly string[]>();
  for (const operation of operations) {
    const names: string[] = [];
    let isRepeated = true;
    for (const { name, prefix, content } of getPathParameters(operation, schemas)) {
      isRepeated &&= described.get(prefix) === content;
      if (isRepeated) names.push(name);
      else described.set(prefix, content);
    }
    if (names.length >= fewest) shared.set(operation.id, names);
  }
  return shared;
}

/** Returns the path parameters in the order of the path, each with the path up to it and all that its row says. */
function getPathParameters({ pathSegments, parameters }: Operation, schemas: SchemaTable) {
  const inPath = parameters.find((group) => group.in === 'path')?.parameters ?? [];
  return pathSegments.flatMap(({ text, parameter: isParameter }, index) => {
    const parameter = isParameter ? inPath.find(({ name }) => `{${name}}` === text) : undefined;
    if (!parameter) return [];
    const prefix = pathSegments.slice(0, index + 1).map((segment) => segment.text);
    return [{ name: parameter.name, prefix: prefix.join(''), content: toContent(parameter, schemas) }];
  });
}

/** Serializes a parameter and its schema without ids and anchors, which differ between operations. */
function toContent(parameter: Parameter, schemas: SchemaTable): string {
  return JSON.stringify({ ...parameter, schema: schemas[parameter.schema] }, (key, value: unknown) =>
    key === 'id' || key === 'anchor' ? undefined : value,
  );
}
