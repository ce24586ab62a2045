import type { Root } from 'mdast';
import { admonitions } from './known-directives-and-placeholder-elements';
import { walkNodes } from './walk-mdast-nodes';

/** The names of directives that may have a title. */
const titled = [...Object.keys(admonitions), 'details', 'tab'].join('|');

/** The line of a directive with a title after its name, also in a block quote or a list item. */
const line = new RegExp(String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}(?:${titled}))[ \t]+(\S.*)$`);

const attributes = /\{(?:[#.]|\w+=)[^{}]*\}$/;

/**
 * Puts a title after a directive's name, `:::note Title`, into brackets, as the syntax of directives requires. Line
 * numbers and code do not change; `parse` is only for finding the code.
 */
export function bracketTitles(source: string, parse: (source: string) => Root): string {
  const lines = source.split('\n');
  const found = lines.flatMap((text, index) => (line.test(text) ? [index] : []));
  if (found.length === 0) return source;
  const code = findCode(parse(source));
  for (const index of found) {
    const [, start = '', title = ''] = line.exec(lines[index] ?? '') ?? [];
    if (!code.has(index + 1)) lines[index] = `${start}${toBrackets(title.trimEnd())}`;
  }
  return lines.join('\n');
}

function toBrackets(written: string): string {
  // Before brackets or attributes, it is enough to remove the space.
  if (/^(?:\[.*\]|\{.*\})$/.test(written)) return written;
  const [own = ''] = attributes.exec(written) ?? [];
  const title = written.slice(0, written.length - own.length).trimEnd();
  return `[${hasPairs(title) ? title : title.replace(/(?=[[\]])/g, '\\')}]${own}`;
}

/** Returns true if all brackets are balanced. */
function hasPairs(text: string): boolean {
  let open = 0;
  for (const mark of text.match(/\\.|[[\]]/g) ?? []) {
    open += mark === '[' ? 1 : mark === ']' ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Returns the lines that contain code or HTML. */
function findCode(tree: Root): Set<number> {
  const lines = new Set<number>();
  walkNodes(tree, ['code', 'html'], ({ position }) => {
    if (!position) return;
    for (let at = position.start.line; at <= position.end.line; at++) lines.add(at);
  });
  return lines;
}
