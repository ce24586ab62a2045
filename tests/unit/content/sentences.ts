import { readFileSync } from 'node:fs';
import type { Nodes, Parents, Root } from 'mdast';
import { parse } from 'yaml';
import { readSplit } from '@/content/front-matter';
import { isIncludeFile } from '@/content/includes';
import type { Directive } from '@/markdown/directive-names';
import { toFence } from '@/markdown/fence';
import { parseDescription, parsePage } from '@/markdown/parser';
import { toPlainText } from '@/markdown/plain-text';
import { walkNodes } from '@/markdown/walk';
import { loadNames } from '@/routes/spec-names';
import { getVariables } from '@/site/site';

export interface Sentence {
  file: string;
  line: number;
  text: string;
  /** The sentence is in `:assumed[…]`, or in a table whose header calls it our reading. */
  marked: boolean;
}

/** What follows is written from the specs, so it needs no source. */
const generated = /<!-- Written by `npm run spec-pages`: [\w-]+ -->/;

/**
 * Returns the sentences of a page, or of a file that pages include: front matter that ends in a period, paragraphs, items of lists, rows of tables, and texts of
 * diagrams. Headings, titles, code, and generated sections state nothing that needs a source of its own.
 */
export async function loadPageSentences(file: string): Promise<Sentence[]> {
  const text = readFileSync(file, 'utf8');
  if (isIncludeFile(file)) return collect(await parseShown(text), file, 0);
  const split = readSplit(text, file).value;
  const [body = ''] = split.body.split(generated);
  const words = collectStrings(parse(split.yaml)).filter((value) => value.endsWith('.'));
  return [
    ...words.flatMap((value) => toSentences(file, 1, value)),
    ...collect(await parseShown(body), file, split.bodyLine - 1),
  ];
}

/** Parses a page, with the values of the specs that it shows. */
async function parseShown(source: string): Promise<Root> {
  const tree = parsePage(source, getVariables());
  const values: Extract<Directive, { type: 'textDirective' }>[] = [];
  walkNodes(tree, ['textDirective'], (node) => {
    if (node.name === 'value') values.push(node);
  });
  const names = await loadNames({});
  for (const node of values) {
    const { children } = await names.load({ kind: 'value', name: toChildrenText(node) });
    node.children = [{ type: 'text', value: toPlainText({ type: 'root', children }) }];
  }
  return tree;
}

/** Returns the sentences with which a spec introduces its service and its tags. */
export function loadSpecSentences(file: string): Sentence[] {
  const { info, tags } = parse(readFileSync(file, 'utf8')) as Record<'info' | 'tags', unknown>;
  return [...collectStrings(info), ...collectStrings(tags)]
    .filter((text) => text.endsWith('.'))
    .flatMap((text) => collect(parseDescription(text), file, 0));
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}

function collect(node: Nodes, file: string, lineBefore: number, isReading = false): Sentence[] {
  const line = (node.position?.start.line ?? 1) + lineBefore;
  const toOwn = (text: string, marked = isReading) => toSentences(file, line, text, marked);
  if (node.type === 'heading' || (node.data && 'directiveLabel' in node.data)) return [];
  if (node.type === 'code') return node.lang === 'dot' ? toOwn(toFence(node.meta ?? '').alt ?? '') : [];
  if (node.type === 'paragraph')
    return [...toOwn(toText(node)), ...findAssumed(node).flatMap((child) => toOwn(toChildrenText(child), true))];
  if (node.type === 'table') {
    const [header, ...rows] = node.children;
    const reading = header !== undefined && /\breading\b/.test(toText(header));
    return rows.flatMap((row) => collect(row, file, lineBefore, reading));
  }
  if (node.type === 'tableRow') return [{ file, line, text: node.children.map(toText).join(' | '), marked: isReading }];
  return 'children' in node ? node.children.flatMap((child) => collect(child, file, lineBefore)) : [];
}

const isAssumed = (node: Nodes) => 'name' in node && node.name === 'assumed';

function findAssumed(node: Parents): Parents[] {
  return node.children.flatMap((child) => {
    if (!('children' in child)) return [];
    return isAssumed(child) ? [child] : findAssumed(child);
  });
}

/** Returns the text of a node without what is marked as assumed. */
function toText(node: Nodes): string {
  if (isAssumed(node)) return '';
  if ('children' in node) return toChildrenText(node);
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

function toChildrenText(node: Parents): string {
  return node.children.map(toText).join('');
}

function toSentences(file: string, line: number, text: string, marked = false): Sentence[] {
  const sentences = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=(?<!(?:^|\s)\d)[.?!]\)?) (?!and\b)/);
  return sentences.filter(Boolean).map((sentence) => ({ file, line, text: sentence, marked }));
}
