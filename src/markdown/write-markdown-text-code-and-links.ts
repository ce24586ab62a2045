/** Escapes what CommonMark would read as formatting within a line. An underscore within a word is not formatting. */
export function toEscaped(text: string): string {
  return text.replace(/[\\`*[\]<~]|&(?=[#\w])|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** Writes code between as many backticks as it needs. */
export function toCodeSpan(code: string): string {
  const runs = new Set([...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  // CommonMark removes a space at both ends, unless there is nothing else.
  const isStripped = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '';
  if (runs.size === 0 && !isStripped) return `\`${code}\``;
  let length = 1;
  while (runs.has(length)) length++;
  const ticks = '`'.repeat(length);
  return `${ticks} ${code} ${ticks}`;
}

/** Writes a code block with a fence that is longer than any run of backticks in the code. */
export function toFenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** Writes a link. Its text is Markdown; characters that would end its target are encoded. */
export function toLink(text: string, target: string): string {
  return `[${text}](${toTarget(target)})`;
}

/** Encodes characters that would end the target of a link. */
export function toTarget(target: string): string {
  return target.replace(/[()<>\s]/g, toEncoded);
}

function toEncoded(character: string): string {
  return character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character);
}

/** Replaces line breaks and repeated spaces, so that a text fits on one line. */
export function toOneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
