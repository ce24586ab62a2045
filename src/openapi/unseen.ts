/** Characters without a glyph that end a line in some languages, change the direction of text, or go unnoticed in code. */
const unseen = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes characters that could hide code, in the notation of JSON and most other languages. */
export function escapeUnseen(code: string): string {
  return code.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
