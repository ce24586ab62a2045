import * as messages from '@/messages';
import { Segments } from '../anchors-and-former-anchors';
import type { Located } from '../find-in-bundled-document';
import { findMember, findText, getItems, isTrue } from '../find-members-of-parsed-json';
import type { Encoding } from '../model/body-and-media-type';
import type { Direction } from '../model/schema';
import type { Context } from './context-and-pending-examples';
import { toHeaders, toStyle } from './parameter-and-header';

/**
 * Reads the encodings of the properties of a form, or of the parts of a multipart body, with short phrases about them.
 * `prefix` is that of the anchors of headers, and `outer` the pointers of what contains the parent.
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-usage-and-restrictions
 */
export function toEncodings(
  parent: Located,
  prefix: string,
  direction: Direction,
  context: Context,
  outer: readonly string[] = [],
): Encoding[] {
  const segments = new Segments();
  const { document } = context;
  const places = [...outer, parent.pointer];
  const positions = getItems(parent.value, 'prefixEncoding');
  const read = (target: Encoding['target'], child: Located | undefined): Encoding[] => {
    if (!child || places.includes(child.pointer)) return [];
    const [segment, title] = toNames(target, positions.length > 0);
    const place = `${prefix}.${segments.claim(segment)}`;
    return [
      {
        target,
        title,
        ...toPhrases(child.value),
        headers: toHeaders(child, place, direction, context),
        encodings: toEncodings(child, place, direction, context, places),
      },
    ];
  };
  return [
    ...document.getChildren(parent, 'encoding').flatMap(({ name, child }) => read({ property: name }, child)),
    ...positions.flatMap((_, position) => read({ position }, document.findChild(parent, 'prefixEncoding', position))),
    ...read('rest', document.findChild(parent, 'itemEncoding')),
  ];
}

/** Returns the name of a target in anchors, and its title. */
function toNames(target: Encoding['target'], hasPositions: boolean): [segment: string, title: string] {
  if (target === 'rest') return ['rest', hasPositions ? messages.furtherParts : messages.everyPart];
  if ('property' in target) return [target.property, target.property];
  return [String(target.position), messages.encodedPart(target.position + 1)];
}

/** Reads the keys of an encoding. @see https://spec.openapis.org/oas/v3.2.0.html#encoding-object */
function toPhrases(encoding: unknown): Pick<Encoding, 'phrases' | 'contentType' | 'style'> {
  const [type, style] = [findText(encoding, 'contentType'), findText(encoding, 'style')];
  const explode = findMember(encoding, 'explode');
  const hasStyle = style !== undefined || explode !== undefined || isTrue(encoding, 'allowReserved');
  return {
    phrases: [
      ...(type ? [messages.contentTypes(type)] : []),
      ...(style ? [messages.serializationStyle(style)] : []),
      ...(typeof explode === 'boolean' ? [explode ? messages.exploded : messages.notExploded] : []),
      ...(isTrue(encoding, 'allowReserved') ? [messages.reservedAllowed] : []),
    ],
    ...(type !== undefined && { contentType: type }),
    ...(hasStyle && { style: toStyle(encoding, 'form') ?? { style: 'form', explode: true } }),
  };
}
