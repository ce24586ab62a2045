import { toCompact, toLoose, toQueryWords, toWhole, type QueryWord } from './tokenize';

/** What a reader typed, understood. */
export interface Query {
  /** As typed, without space around it. */
  text: string;
  words: QueryWord[];
  /** Asks what something is: pages explain, references list. */
  isQuestion: boolean;
  /** Without what divides its words: all but articles, and those that say something. */
  whole: string;
  compact: string;
  /** The same, whatever form its words have. */
  loose: string;
  /** `get`, if it begins with a method in capitals or before a path. */
  method?: string;
  /** The path it names, in lower case: `/environments/{type}`. */
  path?: string;
}

const methods = /^(get|put|post|patch|delete|head|options|trace)\b\s*/i;
/** Longer input is cut: nobody types it, and each word costs time. */
const longest = 200;
const mostWords = 12;

/** Reads a query: its words, and the method and path that it may name. */
export function toQuery(input: string): Query {
  const text = input.normalize('NFC').trimStart().slice(0, longest);
  const [prefix = '', word = ''] = methods.exec(text) ?? [];
  const rest = text.slice(prefix.length);
  const isMethod = word !== '' && (word === word.toUpperCase() || rest.startsWith('/'));
  const path = /(?:^|\s)(\/\S*)/.exec(rest)?.[1];
  return {
    text: text.trim(),
    isQuestion: /^(?:what|why|how|when|who)\b/i.test(text),
    words: toQueryWords(text).slice(0, mostWords),
    whole: toWhole(text),
    compact: toCompact(text),
    loose: toLoose(text),
    method: isMethod ? word.toLowerCase() : undefined,
    path: path && path.length > 1 ? path.toLowerCase().replace(/\/$/, '') : undefined,
  };
}
