import type { Nodes, Root } from 'mdast';
import { toPlaceAfter } from './problem';
import { walkNodes } from './walk-mdast-nodes';

/** A word of a text, with the place of its first letter. */
export interface Word {
  word: string;
  line: number;
  column: number;
}

/** Directives whose brackets contain the name of an item or a key. */
const named = new Set(['value', 'kbd', 'operation', 'schema', 'enumeration', 'sample']);

/** Lists the words in the running text of a page that a dictionary does not contain. Code, addresses, and words in braces have none. */
export function listUnknownWords(tree: Root, source: string, isKnown: (word: string) => boolean): Word[] {
  const found: Word[] = [];
  walkNodes(tree, ['text'], (node, _index, parent) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || (parent && isNamed(parent))) return;
    const written = source.slice(start.offset, end.offset);
    for (const { word, index } of findWords(written, isKnown))
      found.push({ word, ...toPlaceAfter(written.slice(0, index), start) });
  });
  return found;
}

function isNamed(node: Nodes): boolean {
  return 'name' in node && named.has(String(node.name));
}

/** Characters that are no words: entities, escapes, words in braces, addresses, file names, and names of code. */
const others = /&#?\w+;|\\[^\n]|\{[^}\n]*\}|\S*(?:[:/]\/|@|\w\.\w|[_$=]|\d)\S*/g;

/** Finds the words of a text that a dictionary does not contain. A word in camel case consists of several. */
export function findWords(text: string, isKnown: (word: string) => boolean): { word: string; index: number }[] {
  const visible = text.replace(others, (match) => ' '.repeat(match.length));
  return [...visible.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)].flatMap(({ 0: whole, index }) => {
    const word = whole.replace(/’/g, "'").replace(/'s$/i, '');
    if (isIgnored(word) || isKnown(word)) return [];
    return [...word.matchAll(/\p{Lu}?[\p{Ll}']+|\p{Lu}+(?!\p{Ll})/gu)].flatMap(({ 0: part, index: at }) =>
      isIgnored(part) || isKnown(part) ? [] : [{ word: part, index: index + at }],
    );
  });
}

/** Returns true for abbreviations, such as UUIDs and AKS, words of two letters, and other scripts. */
function isIgnored(word: string): boolean {
  return /^(?:\p{Lu}+s?|.{1,2})$/u.test(word) || !/^[\p{Script=Latin}']+$/u.test(word);
}
