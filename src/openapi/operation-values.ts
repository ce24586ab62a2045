import type { MediaType } from './model/body-and-media-type';
import type { Operation } from './model/operation';
import type { Direction, SchemaId } from './model/schema';

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
  /** The anchor of the value, with which those of its properties begin. */
  anchor: string;
  /** The anchor of the parameter, the request body, or the response that the value belongs to. */
  owner: string;
  direction: Direction;
  schema: SchemaId;
}

/** Returns true for a value of a request, whether clients or the API send it. */
export function isOfRequest({ kind }: OperationValue): boolean {
  return kind === 'parameter' || kind === 'body';
}

/** Returns true for the body of a request or a response. */
export function isBody({ kind }: OperationValue): boolean {
  return kind === 'body' || kind === 'response';
}

/** Lists the values of an operation without those of its callbacks. */
export function getOwnValues(operation: Operation): OperationValue[] {
  const { page, directions, parameters, requestBody, responses } = operation;
  const request = { operation, page, direction: directions.request };
  const response = { operation, page, direction: directions.response };
  const toBodies = (content: MediaType[], rest: Omit<OperationValue, 'name' | 'anchor' | 'schema'>) =>
    content.flatMap(({ name, anchor, schema }) => (schema === undefined ? [] : [{ ...rest, name, anchor, schema }]));
  return [
    ...parameters.flatMap((group) =>
      group.parameters.map(({ name, anchor, schema }) => {
        return { ...request, kind: 'parameter' as const, in: group.in, name, anchor, owner: anchor, schema };
      }),
    ),
    ...(requestBody ? toBodies(requestBody.content, { ...request, kind: 'body', owner: requestBody.anchor }) : []),
    ...responses.flatMap(({ status, anchor: owner, headers, content }) => [
      ...headers.map(({ name, anchor, schema }) => {
        return { ...response, kind: 'header' as const, name, status, anchor, owner, schema };
      }),
      ...toBodies(content, { ...response, kind: 'response', status, owner }),
    ]),
  ];
}

/** Lists the values of an operation and of its callbacks. */
export function getOperationValues(operation: Operation): OperationValue[] {
  const called = operation.callbacks.flatMap(({ operations }) => operations.flatMap(getOperationValues));
  return [...getOwnValues(operation), ...called];
}
