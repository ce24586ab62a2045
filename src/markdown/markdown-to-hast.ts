import rehypeRaw from 'rehype-raw';
import remarkRehype, { type Options } from 'remark-rehype';
import * as messages from '@/messages';
import type { ElementContent, Root as HastRoot } from 'hast';
import type { Code, Nodes, Root } from 'mdast';
import { unified } from 'unified';
import { reportExtraCells } from './table-fence-and-task-problems';
import { reportDefinitions } from './footnote-and-link-definition-problems';
import { toPlaceholders } from './directives-to-placeholders';
import { walkElements } from './hast-elements';
import { reportLiterals } from './literal-syntax-problems';
import { parseDescription, parsePage } from './parser';
import { placeholderMark, reportPlaceholders } from './heading-link-secret-and-todo-problems';
import type { PlaceholderElement } from './known-directives-and-placeholder-elements';
import { lowerSchemes, reportRemovedLinks, showUnsafeAutolinks } from './link-schemes-and-removed-links';
import type { Report } from './problem';
import { markNames, settleReferences } from './linkable-names-values-and-terms';
import { reportHtml } from './html-problems';
import { findTags, findTextReason, isComponent, type Tag } from './html-tags';
import { showAsText } from './show-html-tags-as-text';
import { toSafe } from './sanitize';
import type { Variables } from './variables';
import { walkNodes } from './walk-mdast-nodes';

const options: Options = {
  allowDangerousHtml: true,
  clobberPrefix: 'note-',
  footnoteLabel: messages.footnotes,
  footnoteBackLabel: (index, again) => messages.backToReference(`${index + 1}${again > 1 ? `-${again}` : ''}`),
  handlers: { code: (_state: unknown, node: Code): ElementContent => toCodePlaceholder(node) },
};

const rehype = unified().use(remarkRehype, options).freeze();
const raw = unified().use(rehypeRaw, { passThrough: [] }).freeze();

/**
 * Converts a page's markdown to a sanitized tree with placeholder elements for components. `read` receives the tree of the markdown,
 * and the source of its positions.
 */
export function toPageHast(
  source: string,
  variables: Variables,
  report: Report,
  read?: (tree: Root, source: string) => void,
): HastRoot {
  const written = bracketTitles(source, (text) => parsePage(text, variables));
  const tree = parsePage(written, variables);
  read?.(tree, written);
  if (source.includes(placeholderMark)) reportPlaceholders(tree, report);
  reportLiterals(tree, written, variables, report);
  reportExtraCells(tree, report);
  reportDefinitions(tree, report);
  toPlaceholders(tree, written, report);
  const tags = findTags(tree);
  reportHtml(tree, tags, report);
  reportRemovedLinks(tree, report);
  markNames(tree);
  const hast = toHast(
    tree,
    showAsText(tree, tags, (tag) => findTextReason(tag) !== undefined),
  );
  settleReferences(hast, report);
  return hast;
}

/** Converts a description's markdown (CommonMark and GFM, no directives) to a sanitized tree. */
export function toDescriptionHast(source: string): HastRoot {
  const tree = parseDescription(source);
  return toHast(tree, showAsText(tree, findTags(tree), isTextOfSpec));
}

/**
 * Returns true for a tag in a description that is text. The components of other systems and elements without an end tag remain
 * HTML: the sanitizer removes their tags and keeps what they contain.
 */
export function isTextOfSpec(tag: Tag): boolean {
  const reason = findTextReason(tag);
  if (reason === 'incomplete') return tag.kind === 'broken';
  return reason !== undefined && !(tag.kind !== 'other' && isComponent(tag));
}

function toHast(tree: Root, hasHtml: boolean): HastRoot {
  showUnsafeAutolinks(tree);
  keepPositions(tree);
  const hast = rehype.runSync(tree);
  return toSafe(lowerSchemes(hasHtml ? keepHtmlPositions(raw.runSync(hast)) : hast));
}

/** Stores the positions of links and images that the author wrote as HTML. */
function keepHtmlPositions(tree: HastRoot): HastRoot {
  walkElements(tree, ({ tagName, properties, position }) => {
    const isOurs = 'dataPlace' in properties || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
    if (!['a', 'img'].includes(tagName) || isOurs || !position) return;
    properties.dataPlace = `${position.start.line}:${position.start.column}`;
  });
  return tree;
}

/** Stores the positions of links and images, so that errors can name a broken one. */
function keepPositions(node: Nodes): void {
  if (['link', 'image', 'linkReference', 'imageReference'].includes(node.type) && node.position) {
    const { line, column } = node.position.start;
    node.data = { ...node.data, hProperties: { dataPlace: `${line}:${column}` } };
  }
  if ('children' in node) for (const child of node.children) keepPositions(child);
}

function toCodePlaceholder({ lang, meta, value, position }: Code): ElementContent {
  const start = position?.start;
  return {
    type: 'element',
    tagName: 'x-code' satisfies PlaceholderElement,
    properties: {
      dataLanguage: lang ?? '',
      dataMeta: meta ?? '',
      dataPlace: start ? `${start.line}:${start.column}` : '',
    },
    children: [{ type: 'text', value }],
  };
}

/** The names of directives that may have a title. */
const titled = 'note|tip|info|warning|danger|caution|important|success|secondary|details|tab';

/** The line of a directive with a title after its name, also in a block quote or a list item. */
const line = new RegExp(String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}(?:${titled}))[ \t]+(\S.*)$`);
const attributes = /\{(?:[#.]|\w+=)[^{}]*\}$/;

/**
 * Puts a title after a directive's name, `:::note Title`, into brackets, as the syntax of directives requires. Line
 * numbers and code do not change; `parse` is only for finding the code.
 */
function bracketTitles(source: string, parse: (source: string) => Root): string {
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
