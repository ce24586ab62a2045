import { Parser } from 'htmlparser2';
import type { Html, Root } from 'mdast';
import { findTextReason, type Tag, isBlockParent } from './find-and-classify-html-tags';
import { isSafeUrl } from './link-schemes-and-report-removed-links';
import { toPlaceAfter, toPosition, toWarning, type MarkdownProblem, type Report } from './problem';
import { isAllowedAttribute, isAllowedElement } from './sanitize';
import { walkNodes } from './walk-mdast-nodes';

/** Reports the HTML of a page that is not shown as the author wrote it: tags that are text, and what the sanitizer removes. */
export function reportHtml(tree: Root, tags: readonly Tag[], report: Report): void {
  for (const tag of tags) {
    const problems = toTextProblem(tag) ?? (tag.kind === 'open' ? toRemoved(tag) : []);
    for (const problem of problems) report({ ...problem, ...toPlace(tag.node, tag.start) });
  }
  walkNodes(tree, ['html'], (node, _index, parent) => {
    if (!isBlockParent(parent)) return;
    const at = findMarkdown(node);
    if (at !== undefined) report({ ...markdownInHtml, ...toPlace(node, at) });
  });
}

/** Returns the place of an offset in the HTML of a node. */
export function toPlace(node: Html, offset: number): Pick<MarkdownProblem, 'line' | 'column'> {
  return toPlaceAfter(node.value.slice(0, offset), toPosition(node));
}

/** Returns the problems of a tag that is shown as text, or undefined for a tag that is HTML. A pair has one problem. */
function toTextProblem(tag: Tag): Omit<MarkdownProblem, 'line'>[] | undefined {
  const reason = findTextReason(tag);
  if (reason === undefined) return undefined;
  if (reason === 'placeholder' || (tag.kind === 'close' && tag.partner)) return [];
  const [written = ''] = tag.written.split('\n', 1);
  const name =
    tag.kind === 'other' || tag.kind === 'broken' ? written : `<${tag.kind === 'close' ? '/' : ''}${toName(tag)}>`;
  if (reason === 'unknown')
    return [toWarning(`${name} is not an element of pages and is shown as written`, unknownFix)];
  return [toWarning(`${name} ${toLack(tag)} and is shown as written`, incompleteFix)];
}

function toName({ written }: Tag): string {
  return /^<\/?([^\s/>]*)/.exec(written)?.[1] ?? '';
}

function toLack({ kind, isInTable, partner, name }: Tag): string {
  if (kind === 'broken') return 'has no ">"';
  if (kind === 'close' && !partner) return 'closes no element';
  return isInTable || partner ? 'is outside a table' : `has no </${name}>`;
}

const unknownFix =
  'If it is text, put it in backticks. Otherwise use Markdown or a directive, such as :::note or ::::tabs.';
const incompleteFix = 'If it is text, put it in backticks. Otherwise complete the HTML.';
const elementFix = 'Use markdown, or an element that pages may contain.';
const attributeFix = 'Remove it: pages cannot have their own scripts, styles, or ids.';

/** Returns the problems of what the sanitizer removes from an HTML tag. */
function toRemoved({ name, written }: Tag): Omit<MarkdownProblem, 'line'>[] {
  const element = findRemoved(name);
  if (element) return [element];
  return Object.entries(getAttributes(written))
    .filter(([attribute, value]) => !isAllowedAttribute(name, attribute, value) || isUnsafe(attribute, value))
    .map(([attribute]) =>
      toWarning(`the attribute "${attribute}" of <${name}> is removed from the page`, attributeFix),
    );
}

/** Returns the problem of an element that the sanitizer removes. */
export function findRemoved(name: string): Omit<MarkdownProblem, 'line'> | undefined {
  return isAllowedElement(name) ? undefined : toWarning(`<${name}> is removed from the page`, elementFix);
}

function isUnsafe(attribute: string, value: string): boolean {
  return ['href', 'src'].includes(attribute) && !isSafeUrl(value);
}

function getAttributes(tag: string): Record<string, string> {
  let found: Record<string, string> = {};
  const parser = new Parser({ onopentag: (_name, attributes) => void (found = attributes) });
  parser.end(tag);
  return found;
}

const markdownInHtml: Omit<MarkdownProblem, 'line'> = toWarning(
  'Markdown directly below HTML is shown as written',
  'Put an empty line between the HTML and the Markdown.',
);
const markdown =
  /^[ \t]*((?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+\S)|\*\*\S[^*\n]*\*\*|`[^`\n]+`|!?\[[^\]\n]+\]\([^)\n]+\)/dm;
const hidden =
  /<!--[\s\S]*?-->|<(pre|code|kbd|samp|script|style|textarea|title)(?=[\s>])(?:(?!<\1[\s>])[\s\S])*?<\/\1\s*>|<[^>]*>/gi;

/** Returns the offset of the first Markdown that is text because it is in a block of HTML. Code may contain anything. */
function findMarkdown({ value }: Html): number | undefined {
  // Blanks that are no spaces, so that only the start of a line begins a list.
  const text = value.replace(hidden, (written) => written.replace(/[^\n]/g, '\0'));
  const { indices: [whole, block] = [] } = markdown.exec(text) ?? {};
  return (block ?? whole)?.[0];
}
