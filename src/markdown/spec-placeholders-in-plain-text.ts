import type { Element } from 'hast';
import { getData } from './hast-elements';

/** What a placeholder shows of a spec: the kind of the directive, and the name in its brackets. */
export interface SpecReference {
  kind: string;
  name: string;
}

const opening = '\uE000';
const closing = '\uE001';
const texts = /\uE000([^:\uE001]+):([^\uE001]*)\uE001/g;

/** Returns true for a placeholder whose content comes from a spec. */
export function isSpecReference({ tagName }: Element): boolean {
  return tagName === 'x-value' || tagName === 'x-spec';
}

export function toReference(node: Element): SpecReference {
  return { kind: getData(node, 'Kind'), name: getData(node, 'Name') };
}

/**
 * Returns the text of a placeholder in plain text. Pages are parsed without the specs, so what a spec says replaces this text when
 * a page is loaded. Its delimiters are characters for private use, which no text contains.
 */
export function toReferenceText(node: Element): string {
  const { kind, name } = toReference(node);
  return `${opening}${kind}:${name}${closing}`;
}

/** Replaces the texts of placeholders in plain text. */
export async function replaceReferences(
  text: string,
  toText: (reference: SpecReference) => Promise<string>,
): Promise<string> {
  if (!text.includes(opening)) return text;
  const found = [...text.matchAll(texts)];
  const replacements = await Promise.all(found.map(([, kind = '', name = '']) => toText({ kind, name })));
  return text.replace(texts, () => replacements.shift() ?? '');
}
