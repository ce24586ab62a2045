import type { Located } from '../document';
import { findText } from '../json';
import type { Response } from '../model';
import type { Context } from './context';
import { toHeaders } from './header';
import { toLinks } from './link';
import { toContent } from './media-type';

/** Reads the responses of an operation, in the document's order. */
export function toResponses(operation: Located, id: string, context: Context): Response[] {
  const children = context.document.getChildren(operation, 'responses');
  const hasSuccess = children.some(({ name }) => name.startsWith('2'));
  return children.map(({ name, child }) => {
    const status = name.replace(/^([1-5])xx$/i, '$1XX');
    const anchor = `${id}.${status}`;
    return {
      status,
      anchor,
      class: toClass(status, hasSuccess),
      description: context.toProse(findText(child.value, 'description') ?? findText(child.value, 'summary')),
      assumed: findText(child.value, 'x-assumed'),
      headers: toHeaders(child, anchor, context),
      content: toContent(child, anchor, 'response', context),
      links: toLinks(child, context),
    };
  });
}

function toClass(status: string, hasSuccess: boolean): Response['class'] {
  if (status === 'default') return hasSuccess ? 'error' : 'success';
  const classes: Record<string, Response['class']> = { 1: 'informational', 2: 'success', 3: 'redirect' };
  return classes[status.charAt(0)] ?? 'error';
}
