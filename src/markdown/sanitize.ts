import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { places } from './places';
import type { Report } from './problem';

const known = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'abbr u figure figcaption mark small cite dfn caption colgroup col wbr bdi bdo address article aside header footer main nav section hgroup'.split(
    ' ',
  ),
  // Known, and dropped with what they do: a reader must not see them as text either.
  ...'script style iframe object embed form button select textarea option svg math link meta base html head body title video audio source canvas template noscript frame frameset applet font center'.split(
    ' ',
  ),
]);

/** True for HTML; `<string>` and `<angle>` are words of somebody who means them. */
function isHtml(value: string): boolean {
  const name = /^<\/?([A-Za-z][A-Za-z\d-]*)/.exec(value)?.[1];
  return name === undefined || known.has(name.toLowerCase());
}

/** Makes text of what looks like a tag and is none, so that `array<string>` keeps its `<string>`. Says whether HTML is left. */
export function keepAngleText(tree: Root): boolean {
  let hasHtml = false;
  visit(tree, 'html', (node, index, parent) => {
    if (isHtml(node.value)) {
      hasHtml = true;
      return;
    }
    if (!parent || index === undefined) return;
    const text = { type: 'text' as const, value: node.value, position: node.position };
    const isFlow = parent.type !== 'paragraph' && !('align' in parent) && parent.type !== 'heading';
    parent.children[index] =
      isFlow && isBlock(parent.type) ? { type: 'paragraph', children: [text], position: node.position } : text;
  });
  return hasHtml;
}

function isBlock(type: string): boolean {
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'].includes(type);
}

const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'picture' && name !== 'source'),
    ...['abbr', 'u', 'mark', 'small', 'wbr', 'cite', 'dfn'],
    ...places,
  ],
  attributes: {
    '*': ['title', 'lang', 'dir'],
    a: [
      'href',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'ariaLabel',
      'dataPlace',
      ['className', 'data-footnote-backref'],
      ['id', /^note-/],
    ],
    abbr: ['title'],
    code: [['className', /^language-./]],
    details: ['open'],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    img: ['src', 'alt', 'width', 'height', 'dataPlace'],
    input: ['checked', 'disabled', ['type', 'checkbox']],
    li: [['className', 'task-list-item'], ['id', /^note-/], 'value'],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    ul: [['className', 'contains-task-list']],
    ...Object.fromEntries(places.map((name) => [name, ['data*']])),
  },
  clobber: [],
  clobberPrefix: '',
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: ['script', 'style', 'iframe', 'object', 'template', 'svg', 'math'],
};

const kept = new Set(schema.tagNames);

/** Reports the elements of a page's HTML that {@link toSafe} takes out. */
export function reportUnsafe(tree: Root, report: Report): void {
  visit(tree, 'html', ({ value, position }) => {
    // What stands in a comment is no element.
    const html = value.replace(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const { 1: name = '', index } of html.matchAll(/<([A-Za-z][A-Za-z\d-]*)/g)) {
      if (!known.has(name.toLowerCase()) || kept.has(name.toLowerCase())) continue;
      const before = html.slice(0, index).split('\n');
      const { line = 1, column = 1 } = position?.start ?? {};
      report({
        severity: 'warning',
        message: `<${name}> is taken out of the page`,
        fix: 'Say it in markdown, or with one of the elements that pages may have.',
        line: line + before.length - 1,
        column: before.length > 1 ? (before.at(-1) ?? '').length + 1 : column + index,
      });
    }
  });
}

const sanitizer = unified().use(rehypeSanitize, schema).freeze();

/** Leaves only what the allow list names: no scripts, no styles, no ids but ours, no `javascript:` links. */
export function toSafe(tree: HastRoot): HastRoot {
  return sanitizer.runSync(tree);
}
