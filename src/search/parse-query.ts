import { toIdentifiers, type Identifier } from './query-identifiers-and-fit';
import { toCompact, toLoose, toQueryWords, toCompactWithAll, type QueryWord } from './tokenize';

/** A parsed query. */
export interface Query {
  /** The query as typed, without surrounding spaces. */
  text: string;
  words: QueryWord[];
  identifiers: Identifier[];
  /** True if the reader wants an explanation, so pages rank above API records. */
  isQuestion: boolean;
  /** True if the reader asks where something is used, which only the cross-reference answers. */
  isAboutUse: boolean;
  /** All words except articles, without separators. */
  whole: string;
  /** All words except stop words, without separators. */
  compact: string;
  /** The stems of all words except stop words, without separators. */
  loose: string;
  /** The first letters of three or more words: `caas` of “containers as a service”. */
  acronym?: string;
  /** `get`, if the query begins with this method, in capitals or before a path, or ends with it in capitals. */
  method?: string;
  /** The path in the query, in lower case: `/environments/{type}`. */
  path?: string;
}

const methods = /^(get|put|post|patch|delete|head|options|trace)\b\s*/i;
const lastMethod = /\s(GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s*$/;
/** The maximum number of characters of a query. Nobody types more, and each word costs time. */
const longest = 200;
const mostWords = 12;

/** Phrases that ask for a fact, with the nouns that names and titles use for it. */
const facts: [RegExp, string][] = [
  [/^is (?:the |my |your )?(.+?) (?:up|down|alive|reachable)\b.*/i, 'health $1'],
  [/^which\b/i, 'list'],
  [/^when (?=(?:was|were|did|is|has)\b)/i, 'timestamp '],
  [/^who (?:has |have )?(\w{3,})ed\b/i, '$1er'],
  [/^how (?:long|big)\b/i, 'length'],
  [/^(?:find|get|list|read|see|show|view) (?:all|every)\b/i, 'list'],
];

/** Replaces phrases that ask for a fact with nouns to search for: `which` with `list`, `how long` with `length`. */
function toStatement(text: string): string {
  return facts.reduce((rest, [question, noun]) => rest.replace(question, noun), text);
}

/** The beginning of a query that asks for the way to do something. */
const task = /^how (?:to|(?:can|could|do|should|would) (?:I|we|you))\b/i;

/** Returns true if the reader wants an explanation. */
function isQuestion(text: string): boolean {
  const isAsked = /^(?:what|why|how|when|who)\b/i.test(text) && !task.test(text) && toStatement(text) === text;
  return isAsked || /\b(?:meaning|means?|explained|explanation|explain|definition|difference|vs|versus)\b/i.test(text);
}

/**
 * Returns true if the reader asks where something is used, what uses it, or for its TypeScript type. A reader who asks what
 * they can use wants the thing itself.
 */
function isAboutUse(text: string): boolean {
  if (/\b(?:I|we|you) use\b/i.test(text)) return false;
  return (
    /^(?:where|which|what|who)\b.*\b(?:uses?|used|appears?|occurs?|contains?|references?)\b/i.test(text) ||
    /\b(?:where used|used (?:by|in|where)|uses of|usages?|typescript (?:type|interface)s?)\b/i.test(text)
  );
}

function toAcronym(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 2 ? words.map(([letter]) => letter).join('') : undefined;
}

/** Parses a query into its words, its method, and its path, and derives the forms that ranking compares with names. */
export function toQuery(input: string): Query {
  const text = input.normalize('NFC').trimStart().slice(0, longest);
  const [prefix = '', word = ''] = methods.exec(text) ?? [];
  const rest = text.slice(prefix.length);
  const isMethod = word !== '' && (word === word.toUpperCase() || rest.startsWith('/'));
  const [, last] = lastMethod.exec(text) ?? [];
  const path = /(?:^|\s)(\/\S*)/.exec(rest)?.[1];
  return {
    text: text.trim(),
    isQuestion: isQuestion(text),
    isAboutUse: isAboutUse(text),
    words: toQueryWords(toStatement(text)).slice(0, mostWords),
    identifiers: path === undefined ? toIdentifiers(text).slice(0, mostWords) : [],
    whole: toCompactWithAll(text),
    compact: toCompact(text),
    loose: toLoose(text),
    acronym: toAcronym(text),
    method: (isMethod ? word : last)?.toLowerCase(),
    path: path && path.length > 1 ? path.toLowerCase().replace(/\/$/, '') : undefined,
  };
}
