import { linkSchemes } from './link-schemes-and-report-removed-links';
import type { Root as HastRoot } from 'hast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { unified } from 'unified';
import { placeholderElements } from './known-directives-and-placeholder-elements';

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
    code: [['className', /^language-./], 'dataPlace'],
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

/** Returns true for the name of an HTML element that authors use, whether or not pages may contain it. */
export function isKnownElement(name: string): boolean {
  return known.has(name);
}

/** Returns true for the name of an element that pages may contain. */
export function isAllowedElement(name: string): boolean {
  return allowed.has(name);
}

/** Returns true if the schema allows an attribute and, where it restricts the values, the value. */
export function isAllowedAttribute(tagName: string, attribute: string, value: string): boolean {
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
