import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What has a title, by the names of directives. */
const titled = 'note|tip|info|warning|danger|caution|important|success|secondary|details|tab';

/** A directive's line with a title behind the name, in a quotation or in an item of a list too. */
const line = new RegExp(String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}(?:${titled}))[ \t]+(\S.*)$`);
const attributes = /\{(?:[#.]|\w+=)[^{}]*\}$/;

/**
 * Puts a title that is written behind a directive's name, `:::note Title`, into the brackets in which directives have it. Lines
 * stay where they are, and code as it is: where it stands is seen by `parse`.
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
  // The brackets, or the attributes, stand behind a space: that is all there is to mend.
  if (/^(?:\[.*\]|\{.*\})$/.test(written)) return written;
  const [own = ''] = attributes.exec(written) ?? [];
  const title = written.slice(0, written.length - own.length).trimEnd();
  return `[${hasPairs(title) ? title : title.replace(/(?=[[\]])/g, '\\')}]${own}`;
}

/** Each bracket has its other one. */
function hasPairs(text: string): boolean {
  let open = 0;
  for (const mark of text.match(/\\.|[[\]]/g) ?? []) {
    open += mark === '[' ? 1 : mark === ']' ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The lines on which there is code, or HTML. */
function findCode(tree: Root): Set<number> {
  const lines = new Set<number>();
  visit(tree, ['code', 'html'], ({ position }) => {
    if (!position) return;
    for (let at = position.start.line; at <= position.end.line; at++) lines.add(at);
  });
  return lines;
}
