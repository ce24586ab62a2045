import { escapeXml } from '@/lib/escape';

/** The class of a node whose label has details. */
export const detailedClass = 'detailed';

/** The font size of details, as Graphviz measures them. */
const detailSize = 13;

const quoted = String.raw`"(?:\\.|[^"\\])*"`;
/** A statement with attributes: its head, and the attributes between brackets. */
const statement = new RegExp(String.raw`((?:[^;{}[\]\n"]|${quoted})+)\[((?:[^\]"]|${quoted})*)\]`, 'g');
const label = new RegExp(String.raw`\blabel\s*=\s*(${quoted})`);

/**
 * Rewrites the labels of a DOT graph: the second and further lines of a node become small, and the labels of edges that run
 * down get space at both sides. Other labels remain as they are.
 */
export function withLabels(source: string): string {
  const isSideways = /\brankdir\s*=\s*"?(?:LR|RL)\b/.test(source);
  return source.replace(statement, (whole, head: string, attributes: string) => {
    if (/^\s*(?:graph|node|edge)\s*$/.test(head)) return whole;
    const isEdge = /->|--/.test(head.replaceAll(new RegExp(quoted, 'g'), ''));
    const toLabel = isEdge ? (isSideways ? undefined : toSpacedLabel) : toDetailedLabel;
    return toLabel ? `${head}[${attributes.replace(label, (old, text: string) => toLabel(text) ?? old)}]` : whole;
  });
}

function toDetailedLabel(text: string): string | undefined {
  const [title = '', ...details] = toLines(text);
  // Other escapes than line breaks and quotes have a meaning that an HTML label cannot express.
  if (details.length === 0 || /\\[^"n]/.test(text)) return undefined;
  const small = details.map(toMarkup).join('<BR/>');
  return `class=${detailedClass} label=<${toMarkup(title)}<BR/><FONT POINT-SIZE="${detailSize}">${small}</FONT>>`;
}

function toSpacedLabel(text: string): string {
  return `label="${toLines(text)
    .map((line) => `  ${line.trim()}  `)
    .join('\\n')}"`;
}

/** Splits a quoted text at its escape sequences for line breaks, but not at an escaped backslash before an n. */
function toLines(text: string): string[] {
  return text
    .slice(1, -1)
    .replaceAll(/\\./gs, (pair) => (pair === '\\n' ? '\0' : pair))
    .split('\0');
}

function toMarkup(text: string): string {
  return escapeXml(text.replaceAll('\\"', '"'));
}
