import { memoBy } from '@/lib/memo';
import type { Operation } from '../model/operation';
import type { Direction, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { reach, type Trail } from './find-inner-and-sent-schemas';

/** A value of an operation: a parameter, a header, or a body. */
export interface OperationValue {
  operation: Operation;
  kind: 'parameter' | 'body' | 'header' | 'response';
  /** The name of a parameter or header; the media type of a body. */
  name: string;
  /** The location of a parameter: `path`. */
  in?: string;
  /** The status of a response. */
  status?: string;
  page: string;
  anchor: string;
  direction: Direction;
  schema: SchemaId;
}

/** A value of an operation that contains a schema, and the shortest way from the value to the schema. */
export interface Use {
  value: OperationValue;
  trail: Trail;
}

/** Returns true for a value of a request, whether clients or the API send it. */
export function isOfRequest({ kind }: OperationValue): boolean {
  return kind === 'parameter' || kind === 'body';
}

/** Lists the values of an operation and of its callbacks. */
export function getOperationValues(operation: Operation): OperationValue[] {
  const { page, directions, parameters, requestBody, responses, callbacks } = operation;
  const request = { operation, page, direction: directions.request };
  const response = { operation, page, direction: directions.response };
  return [
    ...parameters.flatMap((group) =>
      group.parameters.map(({ name, anchor, schema }) => ({
        ...request,
        kind: 'parameter' as const,
        in: group.in,
        name,
        anchor,
        schema,
      })),
    ),
    ...(requestBody?.content ?? []).flatMap(({ name, anchor, schema }) =>
      schema === undefined ? [] : [{ ...request, kind: 'body' as const, name, anchor, schema }],
    ),
    ...responses.flatMap(({ status, anchor, headers, content }) => [
      ...headers.map(({ name, anchor: own, schema }) => ({
        ...response,
        kind: 'header' as const,
        name,
        status,
        anchor: own,
        schema,
      })),
      ...content.flatMap(({ name, schema }) =>
        schema === undefined ? [] : [{ ...response, kind: 'response' as const, name, status, anchor, schema }],
      ),
    ]),
    ...callbacks.flatMap((callback) => callback.operations.flatMap(getOperationValues)),
  ];
}

/**
 * Finds, for each component schema, the values of operations that contain it, directly or through other schemas. A component that
 * no operation uses has an empty list.
 */
export const findUses = memoBy((spec: Spec): Map<SchemaId, Use[]> => {
  const uses = new Map<SchemaId, Use[]>(spec.componentIds.map((id) => [id, []]));
  const known = new Map<SchemaId, Map<SchemaId, Trail>>();
  for (const value of spec.operations.flatMap(getOperationValues)) {
    const reached = known.get(value.schema) ?? reach(value.schema, spec.schemas);
    known.set(value.schema, reached);
    for (const [id, trail] of reached) uses.get(id)?.push({ value, trail });
  }
  return uses;
});
