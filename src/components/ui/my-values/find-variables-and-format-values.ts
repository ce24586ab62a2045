/** Returns a pattern for the variables of all languages: what a sample reads from the environment, and what a shell sets. */
export function toVariablePattern(names: readonly string[]): RegExp {
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
export function formatValue(code: string, value: string, before: string): string {
  if (code.startsWith("'")) return `'${value.replaceAll("'", `'\\''`)}'`;
  if (!code.startsWith('$')) return JSON.stringify(value);
  // A segment of a path and a value of a query are encoded, but not a host with its port.
  const shown = /(?:(?<!:\/)\/|[?&][^\s"'=&]+=)$/.test(before) ? encodeURIComponent(value) : value;
  if (!/^\$\{?env:/.test(code)) return shown.replace(/["\\$`]/g, '\\$&');
  const escaped = shown.replace(/["`$\u201c-\u201e]/g, '`$&');
  // The argument of a method or a command is not in quotation marks.
  return /(?:::\w+\(|ConvertTo-Json )$/.test(before) ? `"${escaped}"` : escaped;
}
