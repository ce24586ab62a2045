import type { Located } from '../document';
import type { MediaType } from '../model';
import { toPointer } from '../pointer';
import type { Context, PendingExamples } from './context';
import { toEncodings } from './encoding';

/** Reads the media types of a body or a response. */
export function toContent(
  parent: Located,
  anchor: string,
  direction: PendingExamples['direction'],
  context: Context,
): MediaType[] {
  return context.document.getChildren(parent, 'content').map(({ name, child }, index) => {
    const hasSchema = child.value['schema'] !== undefined;
    const hasItems = !hasSchema && child.value['itemSchema'] !== undefined;
    const key = hasItems ? 'itemSchema' : 'schema';
    const mediaType: MediaType = {
      name,
      anchor: index === 0 ? anchor : `${anchor}~${index + 1}`,
      schema: hasSchema || hasItems ? context.schemas.register({ pointer: toPointer(child.pointer, key) }) : undefined,
      examples: [],
      encodings: toEncodings(child),
    };
    context.pending.push({ target: mediaType, source: child, direction, anchor: mediaType.anchor });
    return mediaType;
  });
}
