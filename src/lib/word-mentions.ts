/** Returns true if a text contains one of the words as a whole word. The match is case-sensitive. */
export function mentionsWord(text: string, words: string[]): boolean {
  return words.some((word) => word !== '' && text.includes(word) && toPattern(word).test(text));
}

function toPattern(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${literal}(?![\\p{L}\\p{N}_-])`, 'u');
}

/** Returns true if a title only repeats one of the names: `User Id` of `user_id`. */
export function repeatsName(title: string, names: readonly (string | undefined)[]): boolean {
  const toLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return names.some((name) => toLetters(name ?? '') === toLetters(title));
}
