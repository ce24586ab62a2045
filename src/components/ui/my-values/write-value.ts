/** Returns a pattern for the variables of all languages: what a sample reads from the environment, and what a shell sets. */
export function toPattern(names: readonly string[]): RegExp {
  const name = `(${names.join('|')})`;
  return new RegExp(
    [
      `(?<=\\bexport ${name}=)'[^']*'`,
      `\\$${name}\\b`,
      `\\$\\{${name}\\}`,
      `\\$env:${name}\\b`,
      `\\$\\{env:${name}\\}`,
      `\\bprocess\\.env\\.${name}\\b`,
      `\\bos\\.environ\\["${name}"\\]`,
      `\\b(?:os\\.Getenv|System\\.getenv|GetEnvironmentVariable)\\("${name}"\\)`,
    ].join('|'),
    'g',
  );
}

/** Writes a value as the code expects it that the variable was in. `before` is the code before it. */
export function toWritten(code: string, value: string, before: string): string {
  if (code.startsWith("'")) return `'${value.replaceAll("'", `'\\''`)}'`;
  if (/^\$\{?env:/.test(code)) return value.replace(/["`$\u201c-\u201e]/g, '`$&');
  if (!code.startsWith('$')) return JSON.stringify(value);
  // A segment of a path is encoded.
  const shown = before.endsWith('/') ? encodeURIComponent(value) : value;
  return shown.replace(/["\\$`]/g, '\\$&');
}
