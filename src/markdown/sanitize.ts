import { linkSchemes } from './link-schemes';
import type { Root as HastRoot } from 'hast';
import { Parser } from 'htmlparser2';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { placeholderElements } from './placeholder-elements';
import type { Problem, Report } from './problem';

const known = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'abbr u figure figcaption mark small cite dfn caption colgroup col wbr bdi bdo address article aside header footer main nav section hgroup'.split(
    ' ',
  ),
  // Elements that are known but not allowed: the sanitizer removes their tags, so that readers do not see them as text.
  ...'script style iframe object embed form button select textarea option svg math link meta base html head body title video audio source canvas template noscript frame frameset applet font center'.split(
    ' ',
  ),
]);

/**
 * Returns true for HTML. An unknown element counts as HTML if it is closed or has an attribute; the sanitizer removes its tags
 * and leaves its text. Returns false for `<string>` and `<angle>`, which the author meant as text.
 */
function isHtml(value: string, closed: ReadonlySet<string>): boolean {
  const [, name, attribute] = /^<\/?([A-Za-z][A-Za-z\d-]*)(\s+[\w:-]+=)?/.exec(value) ?? [];
  if (name === undefined || attribute !== undefined) return true;
  return known.has(name.toLowerCase()) || closed.has(name.toLowerCase());
}

/** Returns the names of the elements that have both an opening and a closing tag. */
function getClosed(tree: Root): Set<string> {
  const [opening, closing] = [new Set<string>(), new Set<string>()];
  visit(tree, 'html', ({ value }) => {
    for (const [, slash, name = ''] of value.matchAll(/<(\/?)([A-Za-z][A-Za-z\d-]*)/g))
      (slash ? closing : opening).add(name.toLowerCase());
  });
  return new Set([...closing].filter((name) => opening.has(name)));
}

/** Turns unknown tags that are never closed into text, so that `array<string>` keeps its `<string>`. Returns true if HTML remains. */
export function keepAngleText(tree: Root): boolean {
  const closed = getClosed(tree);
  let hasHtml = false;
  visit(tree, 'html', (node, index, parent) => {
    if (isHtml(node.value, closed)) {
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
    ...placeholderElements,
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
    ...Object.fromEntries(placeholderElements.map((name) => [name, ['data*']])),
  },
  clobber: [],
  clobberPrefix: '',
  protocols: { href: linkSchemes, src: ['http', 'https'] },
  strip: ['script', 'style', 'iframe', 'object', 'template', 'svg', 'math'],
};

const allowed = new Set(schema.tagNames);

/** Reports the elements and attributes of a page's HTML that {@link toSafe} removes. */
export function reportUnsafe(tree: Root, report: Report): void {
  visit(tree, 'html', ({ value, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const parser = new Parser({
      onopentag(name, attributes) {
        if (!known.has(name)) return;
        const before = value.slice(0, parser.startIndex).split('\n');
        const place = {
          line: line + before.length - 1,
          column: before.length > 1 ? (before.at(-1) ?? '').length + 1 : column + parser.startIndex,
        };
        if (!allowed.has(name)) return report({ ...toRemoved(`<${name}>`, elementFix), ...place });
        for (const [attribute] of Object.entries(attributes).filter((entry) => !isAllowed(name, ...entry)))
          report({ ...toRemoved(`the attribute "${attribute}" of <${name}>`, attributeFix), ...place });
      },
    });
    parser.end(value);
  });
}

const elementFix = 'Use markdown, or an element that pages may contain.';
const attributeFix = 'Remove it: pages cannot have their own scripts, styles, or ids.';

function toRemoved(what: string, fix: string): Problem {
  return { severity: 'warning', message: `${what} is removed from the page`, fix };
}

/** Returns true if the schema allows an attribute and, where it restricts the values, the value. */
function isAllowed(tagName: string, attribute: string, value: string): boolean {
  const property = attribute === 'class' ? 'classname' : attribute.replaceAll('-', '').toLowerCase();
  const allowed = [...(schema.attributes?.['*'] ?? []), ...(schema.attributes?.[tagName] ?? [])];
  return allowed.some((rule) => {
    const [name, ...values] = [rule].flat();
    const isAsked = values.some((asked) => (asked instanceof RegExp ? asked.test(value) : asked === value));
    return String(name).toLowerCase() === property && (values.length === 0 || isAsked);
  });
}

const sanitizer = unified().use(rehypeSanitize, schema).freeze();

/** Removes everything that is not on the allowlist, such as scripts, styles, ids, and `javascript:` links. */
export function toSafe(tree: HastRoot): HastRoot {
  return sanitizer.runSync(tree);
}
