import type { Located } from '../document';
import { findText, isTrue } from '../json';
import type { Body } from '../model';
import type { Context } from './context';
import { toContent } from './media-type';

/** Reads the body of a request. */
export function toRequestBody(operation: Located, id: string, context: Context): Body | undefined {
  const body = context.document.findChild(operation, 'requestBody');
  if (!body) return undefined;
  const anchor = `${id}.body`;
  return {
    anchor,
    required: isTrue(body.value, 'required'),
    description: context.toProse(findText(body.value, 'description')),
    assumed: findText(body.value, 'x-assumed'),
    content: toContent(body, anchor, 'request', context),
  };
}
