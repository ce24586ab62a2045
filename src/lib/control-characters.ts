/**
 * Control characters except tabs and line breaks, and characters that change the direction of text. Soft hyphens, zero-width spaces,
 * and word joiners have a use in texts.
 */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Returns true for text with such characters. */
export function hasControls(text: string): boolean {
  return text.search(controls) !== -1;
}

/** Replaces such characters. */
export function replaceControls(text: string, replace: (code: number) => string): string {
  return text.replace(controls, (character) => replace(character.charCodeAt(0)));
}

/** Replaces such characters with their symbol, if there is one, and their code point. A CRLF becomes a plain line break. */
export function nameControls(text: string): string {
  return replaceControls(text.replaceAll('\r\n', '\n'), (code) => {
    const symbol = code < 0x20 ? `${String.fromCharCode(0x2400 + code)} ` : code === 0x7f ? '\u2421 ' : '';
    return `${symbol}U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

/** Writes a text in one line, in which a terminal obeys and hides nothing. */
export function toVisibleLine(text: string): string {
  return nameControls(text.replace(/\s+/g, ' ').trim());
}

/** Characters without a glyph that end a line in some languages, change the direction of text, or go unnoticed in code. */
const unseen = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Escapes characters that could hide code, in the notation of JSON and most other languages. */
export function escapeUnseen(code: string): string {
  return code.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
