import type { NormalizedProblem } from '@redocly/openapi-core';
import { toKeys } from '@/lib/json-pointer';
import { toVersionMessage } from './explain-keywords-of-other-versions';

/** The words for types in messages, in the words of YAML. */
const kinds: Record<string, string> = {
  array: 'a list',
  object: 'a map',
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  null: 'empty',
};

/** Returns what a value is, with an article. */
export function toKindOfValue(value: unknown): string {
  if (typeof value === 'boolean') return `\`${value}\``;
  return kinds[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? '';
}

/** What to do if a value should have another type. */
const typeFixes: Record<string, string> = {
  array: 'Start each entry with "- " on a line of its own, or write `[]`.',
  object: 'Write keys and values below it, or remove it.',
  string: 'Write a text in quotes, or remove the key.',
  number: 'Write a number without quotes, or remove the key.',
  integer: 'Write a whole number without quotes, or remove the key.',
  boolean: 'Write `true` or `false` without quotes, or remove the key.',
};

/** What to do about problems of rules whose messages only say what is wrong. */
const ruleFixes: Record<string, string> = {
  'no-identical-paths': 'Merge the two paths into one.',
  'no-ambiguous-paths': 'Rename one of them.',
  'path-parameters-defined': 'Add the parameter, or correct its name.',
  'operation-parameters-unique': 'Remove one of them.',
  'security-scheme-defined': 'Add it to `components.securitySchemes`, or correct the name.',
  'security-scopes-defined': 'Add it to the scopes of the scheme, or correct the name.',
  'server-variable-defined': 'Add it to `variables`, or correct the name.',
  'server-variable-used': 'Remove it, or use it in `url`.',
  'spec-components-invalid-map-name': 'Rename it: use letters, digits, ".", "-", and "_".',
  'spec-example-values': 'Remove one of them.',
  'no-duplicated-tag-names': 'Remove one of them.',
  'spec-no-invalid-encoding-combinations': 'Remove `encoding`.',
  'spec-querystring-parameters': 'Remove one of them.',
  'discriminator-default': 'Add `defaultMapping`, or require the property.',
  'spec-ref-siblings': 'Write the reference as the only entry of `allOf`, or remove the key: OpenAPI 3.0 ignores it.',
  'no-enum-type-mismatch': 'Correct the value, or the type.',
  'no-duplicated-enum-values': 'Remove one of them.',
  'nullable-type-sibling': 'Add `type`.',
};

type Translation = [pattern: RegExp, toText: (match: string[], subject: string) => string];

/** Messages of the rule `struct`, and what to write instead. */
const translations: Translation[] = [
  [
    /^Expected type `([^`]+)` \((array|object)\) but got `(\w+)`/,
    ([, name = '', type = '', actual = ''], subject) =>
      `${subject} must be ${kinds[type]} (${toWords(name)}), not ${kinds[actual]}. ${typeFixes[type]}`,
  ],
  [
    /^Expected type `(\w+)` but got `(\w+)`/,
    ([, type = '', actual = ''], subject) =>
      `${subject} must be ${kinds[type]}, not ${kinds[actual]}. ${typeFixes[type]}`,
  ],
  [/^The field `([^`]+)` must be present/, ([, key = '']) => `The key \`${key}\` is missing. Add it.`],
  [
    /^Must contain at least one of the following fields: (.*)\.$/,
    ([, keys = '']) => `One of these keys must be present: ${keys}. Add one.`,
  ],
  [
    /^The field `([^`]+)` is not allowed here/,
    ([, key = '']) => `The key \`${key}\` has no effect with this \`type\`. Remove it.`,
  ],
  [
    /^The value of the (\w+) field must be greater than or equal to (\d+)/,
    ([, key = '', least = '']) => `\`${key}\` must be ${least} or more. Write a greater number.`,
  ],
  [
    /^Property `([^`]+)` is not expected here\.$/,
    ([, key = '']) => `Property \`${key}\` is not expected here. Remove it, or begin its name with "x-".`,
  ],
  [
    /^`([^`]+)` can be one of the following only: (.*)\.?$/,
    ([, key = '', values = '']) =>
      `\`${key}\` has another value than OpenAPI allows. Use one of: ${values.replace(/\.$/, '')}.`,
  ],
];

/**
 * Returns the message of a problem in plain words, with what to do. `hasOffer` is true if a suggestion follows, and `isOld` for OpenAPI 3.0.
 */
export function toPlainMessage(
  { ruleId, message, location: [location] }: NormalizedProblem,
  hasOffer: boolean,
  isOld: boolean,
): string {
  const text = message.replace(/\s+/g, ' ').trim();
  const ofVersion = ruleId === 'struct' ? toVersionMessage(text, location?.pointer ?? '', isOld) : undefined;
  if (ofVersion !== undefined) return ofVersion;
  if (ruleId === 'struct')
    return hasOffer && text.startsWith('Property ') ? text : translate(text, toSubject(location?.pointer ?? ''));
  const fix = / is not used in the path /.test(text) ? 'Correct its name, or remove it.' : ruleFixes[ruleId];
  return fix === undefined ? text : `${text.replace(/\.?$/, '.')} ${fix}`;
}

function translate(text: string, subject: string): string {
  for (const [pattern, toText] of translations) {
    const match = pattern.exec(text);
    if (match) return toText(match, subject);
  }
  return text;
}

/** Names the value at a pointer by its key, or by its number in a list. */
function toSubject(pointer: string): string {
  const keys = toKeys(pointer);
  const last = keys.at(-1) ?? '';
  if (last === '') return 'The document';
  const parent = keys.at(-2);
  return /^\d+$/.test(last) && parent !== undefined && !/^(paths|responses)$/.test(parent)
    ? `Entry ${Number(last) + 1} of \`${parent}\``
    : `\`${last}\``;
}

/** Returns the name of an object in the specification for the name of a type of the library. */
function toWords(name: string): string {
  if (name === 'Root') return 'OpenAPI Object';
  const list = /^(\w+?)(_List|List)$/.exec(name)?.[1];
  const map = /^(?:Named(\w+?)|(\w+?)s?(?:_Map|Map))$/.exec(name);
  const words = (text: string) =>
    text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^SecuritySchema$/, 'Security Scheme');
  if (list !== undefined) return `${words(list)} Objects`;
  if (map) return `names and ${words(map[1] ?? map[2] ?? '')} Objects`;
  return `${words(name)} Object`;
}

/** Returns the message of the parser without the location, which the problem has anyway. */
export function toSyntaxMessage(message: string): string {
  return message
    .replace(/ in "[^"]*" \(\d+:\d+\)$/, '')
    .replace(/^nesting exceeded maxDepth \((\d+)\)$/, 'this value is nested more than $1 levels deep');
}

/** The start of the linter's message for a file that cannot be parsed. */
export const unparsed = 'Failed to parse: ';

/** Returns a problem with a message in plain words and a rule of its own if it is about a file that cannot be parsed. */
export function toSyntaxProblem(problem: NormalizedProblem): NormalizedProblem {
  if (!problem.message.startsWith(unparsed)) return problem;
  const message = `${toSyntaxMessage(problem.message.slice(unparsed.length))}. Check the indentation, quotes, and brackets here and just before.`;
  return { ...problem, ruleId: 'yaml-syntax', message };
}
