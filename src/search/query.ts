import { toCompact, toLoose, toQueryWords, toCompactWithAll, type QueryWord } from './tokenize';

/** A parsed query. */
export interface Query {
  /** The query as typed, without surrounding spaces. */
  text: string;
  words: QueryWord[];
  /** True if the query asks what something is: pages explain, references list. */
  isQuestion: boolean;
  /** All words except articles and filler, without separators. */
  whole: string;
  compact: string;
  /** The same words as stems. */
  loose: string;
  /** The first letters of three or more words: `caas` of “containers as a service”. */
  acronym?: string;
  /** `get`, if it begins with a method in capitals or before a path. */
  method?: string;
  /** The path in the query, in lower case: `/environments/{type}`. */
  path?: string;
}

const methods = /^(get|put|post|patch|delete|head|options|trace)\b\s*/i;
/** The maximum length of a query. Nobody types more, and each word costs time. */
const longest = 200;
const mostWords = 12;

/** Questions for a fact, with the noun that names and titles use for it. */
const facts: [RegExp, string][] = [
  [/^is (?:the |my |your )?(.+?) (?:up|down|alive|reachable)\b.*/i, 'health $1'],
  [/^which\b/i, 'list'],
  [/^when (?=(?:was|were|did|is|has)\b)/i, 'timestamp '],
  [/^how (?:long|big)\b/i, 'length'],
];

/** Replaces question words by what to search for: a list for "which", a timestamp for "when". */
function toStatement(text: string): string {
  return facts.reduce((rest, [question, noun]) => rest.replace(question, noun), text);
}

/** Returns true if the reader wants an explanation. */
function isQuestion(text: string): boolean {
  const isAsked = /^(?:what|why|how|when|who)\b/i.test(text) && toStatement(text) === text;
  return isAsked || /\b(?:meaning|means?|explained|explanation|explain|definition|difference|vs|versus)\b/i.test(text);
}

function toAcronym(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 2 ? words.map(([letter]) => letter).join('') : undefined;
}

/** Parses a query into its words and, if present, its method and path. */
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
