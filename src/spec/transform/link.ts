import { toJsonText } from '../big-integers';
import type { Located } from '../document';
import { findText, getEntries } from '../json';
import type { ResponseLink } from '../model';
import { toKeys, toPointer } from '../pointer';
import type { Context } from './context';

/** Reads the links of a response: which operation comes next, and what to give it. */
export function toLinks(response: Located, context: Context): ResponseLink[] {
  return context.document.getChildren(response, 'links').map(({ name, child: { value } }) => {
    const operationId = findText(value, 'operationId');
    const reference = findText(value, 'operationRef');
    const pointer = reference?.startsWith('#/') ? toPointer('#', ...toKeys(reference)) : undefined;
    return {
      name,
      operation:
        operationId === undefined && pointer === undefined ? undefined : context.index.findId({ operationId, pointer }),
      target: operationId ?? reference ?? name,
      description: context.toProse(findText(value, 'description')),
      parameters: getEntries(value, 'parameters').map(([parameter, expression]) => ({
        name: parameter,
        value: typeof expression === 'string' ? expression : toJsonText(expression),
      })),
    };
  });
}
