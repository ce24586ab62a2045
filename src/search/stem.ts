/**
 * Reduces the forms of an English word to one stem, like Porter's algorithm: create, creates, creating, and creation
 * have the stem `creat`. Returns short words unchanged, and words with characters other than a to z, which are names or foreign.
 */
export function toStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const plain = withoutInflection(toSingular(word)).replace(/(?<=[aeiouy].*[^aeiou])y$/, 'i');
  const stem = endings.reduce(shorten, plain);
  return stem.length > 4 ? stem.replace(/([^aeiou])e$/, '$1').replace(/ll$/, 'l') : stem;
}

function toSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  // Index terms have already lost their final `s`: `statuse`, `dependencie`.
  if (/(?:sse|she|che|xe|..use)s?$/.test(word)) return word.replace(/es?$/, '');
  return word.replace(/(?<=...)ies?$/, 'y').replace(/s$/, '');
}

/** Removes `-ed` and `-ing`: `mapped` becomes `map`, `updating` becomes `update`. */
function withoutInflection(word: string): string {
  const [, base = ''] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (base.length < 2 || !/[aeiouy]/.test(base) || word.endsWith('eed')) return word;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return /(?:at|bl|iz)$|^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}

interface Rule {
  /** The minimum number of syllables that must remain before the ending. */
  least: number;
  /** Endings and their replacements. The first ending that matches applies. */
  endings: [string, string][];
}

const endings: Rule[] = [
  toRule(
    1,
    'izational:ize ization:ize isation:ize ational:ate ation:ate ator:ate izer:ize iser:ize ise:ize iviti:ive biliti:ble aliti:al tional:tion',
  ),
  toRule(1, 'icate:ic ative: alize:al ical:ic ness: ful: ment:'),
  toRule(2, 'ement: ance: ence: anci: enci: able: ible: ant: ent: ate: iti: ous: ive: ize: al: er: ic:'),
  toRule(1, 'sion:s'),
  toRule(0, 'tion:t'),
];

function toRule(least: number, list: string): Rule {
  return {
    least,
    endings: list.split(' ').map((entry): [string, string] => {
      const [ending = '', other = ''] = entry.split(':');
      return [ending, other];
    }),
  };
}

function shorten(word: string, rule: Rule): string {
  const [ending = '', other = ''] = rule.endings.find(([end]) => word.endsWith(end)) ?? [];
  const rest = word.slice(0, word.length - ending.length);
  return ending !== '' && countSyllables(rest) >= rule.least ? rest + other : word;
}

/** Counts the syllables of a word: groups of vowels that are followed by a consonant. */
function countSyllables(word: string): number {
  return word.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;
}
