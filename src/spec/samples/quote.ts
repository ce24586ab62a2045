import type { Text } from './text';

/** Characters that end a line in some language, or that turn around how code is read. */
const unseen = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text in double quotes, as C#, Go, Java, JavaScript, JSON and Python read it. */
export function quoteDouble(text: string): string {
  return escapeUnseen(JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')));
}

/** Writes characters that could hide something as JSON and most languages write any character. */
export function escapeUnseen(code: string): string {
  return code.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same in single quotes. */
export function quoteSingle(text: string): string {
  const inner = quoteDouble(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Text in single quotes of a shell, where nothing but the quote itself has a meaning. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Text and variables as a template of JavaScript. */
export function toTemplate(text: Text, toName: (variable: string) => string): string {
  const parts = text.map((part) =>
    typeof part === 'string'
      ? quoteDouble(part)
          .slice(1, -1)
          .replaceAll('\\"', '"')
          .replace(/`|\$\{/g, '\\$&')
      : `\${${toName(part.variable)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** Text and variables in double quotes after a letter, as C# and Python fill them in. */
export function toInterpolated(prefix: '$' | 'f', text: Text, toName: (variable: string) => string): string {
  if (text.every((part) => typeof part === 'string')) return quoteDouble(text.join(''));
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return toName(only.variable);
  const parts = text.map((part) =>
    typeof part === 'string' ? quoteDouble(part).slice(1, -1).replace(/[{}]/g, '$&$&') : `{${toName(part.variable)}}`,
  );
  return `${prefix}"${parts.join('')}"`;
}

/** Text and variables as a sum, as Go and Java write them. */
export function toSum(text: Text, toName: (variable: string) => string, plus = ' + '): string {
  const terms = text.map((part) => (typeof part === 'string' ? quoteDouble(part) : toName(part.variable)));
  return terms.join(plus) || '""';
}

/** A call on one line, with its arguments on the next, or with each of them on a line. `comma` may follow the last. */
export function toCall(
  name: string,
  args: string[],
  { indent, width, step = '    ', comma = '' }: { indent: string; width: number; step?: string; comma?: string },
): string {
  const line = `${indent}${name}(${args.join(', ')})`;
  if (line.length <= width) return line;
  const together = `${indent}${step}${args.join(', ')}`;
  const lines = together.length <= width ? together : args.map((argument) => `${indent}${step}${argument}`).join(',\n');
  return `${indent}${name}(\n${lines}${comma && `${comma}\n${indent}`})`;
}

/** Puts lines further in, but for empty ones. */
export function indent(lines: string, by: string): string {
  return lines.replace(/^(?=.)/gm, by);
}
