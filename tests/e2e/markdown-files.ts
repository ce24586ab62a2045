import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { listFiles } from '@/lib/files';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Controls and navigation, whose words no Markdown has. */
const omitted = new Set(['button', 'dialog', 'input', 'nav', 'script', 'select', 'style', 'template', 'textarea']);
// The text of a popover is that of another page, to which the Markdown links.
const omittedAttributes = ['hidden', 'popover', 'data-contents-disclosure'];
const omittedClasses = ['sr-only', 'running-head', 'print:hidden'];

/** An export, with its files by their paths. */
export class ExportedFiles {
  readonly names: string[];
  private readonly texts = new Map<string, string>();

  constructor(private readonly folder: string) {
    this.names = listFiles(folder);
  }

  read(name: string): string {
    const text = this.texts.get(name) ?? readFileSync(path.join(this.folder, name), 'utf8');
    this.texts.set(name, text);
    return text;
  }

  /** The pages that have an article of their own: neither for print nor for unknown or moved addresses. */
  listPages(): string[] {
    return this.names.filter(
      (name) =>
        /(?:^|\/)index\.html$/.test(name) &&
        !/^print\//.test(name) &&
        !this.read(name).includes('http-equiv="refresh"'),
    );
  }
}

/** Returns the Markdown file of a page: `definitions/intro.md` for `definitions/intro/index.html`. */
export function toMarkdownName(page: string): string {
  return page === 'index.html' ? 'index.md' : page.replace(/\/index\.html$/, '.md');
}

/** Returns the article of a page as text, without controls and navigation. */
export function toArticleText(html: string): string {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  if (!main) throw new Error('The page has no main element.');
  return toText(main);
}

function toText(node: Node): string {
  if (node.type === 'text') return (node as unknown as { data: string }).data;
  if (!('children' in node)) return '';
  if (isElement(node) && isOmitted(node)) return ' ';
  return node.children
    .map((child) => (isElement(child) && child.name !== 'wbr' ? ` ${toText(child)} ` : toText(child)))
    .join('');
}

function isElement(node: Node): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

function isOmitted({ name, attribs, parent }: Element): boolean {
  const classes = (attribs.class ?? '').split(' ');
  const isCount = name === 'summary' && parent !== null && 'attribs' in parent && !('data-tag' in parent.attribs);
  return (
    omitted.has(name) ||
    isCount ||
    attribs['aria-hidden'] === 'true' ||
    omittedAttributes.some((attribute) => attribute in attribs) ||
    omittedClasses.some((one) => classes.includes(one))
  );
}

/** Returns the different words of a text, in lower case. Escapes of Markdown are not words. */
export function toWords(text: string): Set<string> {
  return new Set(
    text
      .replaceAll('\\', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

/** Returns Markdown without its code. */
export function toProse(markdown: string): string {
  return markdown.replace(/^([> ]*)(```+|~~~+)[^]*?^\1\2/gm, '').replace(/(`+)[^`][^]*?\1/g, '');
}

/** Returns the targets of the links and images of a Markdown text, except those in code. */
export function toTargets(markdown: string): string[] {
  return [...toProse(markdown).matchAll(/\]\(<?([^()\s>]+)>?\)|(?<=> .*)(https?:\/\/\S+?)(?=[.\s]*$)/gm)].map(
    ([, link, bare]) => link ?? bare ?? '',
  );
}
