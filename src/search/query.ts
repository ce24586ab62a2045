import { toCompact, toLoose, toQueryWords, toCompactWithAll, type QueryWord } from './tokenize';

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
  /** The first letters of three or more words: `caas` of “containers as a service”. */
  acronym?: string;
  /** `get`, if it begins with a method in capitals or before a path. */
  method?: string;
  /** The path it names, in lower case: `/environments/{type}`. */
  path?: string;
}

const methods = /^(get|put|post|patch|delete|head|options|trace)\b\s*/i;
/** Longer input is cut: nobody types it, and each word costs time. */
const longest = 200;
const mostWords = 12;

/** Questions for a fact, and the thing that a name or a title has for it. */
const facts: [RegExp, string][] = [
  [/^is (?:the |my |your )?(.+?) (?:up|down|alive|reachable)\b.*/i, 'health $1'],
  [/^which\b/i, 'list'],
  [/^when (?=(?:was|were|did|is|has)\b)/i, 'timestamp '],
  [/^how (?:long|big)\b/i, 'length'],
];

/** The words to look for: what is asked of which is a list, of when a timestamp. */
function toStatement(text: string): string {
  return facts.reduce((rest, [question, noun]) => rest.replace(question, noun), text);
}

/** True if an explanation is wanted. */
function isQuestion(text: string): boolean {
  const isAsked = /^(?:what|why|how|when|who)\b/i.test(text) && toStatement(text) === text;
  return isAsked || /\b(?:meaning|means?|explained|explanation|explain|definition|difference|vs|versus)\b/i.test(text);
}

function toAcronym(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 2 ? words.map(([letter]) => letter).join('') : undefined;
}

/** Reads a query: its words, and the method and path that it may name. */
export function toQuery(input: string): Query {
  const text = input.normalize('NFC').trimStart().slice(0, longest);
  const [prefix = '', word = ''] = methods.exec(text) ?? [];
  const rest = text.slice(prefix.length);
  const isMethod = word !== '' && (word === word.toUpperCase() || rest.startsWith('/'));
  const path = /(?:^|\s)(\/\S*)/.exec(rest)?.[1];
  return {
    text: text.trim(),
    isQuestion: isQuestion(text),
    words: toQueryWords(toStatement(text)).slice(0, mostWords),
    whole: toCompactWithAll(text),
    compact: toCompact(text),
    loose: toLoose(text),
    acronym: toAcronym(text),
    method: isMethod ? word.toLowerCase() : undefined,
    path: path && path.length > 1 ? path.toLowerCase().replace(/\/$/, '') : undefined,
  };
}
