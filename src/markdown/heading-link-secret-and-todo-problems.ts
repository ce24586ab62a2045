import type { Root as MarkdownRoot } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { walkNodes } from './walk-mdast-nodes';
import type { Root } from 'hast';
import { walkElements } from './hast-elements';
import { toPlainText } from './plain-text';
import { toPosition, type Report } from './problem';

/** Texts of links that say nothing to a reader who hears only the links of a page. */
const emptyWords = /^(?:(?:click|see) )?(?:here|this|this page|this link|link|more|read more|learn more)$/i;

/** The beginnings of what nobody should publish, by their names. */
const secrets: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16}/],
  ['a JSON Web Token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20}/],
];

/** Reports headings that skip a level, and links whose words do not say where they lead. */
export function reportWriting(tree: Root, report: Report): void {
  let last = 1;
  walkElements(tree, (node) => {
    const [, digit] = /^h([2-6])$/.exec(node.tagName) ?? [];
    if (digit !== undefined) {
      const depth = Number(digit);
      if (depth > last + 1)
        report({
          severity: 'warning',
          message: `the heading "${toPlainText(node)}" skips a level`,
          fix: `Start it with ${'#'.repeat(last + 1)}, because the heading before it has level ${last}.`,
          ...toPosition(node),
        });
      last = depth;
    }
    const words = node.tagName === 'a' ? toPlainText(node).trim() : '';
    if (emptyWords.test(words))
      report({
        severity: 'warning',
        message: `the link "${words}" does not say where it leads`,
        fix: 'Write the name of the page, or what readers find there.',
        ...toPosition(node),
      });
  });
}

/** Reports what looks like a secret in code blocks, each with its place. */
export function reportSecrets(blocks: { text: string; line: number; column: number }[], report: Report): void {
  for (const { text, line, column } of blocks)
    for (const [name, pattern] of secrets)
      if (pattern.test(text))
        report({
          severity: 'error',
          message: `this code block contains what looks like ${name}`,
          fix: 'Replace it with a variable, such as $TOKEN, and revoke it if it is real.',
          line,
          column,
        });
}

/** The prefix of a text that is still to be written: `npm run new` writes such texts into a new page. */
export const todoMark = 'TODO:';

/** Returns the problem of a text that is still to be written, or undefined for other texts. */
export function findTodo(text: string): { message: string; fix: string } | undefined {
  const at = text.indexOf(todoMark);
  if (at === -1) return undefined;
  const [line = ''] = text.slice(at).split('\n', 1);
  return { message: `"${line}" has not been replaced`, fix: 'Replace it, or remove it.' };
}

/** Reports paragraphs, headings, and cells of tables that are still to be written. Ignores code. */
export function reportTodos(tree: MarkdownRoot, report: Report): void {
  walkNodes(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const written = 'children' in node ? node.children.filter(({ type }) => type !== 'inlineCode') : [];
    const found = findTodo(toString({ ...node, children: written }));
    if (found) report({ severity: 'error', ...found, ...toPosition(node) });
  });
}
