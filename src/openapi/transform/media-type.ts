import type { Located } from '../find-in-bundled-document';
import { findMember } from '../find-members-of-parsed-json';
import type { MediaType } from '../model/body-and-media-type';
import type { Direction } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Context } from './context-and-pending-examples';
import { toEncodings } from './encoding';
import { findSequence } from './sequential-media-type';

/** Reads the media types of a body or a response. @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object */
export function toContent(parent: Located, anchor: string, direction: Direction, context: Context): MediaType[] {
  const content: MediaType[] = [];
  const add = (name: string, child: Located, key: 'schema' | 'itemSchema', hasExamples: boolean) => {
    const hasSchema = findMember(child.value, key) !== undefined;
    const sequence = findSequence(name, child, key, context);
    const mediaType: MediaType = {
      name,
      anchor: content.length === 0 ? anchor : `${anchor}~${content.length + 1}`,
      schema: hasSchema ? context.schemas.register({ pointer: toPointer(child.pointer, key) }) : undefined,
      ...(sequence && { sequence }),
      examples: [],
      encodings: [],
    };
    mediaType.encodings = toEncodings(child, `${mediaType.anchor}.header`, direction, context);
    const shown = mediaType.encodings.length === 0 ? content.find((other) => isSame(other, mediaType)) : undefined;
    mediaType.anchor = shown?.anchor ?? mediaType.anchor;
    if (hasExamples)
      context.pending.push({ target: mediaType, source: child, key, direction, anchor: mediaType.anchor });
    content.push(mediaType);
  };
  for (const { name, child } of context.document.getChildren(parent, 'content')) {
    const hasItems = findMember(child.value, 'itemSchema') !== undefined;
    const hasSchema = findMember(child.value, 'schema') !== undefined;
    add(name, child, hasItems && !hasSchema ? 'itemSchema' : 'schema', true);
    // The schema of the items is a second description of the same body.
    if (hasItems && hasSchema) add(name, child, 'itemSchema', false);
  }
  return content;
}

/** Returns true for media types that a page shows once: those with one schema and no encodings. */
function isSame(one: MediaType, other: MediaType): boolean {
  const isAlike = one.schema === other.schema && one.sequence?.form === other.sequence?.form;
  return isAlike && one.encodings.length === 0 && other.encodings.length === 0;
}
