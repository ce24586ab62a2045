/** Returns true if a text contains one of the words as a whole word. The match is case-sensitive. */
export function mentionsWord(text: string, words: string[]): boolean {
  return words.some((word) => word !== '' && text.includes(word) && toPattern(word).test(text));
}

function toPattern(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${literal}(?![\\p{L}\\p{N}_-])`, 'u');
}

/** Formats a number with its noun for terminals: `1 warning`, `2 warnings`. */
export function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
