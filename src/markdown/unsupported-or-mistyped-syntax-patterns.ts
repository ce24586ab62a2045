import { marks, names } from './known-directives-and-placeholder-elements';
import { toWarning, type MarkdownProblem } from './problem';

/** Syntax that has no effect, so that readers see it as text. */
export interface LiteralPattern {
  /** In the text of a block, in which code, links, and escaped characters are blank. `line` begins a line. */
  pattern: RegExp;
  say: (written: string, groups: string[]) => Omit<MarkdownProblem, 'line' | 'column'> | undefined;
  /** The types of blocks; all if it is missing. */
  in?: ('paragraph' | 'heading' | 'tableCell')[];
}

/** The start of a line of a block, after the marks of quotations. Most spaces are skipped without looking back. */
const line = (rest: string, flags = 'gm') => new RegExp(`(?=[^ \\t>])(?<=^[ \\t>]*)${rest}`, flags);

/** Creates the text of a problem that says only that readers see the syntax. */
function shown(fix: string): LiteralPattern['say'] {
  return (written) => toWarning(`"${written}" is shown as written`, fix);
}

const links: LiteralPattern[] = [
  {
    pattern: /(!|(?<![\w\])]))\[([^[\]]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g,
    say: (written, [mark = '', text = '', target = '']) => {
      const [, path = '', title = ''] = /^(.*?)([ \t]+(?:"[^"]*"|'[^']*'))?$/s.exec(target) ?? [];
      return toWarning(
        `"${written}" is not ${mark ? 'an image' : 'a link'} and is shown as written`,
        `A target with spaces is in angle brackets: ${mark}[${text}](<${path}>${title}). If it is text, write \\[.`,
      );
    },
  },
  {
    pattern: line(
      '\\[(\\^[^[\\]\\n]+|[^[\\]\\n]+)\\]:[ \\t]*(?:(?<=\\[\\^.*)|(?=<|\\.{0,2}/|https?:|#|\\S+\\.md))\\S[^\\n]*',
    ),
    say: shown(
      'Put an empty line before a definition, < and > around a target with spaces, and no spaces in the name of a footnote.',
    ),
  },
  {
    pattern: /(!|(?<![\w\])]))\[([^[\]]+)\]\[([^[\]]*)\]/g,
    say: (written, [, text = '', name]) =>
      /^\d+$/.test(text) && /^\d+$/.test(name ?? '')
        ? undefined
        : toWarning(
            `"${written}" is shown as written, since "${name || text}" is not defined`,
            `Define its target in a paragraph of its own: [${name || text}]: ./page.md. If it is text, write \\[.`,
          ),
  },
  {
    pattern: /(?<!\w)!\[([^[\]]+)\](?![[(:])/g,
    say: shown('Write the path of the image: ![…](./image.png). If it is text, write \\!.'),
  },
  {
    pattern: /\[\^([\w-]+)\](?!:)/g,
    say: (written, [name]) =>
      toWarning(
        `the footnote ${written} is not defined`,
        `Write its text in a paragraph of its own: [^${name}]: text.`,
      ),
  },
  {
    pattern: /(?<=\S)\^\[[^[\]]+\]/g,
    say: shown('Write a footnote: [^name], and [^name]: text in a paragraph of its own.'),
  },
  {
    pattern: /\[[^[\]]+\] \((?:(?:\.{1,2}\/|\/|#)[^()\s]*|[^()\s]+\.mdx?(?:#[^()\s]*)?)\)/g,
    say: shown('Remove the space between the brackets and the parentheses.'),
  },
  { pattern: /\([^()[\]]+\)\[(?:https?:|\.{0,2}\/|#)[^[\]]*\]/g, say: shown('Write a link as [text](target).') },
];

const headings: LiteralPattern[] = [
  {
    pattern: /\{#[^{}\n]*\}|\{[:.][^{}\n]*\}(?=[ \t#]*$)/g,
    in: ['heading', 'tableCell'],
    say: (written) =>
      toWarning(
        `${written} is not an ID and is shown as written`,
        'Write an ID without spaces at the end of a heading, or of the first cell of a row: {#my-id}.',
      ),
  },
  {
    pattern: /(?<=\S[ \t])\{#[A-Za-z][\w-]*\}(?=[ \t]*$)|(?=\{)(?<=^[ \t>]*)\{:[^{}\n]*\}(?=[ \t]*$)/gm,
    in: ['paragraph'],
    say: (written) =>
      toWarning(
        `${written} is shown as written`,
        'Only headings and rows of tables can have an ID: ## Title {#my-id}.',
      ),
  },
  {
    pattern: line('#{2,6}(?=[^\\s#\\d!/]).*'),
    in: ['paragraph'],
    say: shown('Put a space after the signs of a heading.'),
  },
];

const directives: LiteralPattern[] = [
  {
    pattern: line(':{3,}.*', 'm'),
    in: ['paragraph'],
    say: (written) =>
      toWarning(
        `"${written}" opens or closes nothing`,
        'Write a title in brackets, :::note[Title], and close a container with more colons than the containers in it.',
      ),
  },
  {
    pattern: new RegExp(`(?<!:)::(?:include|${names.leafDirective.join('|')})(?=[[{])`, 'g'),
    say: (written) => ({
      severity: 'error',
      message: `"${written}" is not on a line of its own`,
      fix: `Write only ${written}… in the paragraph.`,
    }),
  },
  {
    pattern: /^\[!(\w+)\][+-]?/g,
    in: ['paragraph'],
    say: (written, [kind = '']) => {
      const name = names.containerDirective.includes(kind.toLowerCase()) ? kind.toLowerCase() : 'note';
      return toWarning(
        `"${written}" is not an admonition of this site and is shown as written`,
        `Write ${marks.containerDirective}${name}, the text, and ${marks.containerDirective}.`,
      );
    },
  },
];

const import_ = `import\\s+(?:[\\w*{][^'"\\n;]*\\sfrom\\s+)?(['"])[^'"\\n]+\\1;?[ \\t]*$`;
const export_ = `export\\s+(?:(?:const|let|var)\\s+\\w+\\s*=|default\\s+(?:function|class|async|[({]|\\w+;)|(?:async\\s+)?function\\s*\\w*\\(|class\\s+\\w+\\s*(?:\\{|extends)|\\*\\s+from|\\{).*`;

/** Syntax of MDX, GitHub, and other systems. */
const foreign: LiteralPattern[] = [
  {
    pattern: line(import_),
    in: ['paragraph'],
    say: shown('Pages have no components: remove it, and use directives, such as ::::tabs.'),
  },
  {
    pattern: line(export_),
    in: ['paragraph'],
    say: shown('Pages have no code: remove it, or put it in a code block.'),
  },
  { pattern: /\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, say: shown('Write a comment as <!-- … -->.') },
  {
    pattern: /\{%[^%\n]*%\}|\{\{[<%][^\n{}]*[>%]\}\}/g,
    say: shown('Use a directive, such as :::note, or put it in backticks.'),
  },
  {
    pattern: line('(?:!{3}|\\?{3}\\+?)[ \\t]+\\w.*'),
    in: ['paragraph'],
    say: shown('Write :::note[Title], the text, and :::.'),
  },
  {
    pattern: line('={3}[ \\t]+".*'),
    in: ['paragraph'],
    say: shown('Write ::::tabs with a :::tab[Label] for each tab.'),
  },
  { pattern: /\$\$[^$]+\$\$/g, say: shown('Pages have no formulas: show it as code or as an image.') },
  { pattern: /^\[{1,2}_?toc_?\]{1,2}$/gi, say: shown('Remove it: every page has a table of contents.') },
  {
    pattern: line('\\*\\[[^[\\]\\n]+\\]:[ \\t].*'),
    say: shown('Explain the abbreviation in the text, or write <abbr title="…">.'),
  },
  {
    pattern: /(?=:)(?<=\n[ \t>]*): +\S.*/g,
    in: ['paragraph'],
    say: shown('Write a list, a table, or <dl> instead of a definition list.'),
  },
  { pattern: /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/g, say: shown('Write <mark>…</mark>.') },
  { pattern: /(?<![+\w])\+\+(?=\S)[^+\n]+(?<=\S)\+\+(?![+\w])/g, say: shown('Write <ins>…</ins>.') },
  { pattern: /(?<=\w)\^[^\s^()[\]]+\^/g, say: shown('Write <sup>…</sup>.') },
  { pattern: /(?<![\w:]):[a-z][\w+-]*:(?![\w:])/g, say: shown('Write the character itself, or put it in backticks.') },
  { pattern: line('<{7} \\S[^\\n]*'), say: shown('Choose one side of the merge, and remove its marks.') },
];

export const literalPatterns: LiteralPattern[] = [...directives, ...links, ...headings, ...foreign].map(
  ({ pattern, ...rest }) => ({ ...rest, pattern: new RegExp(pattern, `${pattern.flags}d`) }),
);
