import type { ElementContent, Root as HastRoot } from 'hast';
import type { Code, Nodes, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import * as messages from '@/messages';
import { toPlaces } from './directives';
import { walkElements } from './element';
import { parseDescription, parsePage } from './parser';
import { placeholderMark, reportPlaceholders } from './placeholders';
import type { PlaceName } from './places';
import type { Report } from './problem';
import { keepAngleText, reportUnsafe, toSafe } from './sanitize';
import type { Variables } from './variables';
import { bracketTitles } from './written-titles';

const options: Options = {
  allowDangerousHtml: true,
  clobberPrefix: 'note-',
  footnoteLabel: messages.footnotes,
  footnoteBackLabel: (index, again) => messages.backToReference(`${index + 1}${again > 1 ? `-${again}` : ''}`),
  handlers: { code: (_state: unknown, node: Code): ElementContent => toCodePlace(node) },
};

const rehype = unified().use(remarkRehype, options).freeze();
const raw = unified().use(rehypeRaw, { passThrough: [] }).freeze();

/** A page's markdown as a tree that is safe to show, with places where our own parts stand. */
export function toPageHast(source: string, variables: Variables, report: Report): HastRoot {
  const written = bracketTitles(source, (text) => parsePage(text, variables));
  const tree = parsePage(written, variables);
  if (source.includes(placeholderMark)) reportPlaceholders(tree, report);
  toPlaces(tree, written, report);
  reportUnsafe(tree, report);
  return toHast(tree);
}

/** A description's markdown (CommonMark and GFM, nothing of ours) as a tree that is safe to show. */
export function toDescriptionHast(source: string): HastRoot {
  return toHast(parseDescription(source));
}

function toHast(tree: Root): HastRoot {
  const hasHtml = keepAngleText(tree);
  keepPositions(tree);
  const hast = rehype.runSync(tree);
  return toSafe(hasHtml ? keepHtmlPositions(raw.runSync(hast)) : hast);
}

/** Links and pictures that are written in HTML carry their place too. */
function keepHtmlPositions(tree: HastRoot): HastRoot {
  walkElements(tree, ({ tagName, properties, position }) => {
    const isOurs = 'dataPlace' in properties || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
    if (!['a', 'img'].includes(tagName) || isOurs || !position) return;
    properties.dataPlace = `${position.start.line}:${position.start.column}`;
  });
  return tree;
}

/** Links and pictures carry their place through the pipeline, so that a broken one can be named. */
function keepPositions(node: Nodes): void {
  if (['link', 'image', 'linkReference', 'imageReference'].includes(node.type) && node.position) {
    const { line, column } = node.position.start;
    node.data = { ...node.data, hProperties: { dataPlace: `${line}:${column}` } };
  }
  if ('children' in node) for (const child of node.children) keepPositions(child);
}

function toCodePlace({ lang, meta, value, position }: Code): ElementContent {
  const start = position?.start;
  return {
    type: 'element',
    tagName: 'x-code' satisfies PlaceName,
    properties: {
      dataLanguage: lang ?? '',
      dataMeta: meta ?? '',
      dataPlace: start ? `${start.line}:${start.column}` : '',
    },
    children: [{ type: 'text', value }],
  };
}
