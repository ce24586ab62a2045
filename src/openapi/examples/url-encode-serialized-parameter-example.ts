import type { Parameter, ParameterLocation } from '../model/parameter';
import { encodeUri } from '../samples/serialize-and-encode-value';

/** Text that a URL can contain, in which at least one character is encoded. */
const encoded = /^(?=.*%)(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*$/;

/**
 * Returns the text of an example of a parameter as it is in the request. `isDocument` is true for an example of the media type,
 * whose text is yet to be encoded for its location, while that of the parameter is complete.
 * @see https://spec.openapis.org/oas/v3.2.0.html#serialization-and-examples
 */
export function toSent(
  text: string,
  { name, style, mediaType = '' }: Parameter,
  location: ParameterLocation,
  isDocument: boolean,
): string {
  if (location === 'header') return text;
  if (style?.style === 'querystring')
    return isDocument && !mediaType.includes('urlencoded') && !encoded.test(text) ? encodeUri(text) : toUrl(text);
  const own = isDocument ? encodeUri(text) : location === 'cookie' ? text : toUrl(text);
  // The name is in the text of all styles, but some authors leave it out.
  const isComplete = location === 'path' || (!isDocument && text.includes('='));
  return isComplete ? own : `${encodeUri(name)}=${own}`;
}

/** Encodes only what a URL cannot contain. */
function toUrl(text: string): string {
  return text.replace(/[^\x21-\x7e]+|["#<>\\^`{|}]/gu, encodeUri);
}
