import type { Located } from '../document';
import { findMember, findText, getEntries, isTrue } from '../json';
import * as messages from '@/messages';
import type { MediaType } from '../model';

/** Reads how the fields of a form or multipart body are written, as short phrases. */
export function toEncodings({ value }: Located): MediaType['encodings'] {
  return getEntries(value, 'encoding').map(([property, encoding]) => {
    const [type, style] = [findText(encoding, 'contentType'), findText(encoding, 'style')];
    const explode = findMember(encoding, 'explode');
    const phrases = [
      ...(type ? [messages.contentTypes(type)] : []),
      ...(style ? [messages.serializationStyle(style)] : []),
      ...(typeof explode === 'boolean' ? [explode ? messages.exploded : messages.notExploded] : []),
      ...(isTrue(encoding, 'allowReserved') ? [messages.reservedAllowed] : []),
      ...getEntries(encoding, 'headers').map(([name]) => messages.encodingHeader(name)),
    ];
    return { property, phrases };
  });
}
