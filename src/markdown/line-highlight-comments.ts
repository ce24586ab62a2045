import { toLanguage } from './code-languages';

type Style = 'slashes' | 'block' | 'jsx' | 'hash' | 'html' | 'dashes' | 'percent' | 'semicolon';

const patterns: Record<Style, [start: string, end: string]> = {
  slashes: ['//', ''],
  block: ['/\\*', '\\*/'],
  jsx: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  percent: ['%', ''],
  semicolon: [';', ''],
};

/** Comment styles by language. It is a Map, because a page may name any language, even `constructor`. */
const styles = new Map<string, Style[]>(
  Object.entries({
    javascript: ['slashes', 'block'],
    typescript: ['slashes', 'block'],
    tsx: ['slashes', 'block', 'jsx'],
    go: ['slashes', 'block'],
    java: ['slashes', 'block'],
    csharp: ['slashes', 'block'],
    css: ['block'],
    html: ['html', 'block', 'slashes'],
    xml: ['html'],
    markdown: ['html'],
    bash: ['hash'],
    powershell: ['hash'],
    python: ['hash'],
    yaml: ['hash'],
    toml: ['hash'],
    docker: ['hash'],
    dotenv: ['hash'],
    ini: ['hash', 'semicolon'],
    hcl: ['hash', 'slashes', 'block'],
    http: ['hash'],
    sql: ['dashes', 'block'],
  }),
);

/** The styles of any other language, such as one that is not colored. */
const otherwise = Object.keys(patterns) as Style[];

/**
 * Removes lines that contain only a `highlight-…` comment. Returns the remaining source and the numbers, from 1, of its highlighted
 * lines.
 */
export function takeHighlightComments(source: string, language: string): { source: string; highlighted: number[] } {
  const marks = (styles.get(toLanguage(language)) ?? otherwise).map((style) => patterns[style]);
  const pattern = new RegExp(
    `^\\s*(?:${marks.map(([start, end]) => `${start}\\s*(highlight-(?:next-line|start|end))\\s*${end}`).join('|')})\\s*$`,
  );
  const remaining: string[] = [];
  const highlighted: number[] = [];
  let inside = false;
  let next = false;
  for (const line of source.split('\n')) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (word === 'highlight-next-line') next = true;
    else if (word !== undefined) inside = word === 'highlight-start';
    else {
      remaining.push(line);
      if (inside || next) highlighted.push(remaining.length);
      next = false;
    }
  }
  return { source: remaining.join('\n'), highlighted };
}
