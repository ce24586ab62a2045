import type { Html, Root, Parent } from 'mdast';
import { isAllowedElement, isKnownElement } from './sanitize';
import { walkNodes } from './walk-mdast-nodes';

/** A tag or another piece of markup in the HTML of a page. */
export interface Tag {
  node: Html;
  /** Where it is in the value of the node. */
  start: number;
  end: number;
  /** `other` is a declaration, an instruction, or CDATA; `broken` is a tag that the text ends before `>`. */
  kind: 'open' | 'close' | 'other' | 'broken';
  /** Its name in lowercase; empty for `other`. */
  name: string;
  written: string;
  /** The tag that closes it, or that it closes. */
  partner?: Tag;
  /** True if it is in a `<table>`. */
  isInTable: boolean;
}

const markup =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?:\?|!\[CDATA\[|![a-z])[^>]*>?|<(script|style|textarea|title)(?=[\s/>])(?:(?!<\1[\s/>])[\s\S])*?<\/\1\s*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>]){0,2000}(>|$)/gi;

/** Returns the tags of a page in order, each with its partner. Skips comments and what scripts and styles contain. */
export function findTags(tree: Root): Tag[] {
  const tags: Tag[] = [];
  walkNodes(tree, ['html'], (node) => void tags.push(...toTags(node)));
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const before = open.get(tag.name) ?? [];
    open.set(tag.name, before);
    if (tag.kind === 'open') before.push(tag);
    else if (tag.kind === 'close') pair(before.pop(), tag);
  }
  let tables = 0;
  for (const tag of tags) {
    if (tag.name === 'table' && tag.partner) tables += tag.kind === 'open' ? 1 : -1;
    tag.isInTable = tables > 0;
  }
  return tags;
}

function pair(opening: Tag | undefined, closing: Tag): void {
  if (!opening) return;
  opening.partner = closing;
  closing.partner = opening;
}

function toTags(node: Html): Tag[] {
  return [...node.value.matchAll(markup)].flatMap(([written, raw, slash, name = '', end], index, all) => {
    const start = all[index]?.index ?? 0;
    const toTag = (kind: Tag['kind'], tagName: string, from: number, to: number): Tag => ({
      ...{ node, kind, name: tagName.toLowerCase(), isInTable: false },
      ...{ start: from, end: to, written: node.value.slice(from, to) },
    });
    if (written.startsWith('<!--')) return [];
    const stop = start + written.length;
    if (raw !== undefined) {
      const opening = toTag('open', raw, start, node.value.indexOf('>', start) + 1);
      return [opening, toTag('close', raw, node.value.lastIndexOf('<', stop - 1), stop)];
    }
    if (name === '') return [toTag('other', '', start, stop)];
    return [toTag(end === '' ? 'broken' : slash ? 'close' : 'open', name, start, stop)];
  });
}

/** Elements without an end tag. */
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose end tag is optional. A browser also accepts their end tags alone, or the parser of Markdown moves them. */
const optional = new Set(
  'p li dt dd td th tr thead tbody tfoot colgroup caption rt rp option optgroup html head body'.split(' '),
);
const tableParts = new Set('td th tr thead tbody tfoot caption colgroup col'.split(' '));

/** Why the author sees a tag as written instead of its effect: it is no HTML, its other half is missing, or it is a placeholder. */
export type TextReason = 'unknown' | 'incomplete' | 'placeholder';

/**
 * Returns why a tag is shown as text, or undefined if it is HTML. `<tenant>` and `<object>`, which no end tag follows,
 * are placeholders.
 */
export function findTextReason(tag: Tag): TextReason | undefined {
  const { kind, name, partner, isInTable } = tag;
  if (kind === 'other') return 'unknown';
  if (kind === 'broken') return 'incomplete';
  const isSimple = kind === 'open' && partner === undefined && !isComponent(tag);
  if (!isKnownElement(name)) return isSimple ? 'placeholder' : 'unknown';
  if (tableParts.has(name) && !isInTable) return 'incomplete';
  if (voids.has(name) || optional.has(name) || partner) return undefined;
  return isSimple && !isAllowedElement(name) ? 'placeholder' : 'incomplete';
}

/**
 * Returns true for the component of another system: `<Component />`, `<x-component>…</x-component>`, or an element with
 * a value, `<a b="c">`. In `<name of the tenant>`, the words are text.
 */
function isComponent({ written, partner, name }: Tag): boolean {
  const isClosed = partner !== undefined || written.endsWith('/>');
  const isNamed = isClosed && (/^<\/?[A-Z]/.test(written) || name.includes('-'));
  return isNamed || hasValue.test(written) || hasValue.test(partner?.written ?? '');
}

const hasValue = /\s[\w:@.-]+=/;

/**
 * Returns true for a tag in a description that is text. The components of other systems and elements without an end tag remain
 * HTML: the sanitizer removes their tags and keeps what they contain.
 */
export function isTextInDescription(tag: Tag): boolean {
  const reason = findTextReason(tag);
  if (reason === 'incomplete') return tag.kind === 'broken';
  return reason !== undefined && !(tag.kind !== 'other' && isComponent(tag));
}

/** The nodes whose children are blocks. */
const blockParents = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'];

/** Returns true for a parent of blocks, in which HTML may have several tags. Elsewhere each tag is a node. */
export function isBlockParent({ type }: Parent): boolean {
  return blockParents.includes(type);
}
