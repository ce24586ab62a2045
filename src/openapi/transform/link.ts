import { toJsonText } from '../exact-numbers';
import type { Located } from '../find-in-bundled-document';
import { findMember, findText, getEntries, isObject } from '../find-members-of-parsed-json';
import type { ResponseLink } from '../model/response';
import { toKeys, toPointer } from '@/lib/json-pointer';
import type { Context } from './context-and-pending-examples';
import { toOperationTitle } from './titles';
import { toServer } from './server';

/**
 * Reads the links of a response. Each one names an operation that may follow and the values to pass to it.
 * @see https://spec.openapis.org/oas/v3.1.1.html#link-object
 */
export function toLinks(response: Located, context: Context): ResponseLink[] {
  return context.document.getChildren(response, 'links').map(({ name, child: { value } }) => {
    const operationId = findText(value, 'operationId');
    const reference = findText(value, 'operationRef');
    const pointer = reference?.startsWith('#/') ? toPointer('#', ...toKeys(reference)) : undefined;
    const operation = context.index.find({ operationId, pointer });
    const body = findMember(value, 'requestBody');
    const server = findMember(value, 'server');
    return {
      name,
      operation: operation?.id,
      target: operation ? toOperationTitle(operation) : (operationId ?? reference ?? name),
      description: context.toProse(findText(value, 'description')),
      parameters: getEntries(value, 'parameters').map(([parameter, expression]) => ({
        name: parameter,
        value: toExpression(expression),
      })),
      ...(body !== undefined && { requestBody: toExpression(body) }),
      ...(isObject(server) && { server: toServer(server, context) }),
    };
  });
}

/** Returns a runtime expression as it is, and any other value as JSON. */
function toExpression(value: unknown): string {
  return typeof value === 'string' ? value : toJsonText(value);
}
