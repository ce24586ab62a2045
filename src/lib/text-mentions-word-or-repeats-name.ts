import { escapeRegExp } from './escape';

/** Returns true if a text contains one of the words as a whole word. The match is case-sensitive. */
export function mentionsWord(text: string, words: string[]): boolean {
  return words.some((word) => word !== '' && text.includes(word) && toWholeWord(word).test(text));
}

function toWholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${escapeRegExp(word)}(?![\\p{L}\\p{N}_-])`, 'u');
}

/** Returns true if a title only repeats one of the names: `User Id` of `user_id`. */
export function repeatsName(title: string, names: readonly (string | undefined)[]): boolean {
  const toLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return names.some((name) => toLetters(name ?? '') === toLetters(title));
}
