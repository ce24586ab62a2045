import { type Token, toTitleTokens, toTokens } from './tokenize';

/** The tags around marked words, as in InstantSearch. They are not HTML, so the text between them needs no escaping. */
export const markStart = '__ais-highlight__';
export const markEnd = '__/ais-highlight__';

export interface Tags {
  start: string;
  end: string;
}

/** A text with its matched words between tags, as Algolia returns it. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

interface Range {
  start: number;
  end: number;
}

/** Marks the matched words of a title. */
export function toHighlighted(text: string, terms: ReadonlySet<string>, tags: Tags): Highlighted {
  return toValue(text, toMatched(toTitleTokens(text), terms), tags);
}

/** Returns the matched tokens. A token of several words counts only if none of these words matched on its own. */
function toMatched(tokens: Token[], terms: ReadonlySet<string>): Token[] {
  const matched = tokens.filter(({ term }) => terms.has(term));
  const holds = (outer: Token, inner: Token) =>
    inner !== outer &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start;
  return matched.filter((token) => !matched.some((other) => holds(token, other)));
}

/** The number of characters of an excerpt before its first match. */
const before = 30;

/** Returns an excerpt of a text, cut at spaces, from the range with the most matched words. */
export function toSnippet(text: string, terms: ReadonlySet<string>, tags: Tags, length = 160): Highlighted {
  const tokens = toMatched(toTokens(text), terms);
  const first = toDensest(tokens, length);
  // A text without spaces is cut anywhere.
  const space = text.indexOf(' ', first - before);
  const start = first <= before ? 0 : space === -1 || space > first ? first - before : space + 1;
  const last = text.lastIndexOf(' ', start + length);
  const end = text.length - start <= length ? text.length : last > first ? last : start + length;
  const inside = tokens
    .filter((token) => token.start >= start && token.end <= end)
    .map((token) => ({ start: token.start - start, end: token.end - start }));
  const marked = toValue(text.slice(start, end), inside, tags);
  return { ...marked, value: `${start > 0 ? '… ' : ''}${marked.value}${end < text.length ? ' …' : ''}` };
}

/** Returns the start of the first match of the range with the most matches. Considers only the first 40 matches. */
function toDensest(tokens: Range[], length: number): number {
  let best = { start: 0, count: 0 };
  for (const { start } of tokens.slice(0, 40)) {
    const count = tokens.filter((token) => token.start >= start && token.end <= start + length - before).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function toValue(text: string, ranges: Range[], { start, end }: Tags): Highlighted {
  const merged = toMerged(ranges);
  let value = '';
  let last = 0;
  for (const range of merged) {
    value += `${text.slice(last, range.start)}${start}${text.slice(range.start, range.end)}${end}`;
    last = range.end;
  }
  const matchedWords = merged.map((range) => text.slice(range.start, range.end).toLowerCase());
  return { value: value + text.slice(last), matchLevel: merged.length > 0 ? 'full' : 'none', matchedWords };
}

/** Merges ranges that touch or overlap. */
function toMerged(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
