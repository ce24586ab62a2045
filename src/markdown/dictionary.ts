import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const folder = path.resolve('node_modules/@cspell');
const english = decodeTrie(gunzipSync(readFileSync(path.join(folder, 'dict-en_us/en_US.trie.gz'))));
const terms = new Set(['softwareTerms', 'software-tools', 'networkingTerms', 'webServices'].flatMap(readTerms));

function readTerms(name: string): string[] {
  const text = readFileSync(path.join(folder, `dict-software-terms/dict/${name}.txt`), 'utf8');
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[~!+*#].*/, '').trim())
    .filter((term) => term !== '')
    .map((term) => term.toLowerCase());
}

/** Returns true for a word of American English or a term of software. A word in lower case may begin with a capital. */
export function isEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    [word, lower, word.slice(0, 1) + lower.slice(1)].some((form) => english.has(form)) ||
    [lower, lower.replace(/s$/, '')].some((form) => terms.has(form))
  );
}

/** Returns the English words that are most similar to a misspelled one, the most similar first. */
export function findSimilarWords(word: string): string[] {
  const isCapital = word !== word.toLowerCase();
  const found = english.suggest(word.toLowerCase(), { numSuggestions: 3, timeout: 1000 });
  return found.slice(0, 3).map((one) => (isCapital ? one.slice(0, 1).toUpperCase() + one.slice(1) : one));
}
