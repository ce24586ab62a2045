import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPlainText } from '@/markdown/plain-text';
import { toDescriptionHast } from '@/markdown/markdown-to-hast';
import { toItemPath } from '../item-addresses';
import { isOpenApi30 } from '../find-in-bundled-document';
import { schemaMaps } from '../check-and-normalize-schema-keywords';
import { isObject, type JsonObject, findAtPointer } from '../find-members-of-parsed-json';
import type { Spec } from '../model/spec';
import { getOwnValues, isBody } from '../operation-values';

/** A schema that a payload may match, as JSON Schema. */
interface Candidate {
  title: string;
  href: string;
  schema: unknown;
  anchor?: string;
}

/** Loads the JSON Schemas of a service, and the schemas that a payload may match, for use in a browser. */
export async function loadPayloadSchemas(spec: Spec) {
  const file = join(process.cwd(), 'src/generated', `${spec.service}.json`);
  return toPayloadSchemas(spec, JSON.parse(await readFile(file, 'utf8')) as JsonObject);
}

/** Selects the JSON Schemas of a bundled document. */
export function toPayloadSchemas(spec: Spec, document: JsonObject) {
  const { components } = document;
  const schemas = isObject(components) && isObject(components['schemas']) ? components['schemas'] : {};
  return {
    title: spec.title,
    draft: isOpenApi30(document) ? '4' : '2020-12',
    schemas: toShortMap(schemas),
    candidates: [...toComponents(spec), ...toBodies(spec, document)],
  };
}

function toComponents({ componentIds, schemas }: Spec): Candidate[] {
  return componentIds.flatMap((id) => {
    const { name, page, anchor, annotatedRef } = schemas[id] ?? {};
    if (annotatedRef !== undefined || name === undefined || page === undefined || anchor === undefined) return [];
    const href = toItemPath({ page, anchor });
    return [{ title: name, href, anchor: href, schema: { $ref: id } }];
  });
}

/** Returns the bodies that are not components. */
function toBodies(spec: Spec, document: JsonObject): Candidate[] {
  const bodies = spec.operations.flatMap(getOwnValues).filter(isBody);
  return bodies.flatMap(({ operation: { title }, page, owner: anchor, schema }) => {
    const node = spec.schemas[schema];
    if (!node || node.name !== undefined || node.annotatedRef !== undefined) return [];
    return [{ title, href: toItemPath({ page, anchor }), schema: toShort(findAtPointer(document, schema)) }];
  });
}

/** Keywords whose value is data, which may look like a schema. */
const literals = new Set(['const', 'enum', 'default', 'required', 'dependentRequired']);

/** Returns a schema as a browser needs it: without examples, and with descriptions as plain text instead of Markdown. */
function toShort(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toShort);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key === 'pattern' && typeof value === 'string' && !isReadable(value)) return [];
    if (key === 'patternProperties' && isObject(value)) return [[key, toShortPatterns(value)]];
    if (key === 'description' && typeof value === 'string') return [[key, toText(value)]];
    return [[key, literals.has(key) ? value : schemaMaps.has(key) ? toShortMap(value) : toShort(value)]];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/** The name of any property has an empty pattern, so none is refused because a pattern cannot be read. */
function toShortPatterns(patterns: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(patterns).map(([pattern, schema]) =>
      isReadable(pattern) ? [pattern, toShort(schema)] : ['', true],
    ),
  );
}

/** Returns true for a pattern that browsers can read: with the flag `u`. Any other would end the whole explanation. */
function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function toShortMap(schemas: unknown): unknown {
  if (!isObject(schemas)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toShort(schema)]));
}

const texts = new Map<string, string>();

/** Parses only a description that can contain an element of Markdown, because a spec may have tens of thousands. */
function toText(markdown: string): string {
  if (!/[`*_~[\]<>&#|\\\n{:]/.test(markdown)) return markdown;
  const text = texts.get(markdown) ?? toPlainText(toDescriptionHast(markdown));
  texts.set(markdown, text);
  return text;
}

/** The longest example in characters: a reader should see all of it. */
const longest = 1200;

/** Finds the JSON example of a request body with the most lines that is still short. Undefined if there is none. */
export function findPayloadExample({ operations }: Spec): string | undefined {
  const examples = operations.flatMap(({ requestBody }) =>
    (requestBody?.content ?? []).flatMap((media) => media.examples.filter(({ language }) => language === 'json')),
  );
  const sources = examples
    .filter(({ fault, isCut, source }) => fault === undefined && !isCut && source.startsWith('{'))
    .map(({ source }) => source.trimEnd())
    .filter(({ length }) => length <= longest);
  return sources.reduce<string | undefined>(
    (best, source) => (best === undefined || countLines(source) > countLines(best) ? source : best),
    undefined,
  );
}

function countLines(text: string): number {
  return text.split('\n').length;
}
