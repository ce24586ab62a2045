/**
 * The library prints requests, but quotes values carelessly: a quote, a backslash or the word `null` in a value can
 * break the code around it. So each character that could matter is replaced by one of the private use area before
 * printing, and in the printed code by what the language wants at that place.
 */

/** Where a value stands in the code: as a header, as a field of a form, as text of a body, or inside JSON. */
export type Role = 'header' | 'field' | 'text' | 'json';

const bases: Record<Role, number> = { header: 0xe000, field: 0xe080, text: 0xe100, json: 0xe200 };
const roles: Role[] = ['json', 'text', 'field', 'header'];
const placeholder = /\ue300([\w]+)\ue301/g;
const integer = /(\\?["'])?\ue302(-?\d+)\ue303(\\?["'])?/g;
const anyMark = /[\ue000-\uefff]/g;
const plain = /[A-Za-z0-9 _.,/@=()-]/;

/** Takes what is private out of a value and replaces each character that code might misread. */
export function toGuarded(text: string, role: Role): string {
  return [...text.replace(anyMark, '\ufffd')].map((character) => guardOne(character, role)).join('');
}

/** A placeholder, as `$TOKEN`, that may be guarded text's neighbour. */
export function toPlaceholder(name: string): string {
  return `\ue300${name}\ue301`;
}

/** An integer that a JavaScript number cannot hold. */
export function toGuardedInteger(digits: string): string {
  return `\ue302${digits}\ue303`;
}

/** Puts every replaced character back, written as the language writes it there. */
export function fromGuarded(code: string, escape: (character: string, role: Role) => string): string {
  const written = code.replace(/[\ue000-\ue2ff]/g, (mark) => {
    const value = mark.charCodeAt(0);
    const role = roles.find((one) => value >= bases[one]) ?? 'header';
    return escape(String.fromCharCode(value - bases[role]), role);
  });
  return written.replace(integer, '$2').replace(placeholder, '$$$1');
}

/** Tells whether code holds a placeholder that is still in its guarded form. */
export function hasPlaceholder(code: string): boolean {
  return code.includes('\ue300');
}

function guardOne(character: string, role: Role): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 && !plain.test(character) ? String.fromCharCode(bases[role] + code) : character;
}
