import type { Code, Html, Nodes } from 'mdast';
import { isDirective, names } from '@/markdown/known-directives-and-placeholder-elements';
import { findMeta, toFence } from '@/markdown/fence-options';

/** A word or a node of a source, and the lines on which a report of its loss may be. */
export interface Item {
  what: string;
  first: number;
  last: number;
  /** The first lines of the directives around it. */
  around: number[];
}

/** The nodes that must be in the tree, and what they are called there. */
const kinds: Partial<Record<Nodes['type'], string>> = {
  heading: 'heading',
  link: 'link',
  linkReference: 'link',
  image: 'image',
  imageReference: 'image',
  list: 'list',
  listItem: 'item',
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  blockquote: 'quotation',
  code: 'code block',
  thematicBreak: 'line',
  break: 'break',
  emphasis: 'emphasis',
  strong: 'strong',
  delete: 'deleted',
  footnoteDefinition: 'footnote',
};
/** The blocks whose loss a problem on any of their lines reports. */
const blocks = [
  'paragraph',
  'heading',
  'tableRow',
  'html',
  'code',
  'definition',
  'footnoteDefinition',
  'leafDirective',
];

/** Returns the words of a text. */
export function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Lists the words and nodes of a source that readers must see, or whose loss must be reported. */
export function listWritten(tree: Nodes, source: string): Item[] {
  const items: Item[] = [];
  const walk = (node: Nodes, place: Omit<Item, 'what'>): void => {
    const { start, end } = node.position ?? {};
    const isOuter = blocks.includes(node.type) && start && end;
    const own = isOuter ? { ...place, first: start.line, last: end.line } : place;
    for (const what of getOwn(node, source)) items.push({ ...own, what });
    const inside = isDirective(node) && start ? { ...own, around: [...own.around, start.line] } : own;
    if ('children' in node) for (const child of node.children) walk(child, inside);
  };
  walk(tree, { first: 1, last: 1, around: [] });
  return items;
}

function getOwn(node: Nodes, source: string): string[] {
  const kind = kinds[node.type] === undefined ? [] : [`<${kinds[node.type]}>`];
  switch (node.type) {
    case 'text':
      return splitId(node.value);
    case 'inlineCode':
      return toWords(node.value);
    case 'html':
      return getHtml(node);
    case 'code':
      return [...kind, ...getCode(node, source)];
    case 'image':
    case 'imageReference':
      return [...kind, ...toWords(node.alt ?? ''), ...('url' in node ? getTarget(node) : [])];
    case 'link':
      return [...kind, ...getTarget(node)];
    case 'definition':
      return node.url === '#' || node.url === '' ? [] : getTarget(node);
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective': {
      const isKnown =
        names[node.type].includes(node.name) && (node.type !== 'textDirective' || node.children.length > 0);
      const attributes = Object.entries(node.attributes ?? {}).flatMap(([key, value]) =>
        isKnown && ['title', 'group', 'component', 'of'].includes(key)
          ? toWords(value ?? '')
          : [...toWords(key), ...toWords(value ?? '')],
      );
      return [...(isKnown ? [] : toWords(node.name)), ...attributes];
    }
    default:
      return kind;
  }
}

/** Returns the words of a text, and the ID at its end as one item. */
function splitId(text: string): string[] {
  const [whole, id] = /\s*\{#([^\s{}]+)\}\s*$/.exec(text) ?? [];
  return whole === undefined ? toWords(text) : [...toWords(text.slice(0, -whole.length)), `#${id}`];
}

/** Returns the address as one item, since the tree may have encoded it. */
function getTarget({ url, title }: { url: string; title?: string | null }): string[] {
  return [...(url === '' ? [] : [toAddress(url)]), ...toWords(title ?? '')];
}

/** Returns an address without percent-encoding, with its scheme in lowercase. */
export function toAddress(url: string): string {
  try {
    return `(${decodeURI(url).replace(/^\w+:/, (scheme) => scheme.toLowerCase())})`;
  } catch {
    return `(${url})`;
  }
}

/** Returns the words of the code except for comments that only highlight, and of its options. A diagram shows labels. */
function getCode(node: Code, source: string): string[] {
  const { lang, value } = node;
  const { title = '', alt = '', schema = '', operation = '', unknown = [] } = toFence(findMeta(node, source));
  const lines =
    lang === 'dot' ? [] : value.split('\n').filter((line) => !/highlight-(?:next-line|start|end)/.test(line));
  return [title, alt, schema, operation, ...unknown, ...lines].flatMap(toWords);
}

/** Returns the words between the tags of HTML, their attributes, and the names of the tags that are no common element. */
function getHtml({ value }: Html): string[] {
  const text = value.replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))/g, '');
  return [...text.matchAll(/<\/?([A-Za-z][\w-]*)|([^<]+)|</g)].flatMap(([, name, rest]) => {
    if (name !== undefined) return common.has(name.toLowerCase()) ? [] : toWords(name);
    return toWords(
      (rest ?? '').replace(/\b(?:href|src|alt|title|width|height|open|colspan|rowspan|align)\s*(?==)/gi, ''),
    );
  });
}

const common = new Set(
  'a abbr b blockquote br code dd del details div dl dt em h2 h3 hr i img input ins kbd li mark ol p pre s small span strong sub summary sup table tbody td th thead tr u ul wbr'.split(
    ' ',
  ),
);
