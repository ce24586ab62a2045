import { Segments } from '../anchors';
import type { Located } from '../document';
import type { Header } from '../model';
import type { Context } from './context';
import { toParameter } from './parameter';

/** Reads the headers of a response. */
export function toHeaders(response: Located, anchor: string, context: Context): Header[] {
  const segments = new Segments();
  return context.document
    .getChildren(response, 'headers')
    .map(({ name, child }) =>
      toParameter(child, name, 'header', `${anchor}.header.${segments.claim(name)}`, 'response', context),
    );
}
