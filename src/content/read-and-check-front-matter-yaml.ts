import {
  isMap,
  isNode,
  isPair,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';
import type { z } from 'zod';
import type { PlacedMistake, Place, ReadResult } from '@/lib/user-errors-and-mistakes';
import { findAllNearest, toOffer } from '@/lib/nearest-names';
import { findTodo } from '@/markdown/heading-link-secret-and-todo-problems';

/** Reads YAML and checks it against a schema. Returns the valid keys, and every mistake in the order of the file. */
export function readFields<T extends z.ZodObject>(
  yaml: string,
  file: string,
  schema: T,
): ReadResult<Partial<z.infer<T>>> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, uniqueKeys: true });
  // The YAML begins on the second line of the file.
  const toPlace = (offset: number) => ({
    file,
    line: counter.linePos(offset).line + 1,
    column: counter.linePos(offset).col,
  });
  const isRepeated = ({ code }: { code: string }) => code === 'DUPLICATE_KEY';
  // One syntax error causes others after it.
  const syntax = document.errors.filter((error) => !isRepeated(error)).slice(0, 1);
  const rest = [...document.errors.filter(isRepeated), ...document.warnings];
  const aliases = findAliases(document, toPlace);
  const mistakes = [...[...syntax, ...rest].map((error) => toYamlMistake(error, toPlace)), ...aliases];
  if (syntax.length > 0 || aliases.length > 0) return { value: {}, mistakes: mistakes.sort(compareMistakes) };
  if (!isMap(document.contents)) {
    const message = 'the front matter is not a list of keys and values';
    const place = { file, line: 2, column: 1 };
    return { value: {}, mistakes: [...mistakes, { message, place, fix: 'Write one "key: value" per line.' }] };
  }
  const values = document.toJS() as Record<string, unknown>;
  mistakes.push(...findUnwritten(document, toPlace), ...findComments(document, toPlace));
  const result = schema.safeParse(values);
  if (result.success) return { value: result.data, mistakes: mistakes.sort(compareMistakes) };
  const { issues } = result.error;
  const wrong = new Set(
    issues.flatMap(({ path, ...issue }) => (path.length === 0 && 'keys' in issue ? issue.keys : path.slice(0, 1))),
  );
  const value = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)));
  const start = { file, line: 1, column: 1 };
  mistakes.push(...toMistakes(issues, { document, toPlace, start, known: Object.keys(schema.shape) }));
  return { value: value as Partial<z.infer<T>>, mistakes: mistakes.sort(compareMistakes) };
}

function toYamlMistake({ message, pos }: YAMLError | YAMLWarning, toPlace: (offset: number) => Place): PlacedMistake {
  return {
    message: `the front matter is not valid YAML: ${(message.split('\n')[0] ?? '').replace(/ at line .*$/, '')}`,
    place: toPlace(pos[0]),
    fix: 'Check the indentation, quotes, and colons here and just before.',
  };
}

function compareMistakes({ place: left }: PlacedMistake, { place: right }: PlacedMistake): number {
  return (left.line ?? 0) - (right.line ?? 0) || (left.column ?? 0) - (right.column ?? 0);
}

/** Returns a mistake for each text that is still to be written, at its key or in its list. */
function findUnwritten(document: Document, toPlace: (offset: number) => Place): PlacedMistake[] {
  const mistakes: PlacedMistake[] = [];
  visit(document, {
    Scalar: (key, { value, range }, path) => {
      const found = key !== 'key' && typeof value === 'string' ? findTodo(value) : undefined;
      if (!found) return;
      const parent = path.at(-1);
      const start = isPair(parent) && isNode(parent.key) ? parent.key.range : range;
      mistakes.push({ ...found, place: toPlace(start?.[0] ?? 0) });
    },
  });
  return mistakes;
}

/** Returns a mistake for each `#1` after a space, because YAML reads it as a comment. */
function findComments(document: Document, toPlace: (offset: number) => Place): PlacedMistake[] {
  const mistakes: PlacedMistake[] = [];
  visit(document, {
    Scalar: (_key, { comment, range }) => {
      if (!comment || /^\s/.test(comment)) return;
      mistakes.push({
        message: `"#${comment}" is a comment, so it is not part of the value`,
        place: toPlace(range?.[0] ?? 0),
        fix: 'Put the value in quotes. A comment has a space after its #.',
      });
    },
  });
  return mistakes;
}

/** Returns a mistake for each alias, because front matter has no use for one. */
function findAliases(document: Document, toPlace: (offset: number) => Place): PlacedMistake[] {
  const mistakes: PlacedMistake[] = [];
  visit(document, {
    Alias: (_key, { source, range }) =>
      void mistakes.push({
        message: `the front matter has an alias: *${source}`,
        place: toPlace(range?.[0] ?? 0),
        fix: 'Put a text that begins with * in quotes.',
      }),
  });
  return mistakes;
}

interface Where {
  document: Document;
  toPlace: (offset: number) => Place;
  known: string[];
  /** The place of a mistake that has no key. */
  start: Place;
}

/** Returns a mistake for each issue. A misspelled key also causes the issue that the correct key is missing. */
function toMistakes(issues: z.core.$ZodIssue[], { document, toPlace, known, start }: Where): PlacedMistake[] {
  const keys = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? toKeys(issue) : []));
  const meant = new Set(keys.flatMap(({ path, key }) => (path.length === 0 ? findAllNearest(key, known) : [])));
  const unknown = keys.map(({ path, key }) => ({
    path: [...path, key],
    message: `"${[...path, key].join('.')}" is not a front matter key`,
    fix: path.length === 0 ? toOffer(key, known, 'Keys') : 'Remove it, or correct its name.',
  }));
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter(({ path, ...issue }) => !(isMissing(issue) && meant.has(String(path[0])) && path.length === 1))
    .map((issue) => ({ path: issue.path, ...toWords(issue) }));
  return [...unknown, ...others].map(({ path, ...mistake }) => ({
    ...mistake,
    place: findPlace(document, path, toPlace) ?? start,
  }));
}

function toKeys({ path, keys }: z.core.$ZodIssueUnrecognizedKeys): { path: PropertyKey[]; key: string }[] {
  return keys.map((key) => ({ path, key }));
}

function findPlace(document: Document, path: PropertyKey[], toPlace: (offset: number) => Place): Place | undefined {
  for (let length = path.length; length > 0; length--) {
    const key = String(path[length - 1]);
    const parent = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const node: unknown = isMap(parent)
      ? parent.items.find((item) => String(item.key) === key)?.key
      : isSeq(parent) && parent.items[Number(key)];
    if (isNode(node) && node.range) return toPlace(node.range[0]);
  }
  return undefined;
}

function isMissing(issue: object): boolean {
  return (
    'code' in issue && issue.code === 'invalid_type' && 'message' in issue && /undefined/.test(String(issue.message))
  );
}

function toWords(issue: z.core.$ZodIssue): { message: string; fix: string } {
  const path = issue.path.join('.');
  if (isMissing(issue)) return { message: `"${path}" is missing`, fix: 'Add it to the front matter.' };
  return { message: `"${path}": ${issue.message.replace(/^Invalid input: /, '')}`, fix: 'Correct the value.' };
}
