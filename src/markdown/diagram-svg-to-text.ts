import type { Element } from 'hast';
import * as messages from '@/messages';
import { getClasses, walkElements } from './hast-elements';
import { toPlainText } from './plain-text';

/** What a drawn graph says: the labels of its nodes and groups, and its edges with the names of the nodes at their ends. */
export interface Graph {
  nodes: string[];
  edges: string[];
  groups: string[];
}

declare module 'hast' {
  interface ElementData {
    /** The graph of a diagram, for readers of its Markdown. */
    graph?: Graph;
  }
}

type Point = readonly [x: number, y: number];

/** A group of the SVG: its kind, its name in the source, its texts, and the corners of its polygons and of its first text. */
interface Drawn {
  kind: string;
  id: string;
  lines: string[];
  polygons: Point[][];
  at: Point;
}

/** Reads the graph from the SVG that Graphviz has drawn, in which each node, edge, and cluster is a group with a title. */
export function readGraph(drawn: Element): Graph {
  const found: Drawn[] = [];
  walkElements(drawn, (group) => {
    const kind = getClasses(group).find((name) => ['node', 'edge', 'cluster'].includes(name));
    if (kind !== undefined) found.push(readGroup(group, kind));
  });
  const [nodes, edges, clusters] = ['node', 'edge', 'cluster'].map((kind) => found.filter((one) => one.kind === kind));
  if (!nodes || !edges || !clusters) return { nodes: [], edges: [], groups: [] };
  const toName = ({ lines }: Drawn) =>
    nodes.filter((other) => other.lines[0] === lines[0]).length > 1 ? lines.join(' ') : (lines[0] ?? '');
  // An edge that ends at the border of a cluster leads to all nodes in it.
  const toHead = (reference: string, edge: Drawn) => {
    const node = nodes.find(({ id }) => id === reference || id === reference.replace(/:.*/, ''));
    const cluster = node && clusters.find((one) => isInside(node.at, one));
    const tips = edge.polygons.flat();
    const isAtBorder = cluster && tips.length > 0 && !tips.some((tip) => isInside(tip, cluster));
    return isAtBorder ? cluster.lines.join(' ') : node ? toName(node) : reference;
  };
  return {
    nodes: nodes.map(({ lines: [name = '', ...details] }) => toDetailed(name, details.join(' '))),
    edges: edges.map((edge) => {
      const [from = '', to = ''] = edge.id.split(/->|--/);
      const arrow = ['–', '→', '↔'][edge.polygons.length] ?? '→';
      const tail = toHead(from, { ...edge, polygons: [] });
      return toDetailed(`${tail} ${arrow} ${toHead(to, edge)}`, edge.lines.join(', '));
    }),
    groups: clusters.map((cluster) => {
      const inner = nodes.filter(({ at }) => isInside(at, cluster));
      return toDetailed(cluster.lines.join(' '), inner.map(toName).join(', '));
    }),
  };
}

function readGroup(group: Element, kind: string): Drawn {
  const read: Drawn = { kind, id: '', lines: [], polygons: [], at: [0, 0] };
  walkElements(group, (inner) => {
    const { tagName, properties } = inner;
    if (tagName === 'title') read.id = toPlainText(inner);
    if (tagName === 'polygon') read.polygons.push(toPoints(String(properties.points)));
    if (tagName !== 'text') return;
    if (read.lines.length === 0) read.at = [Number(properties.x), Number(properties.y)];
    read.lines.push(toPlainText(inner).replace(/\s+/g, ' ').trim());
  });
  return read;
}

function toPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = NaN, y = NaN] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** Returns true for a point inside of a cluster, which is a rectangle, but not at its border. */
function isInside([x, y]: Point, { polygons }: Drawn): boolean {
  const [across, down] = [0, 1].map((axis) => polygons.flat().map((point) => point[axis] ?? 0));
  const isBetween = (value: number, ends: number[] = []) =>
    value > Math.min(...ends) + 1 && value < Math.max(...ends) - 1;
  return isBetween(x, across) && isBetween(y, down);
}

function toDetailed(name: string, details: string): string {
  return details === '' ? name : `${name} (${details})`;
}

/** Writes the nodes, groups, and edges of a graph as sentences. */
export function toGraphText({ nodes, edges, groups }: Graph): string {
  const { diagramNodes, diagramGroups, diagramEdges } = messages;
  const lists: [(items: string[]) => string, string[]][] = [
    [diagramNodes, nodes],
    [diagramGroups, groups],
    [diagramEdges, edges],
  ];
  return lists.flatMap(([toSentence, items]) => (items.length === 0 ? [] : [toSentence(items)])).join(' ');
}
