/** Returns the source of a regular expression that matches only a text. Node 20 has no `RegExp.escape`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Characters that an XML document cannot contain, not even escaped: control characters and halves of surrogate pairs. */
const forbidden = /[\0-\x08\v\f\x0e-\x1f\p{Cs}\ufffe\uffff]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Replaces the characters of a text that XML cannot contain. */
export function toXmlText(text: string): string {
  return text.replace(forbidden, '\ufffd');
}

/** Escapes a text for the content of an element. */
export function escapeXml(text: string): string {
  return toXmlText(text).replace(/[&<>\r]/g, toEscape);
}

/** Escapes a text for an attribute, in which a parser would replace line breaks and tabs with spaces. */
export function escapeXmlAttribute(text: string): string {
  return toXmlText(text).replace(/[&<>"\r\n\t]/g, toEscape);
}

function toEscape(character: string): string {
  return escapes[character] ?? `&#${character.charCodeAt(0)};`;
}

/** Escapes text for HTML, between tags or within quotes, as React does. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
