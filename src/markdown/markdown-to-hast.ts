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
import { reportLiterals } from './unsupported-or-mistyped-syntax-problems';
import { parseDescription, parsePage } from './parser';
import { todoMark, reportTodos } from './heading-link-secret-and-todo-problems';
import type { PlaceholderElement } from './known-directives-and-placeholder-elements';
import { lowerSchemes, reportRemovedLinks, showUnsafeAutolinks } from './link-schemes-and-report-removed-links';
import type { Report } from './problem';
import { markNames, settleReferences } from './linkable-names-values-and-terms';
import { reportHtml } from './html-problems';
import { findTags, findTextReason, isTextInDescription } from './find-and-classify-html-tags';
import { showAsText } from './show-html-tags-as-text';
import { toSafe } from './sanitize';
import type { SiteVariables } from './variables';
import { bracketTitles } from './put-directive-titles-in-brackets';

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
  variables: SiteVariables,
  report: Report,
  read?: (tree: Root, source: string) => void,
): HastRoot {
  const written = bracketTitles(source, (text) => parsePage(text, variables));
  const tree = parsePage(written, variables);
  read?.(tree, written);
  if (source.includes(todoMark)) reportTodos(tree, report);
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
  return toHast(tree, showAsText(tree, findTags(tree), isTextInDescription));
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
