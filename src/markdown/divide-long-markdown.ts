import * as messages from '@/messages';
import { findOpenFence } from './unclosed-fence-and-comment-problems';

/** A part of a text. If it contains headings, its title names the first one, and the last one of the same level. */
export interface MarkdownPart {
  title?: string;
  text: string;
}

/**
 * Divides Markdown before headings, so that no part has more than `most` characters. A section that is longer is divided before
 * its own headings, then between blocks, between lines, and anywhere. Code blocks stay whole unless one alone is too long.
 */
export function divideMarkdown(text: string, most: number): MarkdownPart[] {
  return divide(text, most, separators).map((part) => ({ title: toTitle(part), text: part }));
}

function toTitle(part: string): string | undefined {
  const headings = toPieces(part, /^(?=#{1,6} )/m).flatMap((piece) => [...piece.matchAll(/^(#{1,6}) (.+)/g)]);
  const [[, level, first] = []] = headings;
  const last = headings.findLast(([, other]) => other === level)?.[2];
  return first === undefined || last === undefined || last === first ? first : messages.markdownRange(first, last);
}

const separators = [/^(?=## )/m, /^(?=### )/m, /(?<=\n\n)/, /(?<=\n)/];

function divide(text: string, most: number, [separator, ...finer]: RegExp[]): string[] {
  if (text.length <= most) return [text];
  // A surrogate pair is one character.
  if (separator === undefined)
    return text.match(new RegExp(`[^]{1,${most}}(?!(?<=[\\ud800-\\udbff])[\\udc00-\\udfff])`, 'g')) ?? [];
  const parts: string[] = [];
  for (const piece of toPieces(text, separator)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= most) parts[parts.length - 1] = last + piece;
    else parts.push(...divide(piece, most, finer));
  }
  return parts;
}

/** Splits a text, and joins pieces again that begin within a code block. */
export function toPieces(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let fence: string | undefined;
  for (const piece of text.split(separator)) {
    if (fence === undefined) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
    fence = findOpenFence(piece, fence);
  }
  return pieces;
}
