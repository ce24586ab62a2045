import type { Element, ElementContent, Properties, Root } from 'hast';
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import * as messages from '@/messages';
import { detailedClass, withLabels } from './restyle-dot-labels';
import { readGraph } from './diagram-svg-to-text';
import { getClasses, isElement, toElement } from './hast-elements';

let graphviz: Promise<Graphviz> | undefined;
const parser = unified().use(rehypeRaw).freeze();

// The fonts are slightly larger here than on the page, since Inter is wider than the font that Graphviz measures.
const defaults =
  'graph [bgcolor=transparent fontname="Helvetica" fontsize=14 pad=0.05 nodesep=0.25 ranksep=0.45];' +
  'node [shape=box style=rounded fontname="Helvetica" fontsize=15.5 margin="0.14,0.1"];' +
  'edge [fontname="Helvetica" fontsize=14 arrowsize=0.7];';

/**
 * Renders a DOT graph as a figure of SVG elements whose colors come from classes. The first line of a node is its title,
 * further lines are details. Throws if the DOT is faulty.
 */
export async function toDiagram(source: string, { title, alt }: { title?: string; alt: string }): Promise<Element> {
  graphviz ??= Graphviz.load();
  const svg = (await graphviz).layout(withLabels(source).replace('{', `{${defaults}`), 'svg', 'dot');
  const drawn = findSvg(
    parser.runSync({ type: 'root', children: [{ type: 'raw', value: svg.slice(svg.indexOf('<svg')) }] } as Root),
  );
  const children = drawn.children.flatMap((child) => toClean(child, 'graph'));
  const [, , width = 0, height = 0] = String(drawn.properties.viewBox)
    .split(/[\s,]+/)
    .map(Number);
  const picture = toElement(
    'svg',
    {
      viewBox: drawn.properties.viewBox,
      width: Math.ceil(width),
      height: Math.ceil(height),
      // The content of an image has no links.
      role: children.some(hasLink) ? 'group' : 'img',
      ariaLabel: alt,
      className: ['diagram', ...(width > wide ? [] : width > middle ? ['diagram-middle'] : ['diagram-small'])],
    },
    children,
  );
  picture.data = { graph: readGraph(drawn) };
  const frame = toElement(
    'div',
    { className: ['diagram-frame'], role: 'group', ariaLabel: title ?? messages.diagram, tabIndex: 0 },
    [picture],
  );
  return toElement(
    'figure',
    { className: ['figure'] },
    title ? [frame, toElement('figcaption', {}, [title])] : [frame],
  );
}

// The maximum widths in pixels of diagrams that may shrink to 40 rem and to 20.5 rem: the labels of edges are then still 11 px.
const wide = 728;
const middle = 376;

function findSvg(tree: Root): Element {
  const svg = tree.children.find((child) => isElement(child, 'svg'));
  if (!isElement(svg)) throw new Error('Graphviz returned no image');
  return svg;
}

const shapes = new Set(['path', 'polygon', 'polyline', 'ellipse']);
const geometry = ['d', 'points', 'cx', 'cy', 'rx', 'ry', 'x', 'y', 'textAnchor', 'transform'];

/** Keeps shapes, their geometry, text, and links to pages of this site. Removes titles, ids, fonts, and colors. */
function toClean(node: ElementContent, kind: string): ElementContent[] {
  if (!isElement(node)) return [];
  const own = getKind(node) ?? kind;
  if (node.tagName === 'a') {
    const children = node.children.flatMap((child) => toClean(child, own));
    const href = String(node.properties.xLinkHref ?? '');
    return /^\/(?!\/)/.test(href) ? [toElement('a', { href }, children)] : children;
  }
  if (node.tagName === 'text') {
    return [
      toElement(
        'text',
        { ...pick(node.properties), className: ['diagram-text'] },
        node.children.filter((child) => child.type === 'text'),
      ),
    ];
  }
  if (node.tagName === 'g') {
    const children = node.children.flatMap((child) => toClean(child, own));
    if (getClasses(node).includes(detailedClass)) centerLines(children);
    return own === kind && kind !== 'graph'
      ? children
      : [toElement('g', { ...pick(node.properties), className: [`diagram-${own}`] }, children)];
  }
  // A shape directly in the graph is its background, which the page does not show.
  if (!shapes.has(node.tagName) || kind === 'graph') return [];
  return [toElement(node.tagName, { ...pick(node.properties), ...toClasses(node.properties) })];
}

function hasLink(node: ElementContent): boolean {
  return isElement(node) && (node.tagName === 'a' || node.children.some(hasLink));
}

/** Centers the lines of a node, which Graphviz has aligned by the widths of its own font. */
function centerLines([shape, ...lines]: ElementContent[]): void {
  if (!isElement(shape)) return;
  const numbers = String(shape.properties.d ?? shape.properties.points).match(/-?[\d.]+/g) ?? [];
  const across = numbers.flatMap((number, index) => (index % 2 === 0 ? [Number(number)] : []));
  const center = Number(shape.properties.cx ?? (Math.min(...across) + Math.max(...across)) / 2);
  for (const line of lines)
    if (isElement(line, 'text')) Object.assign(line.properties, { textAnchor: 'middle', x: center });
}

function getKind(element: Element): string | undefined {
  return getClasses(element).find((name) => ['node', 'edge', 'cluster', 'graph'].includes(name));
}

function toClasses({ fill, strokeDashArray }: Properties): Properties {
  const names = [
    ...(strokeDashArray === undefined ? [] : ['diagram-dashed']),
    ...(fill === undefined || fill === 'none' || fill === 'transparent' ? [] : ['diagram-solid']),
  ];
  return names.length > 0 ? { className: names } : {};
}

function pick(properties: Properties): Properties {
  return Object.fromEntries(
    geometry.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
  );
}
