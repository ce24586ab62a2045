/** True if a text contains one of the words, whole and in its letters' case. */
export function mentionsWord(text: string, words: string[]): boolean {
  return words.some((word) => word !== '' && toPattern(word).test(text));
}

function toPattern(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${literal}(?![\\p{L}\\p{N}_-])`, 'u');
}
