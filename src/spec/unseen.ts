/** Characters without a glyph that end a line in some languages, change the direction of text, or go unnoticed in code. */
const unseen = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes characters that could hide code, in the notation of JSON and most other languages. */
export function escapeUnseen(code: string): string {
  return code.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Replaces control characters other than tabs and line breaks with their symbol, if there is one, and their code point. */
export function nameControls(text: string): string {
  return text.replace(controls, (character) => {
    const code = character.charCodeAt(0);
    const symbol = code < 0x20 ? `${String.fromCharCode(0x2400 + code)} ` : code === 0x7f ? '\u2421 ' : '';
    return `${symbol}U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
