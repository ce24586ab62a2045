/**
 * Two languages that nobody translates, because a program makes their texts from the English ones. Their codes are those of real
 * languages, so that plurals, directions, and names of languages are real.
 */
export type PseudoLanguage = 'de' | 'ar';

const english = 'abcdefghijklmnopqrstuvwxyz';

/** What replaces the English letters: accented letters, above and below which text can be cut, or right-to-left letters. */
const letters = {
  de: 'äḃçđéḟĝĥîĵķĺḿñöṗqŕşťüṽŵẋýž',
  ar: 'ابذدهفغحيجكلمنعصقرستوثطخىز',
};

/** Other characters that differ in right-to-left text. */
const marks: Record<string, string> = { ',': '،', '?': '؟', ';': '؛', '←': '→', '→': '←', '“': '«', '”': '»' };

/**
 * Converts an English text to a pseudo-language. Doubled letters make it about 1.4 times longer, like many translations. Names
 * with several capitals, such as `OpenAPI` and `BASE_PATH`, stay, so that right-to-left text contains left-to-right words.
 */
export function toPseudoText(text: string, code: PseudoLanguage): string {
  const words = text.replace(/[a-z]\w*/gi, (word) => (/[A-Z].*[A-Z]/.test(word) ? word : toPseudoWord(word, code)));
  return code === 'ar' ? words.replace(/[,?;←→“”]/g, (mark) => marks[mark] ?? mark) : words;
}

function toPseudoWord(word: string, code: PseudoLanguage): string {
  const own = [...letters[code]];
  return word.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    const replaced = own[english.indexOf(small)] ?? letter;
    const first = letter === small ? replaced : replaced.toUpperCase();
    return /[aeiouyn]/.test(small) ? first + replaced : first;
  });
}
