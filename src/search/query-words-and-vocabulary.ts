import type { Query } from './parse-query';
import { isParticle, isShort } from './tokenize';
import { toStem } from './stem';

/** A word of a query, looked up in the index. */
export interface AskedWord {
  term: string;
  /** Indexed terms that are other forms of the word, or the word written as one with a neighbor. */
  forms: string[];
  /** True if the word may be the beginning of a longer one. */
  isBegun: boolean;
  /** True if no indexed term starts with the word or is a form of it, so it may be misspelled. */
  isUnknown: boolean;
  /** True for filler, particles, and stop words: a record that lacks the word also matches. */
  isOptional: boolean;
  /** True if the reader typed the word and few records contain it: probably one of them is wanted. */
  isRare: boolean;
  /** How well the word distinguishes records. */
  weight: number;
}

/** General words, mostly verbs, that say less about the topic than the nouns after them. */
const light = new Set(
  'get find show see use using need make work go went look check view list all every put which give tell'.split(' '),
);

/** Filler words: a query means the same without them. */
const filler = new Set(
  'already also anything yet just exactly really actually currently possible supported allowed something someone thing stuff explain explained explanation mean meaning means vs versus difference between choose pick want like way work own happen each know not no one until while via after before during instead about without through everything single'.split(
    ' ',
  ),
);

/** Looks up the words of a query. A word other than the last one counts as complete if the vocabulary has it. */
export function toAskedWords({ text, words }: Query, vocabulary: Vocabulary): AskedWord[] {
  return words.map(({ term: written, joined, phrasal }, at) => {
    // Prefers `login` for `log in`, which is not about logs.
    const term = phrasal.find((name) => vocabulary.has(name)) ?? written;
    const forms = [...vocabulary.getForms(term), ...joined.filter((name) => name !== term && vocabulary.has(name))];
    if (term !== written && vocabulary.has(written)) forms.push(written);
    const isLast = at === words.length - 1;
    return {
      term,
      forms,
      isBegun: (term.length > 1 || !isShort(term)) && (isLast || !vocabulary.has(term)),
      isUnknown: forms.length === 0 && !(isLast ? vocabulary.hasStart(term) : vocabulary.has(term)),
      isOptional: isParticle(term) || filler.has(term) || (isLast && at > 0 && isShort(term)),
      isRare: vocabulary.isRare(term) && !light.has(term) && text.toLowerCase().includes(term),
      weight: vocabulary.getWeight(term) * toShare(term),
    };
  });
}

/** Returns the factor by which the weight of a word is reduced. */
function toShare(term: string): number {
  if (filler.has(term)) return 0.1;
  if (isParticle(term)) return 0.25;
  return light.has(term) ? 0.5 : 1;
}

/** Removes optional words, and a last word of one or two characters, which matches nearly everything. Never removes all words. */
export function toTelling(words: AskedWord[]): AskedWord[] {
  const rest = words.filter(({ term, isOptional }, at) => !isOptional && (at < words.length - 1 || !isShort(term)));
  return rest.length > 0 ? rest : words;
}

/** All indexed terms. Finds terms by prefix and by stem, and weighs how well each one distinguishes records. */
export class Vocabulary {
  private readonly terms: string[];
  private readonly byStem = new Map<string, string[]>();

  /**
   * @param counts the number of records that each term names
   * @param total the number of all records
   * @param rare the terms that few records contain anywhere
   */
  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private readonly total: number,
    private readonly rare: ReadonlySet<string>,
  ) {
    this.terms = [...counts.keys()].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    for (const term of this.terms) {
      const stem = toStem(term);
      const forms = this.byStem.get(stem);
      if (forms) forms.push(term);
      else this.byStem.set(stem, [term]);
    }
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  /** Returns true if few records contain a word in any of its forms. */
  isRare(term: string): boolean {
    const known = [term, ...this.getForms(term)].filter((form) => this.has(form));
    return known.length > 0 && known.every((form) => this.rare.has(form));
  }

  hasStart(start: string): boolean {
    return this.terms[this.findPlace(start)]?.startsWith(start) ?? false;
  }

  /** Returns other terms that are forms of the same word: `created` and `creation` for `create`. */
  getForms(term: string): string[] {
    return (this.byStem.get(toStem(term)) ?? []).filter((form) => form !== term);
  }

  /** Returns the weight of a word: the fewer records it names, in any of its forms, the higher. */
  getWeight(term: string): number {
    const forms = [term, ...this.getForms(term)];
    const named = forms.reduce((most, form) => Math.max(most, this.counts.get(form) ?? 0), 0);
    return Math.log(1 + this.total / (named + 1));
  }

  /** Returns the index of the first term that does not sort before `start`. */
  private findPlace(start: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
