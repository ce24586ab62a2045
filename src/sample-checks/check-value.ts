import type { ErrorObject } from 'ajv';
import { isMap, isPair, isSeq, parseDocument } from 'yaml';
import { toFragment, toKey } from '@/lib/json-pointer';
import { getUnknownFields, type Path } from './find-unknown-fields';
import { type CodeProblem, toSuggestion } from './problem';
import { type SampleSpec, toJson } from './read-operations-and-schemas-from-spec';

/** A value of a sample, and the code that it was parsed from. */
export interface SampleValue {
  code: string;
  /** The offset of the code in the block. */
  offset: number;
  /** The name of the value in messages: `environments.CreateSecretRequest`. */
  name: string;
}

/** Returns the locations where the value does not match the schema at the pointer. */
export function getValueProblems(spec: SampleSpec, pointer: string, sample: SampleValue): CodeProblem[] {
  const source = parseDocument(sample.code, { prettyErrors: false });
  const second = source.errors.find(({ code }) => code === 'MULTIPLE_DOCS');
  if (second)
    return [{ offset: sample.offset + second.pos[0], message: `${sample.name} must be one document, not several` }];
  const value: unknown = source.toJS();
  const locate = (path: Path, isKey: boolean) => sample.offset + findOffset(source.contents, path, isKey);
  const unknown = getUnknownFields(spec, pointer, value, sample.name).map(({ path, message }) => ({
    offset: locate(path, true),
    message,
  }));
  return [...unknown, ...getSchemaProblems(spec, pointer, value, sample.name, locate)];
}

/** Returns true for a placeholder that the reader replaces, `{ownerId}` or `<owner id>`, and for text with `$OWNER_ID`. */
export function isPlaceholder(text: string): boolean {
  return /\$\{?[A-Za-z_]\w*|^\{[^{}]+\}$|^<[^<>]+>$/.test(text);
}

function findOffset(node: unknown, path: Path, isKey: boolean): number {
  const [name, ...rest] = path;
  if (name !== undefined && isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === String(name));
    if (isPair(pair)) return rest.length === 0 && isKey ? getStart(pair.key) : findOffset(pair.value, rest, isKey);
  }
  if (name !== undefined && isSeq(node)) return findOffset(node.items[Number(name)], rest, isKey);
  return getStart(node);
}

function getStart(node: unknown): number {
  const { range } = toJson(node);
  return Array.isArray(range) ? Number(range[0]) : 0;
}

function getSchemaProblems(
  spec: SampleSpec,
  pointer: string,
  value: unknown,
  name: string,
  locate: (path: Path, isKey: boolean) => number,
): CodeProblem[] {
  const validate = spec.ajv.compile({ $ref: `${spec.service}${toFragment(pointer)}` });
  if (validate(value)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const path = error.instancePath.split('/').slice(1).map(toKey);
    const data = path.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : toJson(at)[key]), value);
    if (typeof data === 'string' && TEXT_KEYWORDS.has(error.keyword) && isPlaceholder(data)) return [];
    const message = toMessage(error, [name, ...path].join('.'), data);
    return message === undefined ? [] : [{ offset: locate(path, false), message }];
  });
}

/** Keywords that a placeholder does not have to satisfy, since a reader replaces it with a valid value. */
const TEXT_KEYWORDS = new Set(['format', 'pattern', 'enum', 'const', 'maxLength', 'minLength']);

/** Keywords whose errors only report that a subschema fails, for which there is a separate error. */
const WRAPPERS = new Set(['allOf', 'anyOf', 'oneOf', 'if', '$ref']);

function toMessage({ keyword, params, message = '' }: ErrorObject, name: string, data: unknown): string | undefined {
  if (WRAPPERS.has(keyword)) return undefined;
  const { missingProperty, allowedValues, additionalProperty } = toJson(params);
  // `getUnknownFields` reports these with the most similar valid name.
  if (additionalProperty !== undefined) return undefined;
  if (missingProperty !== undefined) return `missing field "${String(missingProperty)}" in ${name}`;
  if (Array.isArray(allowedValues)) {
    const shown = JSON.stringify(data) ?? 'nothing';
    return `${shown} is not a value of ${name}${toSuggestion(String(data), allowedValues.map(String))}`;
  }
  return `${name} ${message}`;
}
