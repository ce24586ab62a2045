import { toPlural } from '../plural';

// Explain a payload
export const payloadTitle = 'Explain a payload';
export const payloadDescription =
  'Find out which schema a JSON request or response body fits, what is wrong with it, and what its properties mean.';
export const payloadInput = 'JSON request or response body';
export const payloadPrivate = 'The text stays in this browser. It is neither sent nor stored.';
export const payloadExplain = 'Explain';
export const payloadExample = 'Try an example';
export const payloadEmpty = 'The payload has no properties. Schemas are found by the names of their properties.';
export const payloadNone = (path: string) =>
  path === ''
    ? 'No schema in these APIs has any of the payload’s top-level properties.'
    : `No schema in these APIs has any of the properties of the payload or of the value at ${path}.`;
export const payloadInner = (path: string) =>
  `No schema in these APIs fits the whole payload. The schemas below fit the value at ${path}.`;
export const payloadTooLong = (size: string) => `The text is longer than ${size}. Paste only part of it.`;
export const payloadSlow = 'The text could not be explained in time. Paste only part of it.';
export const payloadFailed = 'The payload could not be explained. Check your connection and try again.';
export const payloadOutdated =
  'The site has changed since you opened this page. Copy the text, reload the page, and paste it again.';
export const payloadNotJson = (line: number, column: number, problem: string) =>
  `Not JSON: line ${line}, column ${column}: ${problem}`;
export const payloadFits = 'Fits best';
export const payloadAlso = 'Also possible';
export const payloadProblems = (count: number) =>
  count === 0 ? 'No problems' : toPlural('en', count, { one: '# problem', other: '# problems' });
export const payloadProperty = 'Property';
export const payloadMeaning = 'Meaning';
export const payloadProblem = 'Problem';
export const payloadWhole = 'The whole payload';
export const payloadNeedsScript =
  'Open this page in a browser with JavaScript, and paste the body or response. Without JavaScript, find the meaning of each property through the';
export const payloadSchemas = 'list of schemas';
export const payloadCut = (count: number) => `Only the first ${count} items of each array were checked.`;
export const payloadPlace = (line: number, column: number) => `Line ${line}, column ${column}`;
export const payloadMeant = (name: string) => `Did you mean "${name}"?`;
export const payloadTooDeep = (levels: number) => `nested more than ${levels} levels deep`;
/** What is wrong with a value, by the keyword of JSON Schema. */
export const payloadFaults = {
  type: (expected: string[], actual: string) => `Must have the type ${expected.join(' or ')}, not ${actual}.`,
  enum: (values: string[], meant?: string) =>
    `Must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  required: (name: string, written?: string) =>
    `The required property ${name} is missing.${written === undefined ? '' : ` Did you write ${written} for it?`}`,
  dependent: (name: string, missing: string[]) =>
    `Next to ${name}, these properties are required: ${missing.join(', ')}.`,
  property: (meant?: string) =>
    `The schema does not allow a property of this name.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  item: 'The schema does not allow an item here.',
  name: (reason: string) => `The name of the property is wrong: ${reason}`,
  anyOf: 'Fits none of the alternatives in the schema.',
  oneOf: 'Must fit exactly one of the alternatives in the schema.',
  not: 'The schema excludes this value.',
  contains: 'None of the items is as the schema requires at least one to be.',
  minContains: 'Too few items are as the schema requires some to be.',
  maxContains: 'Too many items are as the schema allows only some to be.',
  uniqueItems: 'Contains an item more than once.',
  minItems: (count: number, limit: number) => `Number of items: ${count}. Minimum: ${limit}.`,
  maxItems: (count: number, limit: number) => `Number of items: ${count}. Maximum: ${limit}.`,
  minProperties: (count: number, limit: number) => `Number of properties: ${count}. Minimum: ${limit}.`,
  maxProperties: (count: number, limit: number) => `Number of properties: ${count}. Maximum: ${limit}.`,
  minLength: (count: number, limit: number) => `Number of characters: ${count}. Minimum: ${limit}.`,
  maxLength: (count: number, limit: number) => `Number of characters: ${count}. Maximum: ${limit}.`,
  minimum: (limit: number) => `Must be ${limit} or more.`,
  maximum: (limit: number) => `Must be ${limit} or less.`,
  exclusiveMinimum: (limit: number) => `Must be more than ${limit}.`,
  exclusiveMaximum: (limit: number) => `Must be less than ${limit}.`,
  multipleOf: (step: number) => `Must be a multiple of ${step}.`,
  pattern: (pattern: string) => `Must match the pattern ${pattern}.`,
  format: (format: string) => `Must have the format ${format}.`,
  other: 'Does not fit the schema.',
};
/** Why a text is not JSON, by the code of the parser. */
export const payloadJsonFaults = {
  InvalidSymbol: 'a word that is not true, false, or null',
  InvalidNumberFormat: 'not a number',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'text after the end',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a closing quote is missing',
  UnexpectedEndOfNumber: 'an incomplete number',
  InvalidUnicode: 'four hexadecimal digits must follow \\u',
  InvalidEscapeCharacter: 'no escape sequence of JSON',
  InvalidCharacter: 'a character that must be escaped in a string',
  other: 'the text cannot be read',
};
