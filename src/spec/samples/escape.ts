import type { Role } from './guard';

/** Writes a character of a value as the code around it wants it. */
export type Escape = (character: string, role: Role) => string;

/** In a string between double quotes with backslashes: Go, Java, C#, Python, JSON. */
export function escapeDouble(character: string): string {
  return JSON.stringify(character).slice(1, -1).replace('\u007f', '\\u007f');
}

/** In a string between single quotes with backslashes: JavaScript. */
export function escapeSingle(character: string): string {
  return character === "'" ? "\\'" : character === '"' ? '"' : escapeDouble(character);
}

/** Between the single quotes of a shell, where nothing but the quote itself matters. */
export function escapeShell(character: string): string {
  return character === "'" ? `'\\''` : character;
}

/** Between the double quotes of a shell, where variables are filled in. */
export function escapeShellDouble(character: string): string {
  return /["\\$`]/.test(character) ? `\\${character}` : character;
}

/** Between the single quotes of PowerShell, where the quote is doubled. */
export function escapePowershell(character: string): string {
  return character === "'" ? "''" : character;
}

/** Between the double quotes of PowerShell, where the backtick escapes. */
export function escapePowershellDouble(character: string): string {
  return character === '\n' ? '`n' : /["$`]/.test(character) ? `\`${character}` : character;
}

/** A character of JSON that itself stands in a string: first as JSON writes it, then as the string wants each part. */
export function withJson(escape: (character: string) => string): Escape {
  return (character, role) => (role === 'json' ? [...escapeDouble(character)].map(escape).join('') : escape(character));
}
