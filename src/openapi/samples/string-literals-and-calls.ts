import { escapeUnseen, hasControls, replaceControls } from '@/lib/control-characters';
import type { Text, Variable } from './text-with-variables';

/** Writes a text in double quotes, as C#, Go, Java, JavaScript, JSON, and Python read it. */
export function quoteDouble(text: string): string {
  return escapeUnseen(JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')));
}

/** Writes a text in single quotes, as JavaScript reads it. */
export function quoteSingle(text: string): string {
  const inner = quoteDouble(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Writes a text in single quotes for a shell, where only the quote itself has a special meaning. Control characters need the
 * escapes of `$'…'`, and a shell has no NUL.
 */
export function quoteShell(text: string): string {
  if (hasControls(text))
    return `$'${replaceControls(text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n'), toShellEscape)}'`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function toShellEscape(code: number): string {
  if (code === 0) return '\ufffd';
  return code < 0x80 ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Writes text and variables as a JavaScript template literal. */
export function toTemplate(text: Text, toName: (variable: Variable) => string): string {
  const parts = text.map((part) =>
    typeof part === 'string'
      ? quoteDouble(part)
          .slice(1, -1)
          .replaceAll('\\"', '"')
          .replace(/`|\$\{/g, '\\$&')
      : `\${${toName(part)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** Writes text and variables as an interpolated string of C# or Python, with its prefix. */
export function toInterpolated(prefix: '$' | 'f', text: Text, toName: (variable: Variable) => string): string {
  if (text.every((part) => typeof part === 'string')) return quoteDouble(text.join(''));
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return toName(only);
  const parts = text.map((part) =>
    typeof part === 'string' ? quoteDouble(part).slice(1, -1).replace(/[{}]/g, '$&$&') : `{${toName(part)}}`,
  );
  return `${prefix}"${parts.join('')}"`;
}

/** Writes text and variables as a concatenation, as in Go and Java. */
export function toSum(text: Text, toName: (variable: Variable) => string, plus = ' + '): string {
  const terms = text.map((part) => (typeof part === 'string' ? quoteDouble(part) : toName(part)));
  return terms.join(plus) || '""';
}

/**
 * Writes a call on one line if it fits, otherwise with all arguments on the next line, otherwise with each argument on a
 * separate line. `comma` adds a trailing comma and puts the parenthesis after it on a separate line.
 */
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

/** Indents all lines that are not empty. */
export function indent(lines: string, by: string): string {
  return lines.replace(/^(?=.)/gm, by);
}

/** The maximum width of statements that can be broken: samples show this many characters in a window of 1440 pixels. */
export const lineWidth = 52;
