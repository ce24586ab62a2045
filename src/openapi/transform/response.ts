import type { Located } from '../find-in-bundled-document';
import { findText, getEntries } from '../find-members-of-parsed-json';
import type { Response } from '../model/response';
import type { Direction } from '../model/schema';
import * as messages from '@/messages';
import { toPointer } from '@/lib/json-pointer';
import type { Context } from './context-and-pending-examples';
import { toLinks } from './link';
import { toContent } from './media-type';
import { findNameAndDescription } from './external-docs-and-name-with-description';
import { toHeaders } from './parameter-and-header';

/**
 * Reads the responses of an operation in their order.
 * @see https://spec.openapis.org/oas/v3.1.1.html#responses-object
 * @see https://spec.openapis.org/oas/v3.1.1.html#response-object
 */
export function toResponses(operation: Located, id: string, direction: Direction, context: Context): Response[] {
  const children = getResponses(operation, context);
  const hasSuccess = children.some(({ name }) => name.startsWith('2'));
  return children.map(({ name, child }) => {
    const status = name.replace(/^([1-5])xx$/i, '$1XX');
    const anchor = `${id}.${status}`;
    return {
      status,
      anchor,
      class: toClass(status, hasSuccess),
      description: context.toProse(findNameAndDescription(child.value, 'summary')),
      assumed: findText(child.value, 'x-assumed'),
      headers: toHeaders(child, `${anchor}.header`, direction, context),
      content: toContent(child, anchor, direction, context),
      links: toLinks(child, context),
    };
  });
}

/** Returns the responses with references resolved. One whose reference has no target says so, because a reader expects its status. */
function getResponses(operation: Located, { document }: Context): { name: string; child: Located }[] {
  return getEntries(operation.value, 'responses').flatMap(([name, value]) => {
    if (name.startsWith('x-')) return [];
    const pointer = toPointer(operation.pointer, 'responses', name);
    const reference = findText(value, '$ref');
    const missing = reference !== undefined && { description: messages.unresolvedReference(`\`${reference}\``) };
    const child = document.resolve({ value, pointer }) ?? (missing && { value: missing, pointer });
    return child ? [{ name, child }] : [];
  });
}

function toClass(status: string, hasSuccess: boolean): Response['class'] {
  if (status === 'default') return hasSuccess ? 'error' : 'success';
  const classes: Record<string, Response['class']> = { 1: 'informational', 2: 'success', 3: 'redirect' };
  return classes[status.charAt(0)] ?? 'error';
}
