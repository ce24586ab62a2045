import * as messages from '@/messages';

/** A part of a text: its first and its last heading of the same level, if it has any, and its Markdown. */
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
  if (separator === undefined) return text.match(new RegExp(`[^]{1,${most}}`, 'g')) ?? [];
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
  let isOpen = false;
  for (const piece of text.split(new RegExp(separator.source, separator.flags))) {
    if (isOpen) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
    isOpen = (piece.match(/^ *(?:> )*(?:```+|~~~+)/gm) ?? []).length % 2 === 1 ? !isOpen : isOpen;
  }
  return pieces;
}
