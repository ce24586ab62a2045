import type { Element, ElementContent, Root } from 'hast';
import GithubSlugger from 'github-slugger';
import * as messages from '@/messages';
import { become, toElement, walkElements } from './hast-elements';
import { toPlainText } from './plain-text';
import { toPosition, type Report } from './problem';
import { pageIds } from '@/lib/page-ids-markers-and-placeholders';

/** A heading of a page for the table of contents. */
export interface Heading {
  id: string;
  depth: number;
  text: string;
  /** Its text with inline formatting. Links become text, and images are omitted. */
  content: ElementContent[];
}

const footnoteLabel = 'footnote-label';

/**
 * Gives headings of levels 2 to 6 an id and a link to themselves, and returns them. Reports headings of level 1 and ids
 * that are already used.
 */
export function toHeadings(tree: Root, report: Report): Heading[] {
  const elements: Element[] = [];
  walkElements(tree, (node) => {
    if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== footnoteLabel) elements.push(node);
  });
  // The sanitizer removes the ids that authors write as HTML, so an id is from a generated heading.
  const explicit = elements.map((element) => getId(element) ?? takeId(element));
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  explicit.forEach((id, index) => {
    const element = elements[index];
    if (id === undefined || !element) return;
    if (pageIds.includes(id))
      report({
        severity: 'warning',
        message: `the id "${id}" is reserved for the page`,
        fix: 'Give the heading another id.',
        ...toPosition(element),
      });
    if (explicit.indexOf(id) !== index)
      report({
        severity: 'warning',
        message: `two headings have the id "${id}"`,
        fix: 'Give one of them another id.',
        ...toPosition(element),
      });
    slugger.slug(id, true);
  });
  return elements.flatMap((element, index) => {
    const text = toPlainText(element);
    const depth = Number(element.tagName[1]);
    const given = explicit[index];
    if (text === '' && given !== undefined) {
      // Screen reader users who jump between headings would reach an empty one.
      become(element, 'div', { id: given }, []);
      return [];
    }
    if (depth === 1)
      report({
        severity: 'warning',
        message: `the heading "${text}" is a first-level heading`,
        fix: 'The title is the only one. Start with ##.',
        ...toPosition(element),
      });
    if (text === '' || depth === 1) return [];
    const id = given ?? slugger.slug(text);
    const content = element.children.flatMap(toInline);
    element.properties.id = id;
    element.children.push(toSelfLink(id, text));
    return [{ id, depth, text, content }];
  });
}

/** Creates the link of a heading or row to itself. Its sign is in the styles, so that programs do not read it as part of the heading. */
function toSelfLink(id: string, text: string): Element {
  return toElement('a', {
    className: ['heading-anchor'],
    href: `#${id}`,
    ariaLabel: messages.directLink(text),
    dataAnchor: '',
  });
}

/** Gives a row of a table an id, and a link to itself after the name in its first cell. */
export function setRowId(row: Element, cell: Element, id: string): void {
  row.properties.id = id;
  cell.children.splice(1, 0, toSelfLink(id, toPlainText(cell.children[0] ?? cell)));
}

function getId({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

/** Removes `{#id}` from the end of a heading or cell and returns the id. */
export function takeId({ children }: Element): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [whole, id] = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) ?? [];
  if (whole === undefined) return undefined;
  last.value = last.value.slice(0, -whole.length);
  return id;
}

const inlineElements = new Set(['code', 'em', 'strong', 'del', 'kbd', 'sub', 'sup']);

function toInline(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element' || 'dataFootnoteRef' in node.properties) return [];
  const children = node.children.flatMap(toInline);
  return inlineElements.has(node.tagName) ? [toElement(node.tagName, {}, children)] : children;
}
