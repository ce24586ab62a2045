import { readFileSync } from 'node:fs';
import { getServices } from '@/openapi/load';
import { toKeys } from '@/openapi/pointer';
import { siteConfig } from '@/site.config';

/** Sources that are words. The sentence must show that they apply, except advice and statements about the site. */
const words: Record<string, ((sentence: string) => boolean) | undefined> = {
  site: () => true,
  advice: () => true,
  silent: (text) => /\b(?:no|not|none|nothing|neither|only|unknown|which|whether|when)\b/i.test(text),
  assumed: (text) => /\bassum/i.test(text),
  reading: (text) => /\b(?:its|their) names?\b|\breading\b/i.test(text),
  illustrative: (text) => /\b(?:illustrat|invented|sample)/i.test(text) || namesSdk(text),
};

/** Returns true if a sentence contains a name in camel case that only the illustrative SDK has. */
function namesSdk(sentence: string): boolean {
  const declared = readFileSync('content/sdk/index.d.ts', 'utf8');
  const names = sentence.match(/\b[a-z]+[A-Z]\w+/g) ?? [];
  return names.some((name) => new RegExp(`^ +${name}\\??:`, 'm').test(declared));
}

/** The services that sentences about every service are about: those whose introductions have sources. */
const described = [
  ...readFileSync('docs/claims/specs.yaml', 'utf8').matchAll(/^openapi\/([^/]+)\/openapi\.\w+:/gm),
].map(([, service]) => service);

/** Returns a source without the words, such as `site`. */
export function toPlaces(source: string): string {
  return source
    .split(' ')
    .filter((item) => !Object.hasOwn(words, item))
    .join(' ');
}

/** Returns what is wrong with a source: it does not exist, or the sentence does not contain its value. */
export function findSourceProblem(source: string, sentence: string): string | undefined {
  return source
    .split(' ')
    .flatMap((item) => expandBraces(item.replace(/^(!?)\*:/, `$1{${described.join(',')}}:`)))
    .map((item) => findItemProblem(item, sentence))
    .find((problem) => problem !== undefined);
}

function findItemProblem(item: string, sentence: string): string | undefined {
  if (Object.hasOwn(words, item))
    return words[item]?.(sentence) ? undefined : `the sentence does not read as "${item}"`;
  if (item.startsWith('!')) return resolve(item.slice(1)).some(isFound) ? `"${item.slice(1)}" exists` : undefined;
  const found = resolve(item);
  if (found.length === 0 || !found.every(isFound)) return `"${item}" does not exist`;
  const missing = found
    .flat()
    .flatMap(toQuotes)
    .find((quote) => !quotes(sentence, quote));
  return missing === undefined ? undefined : `"${item}" is "${missing}", which the sentence does not contain`;
}

const isFound = (values: unknown[]) => values.length > 0;

/** `a{b,c}` is `ab` and `ac`. */
function expandBraces(item: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(item) ?? [];
  return choices === undefined ? [item] : choices.split(',').flatMap((each) => expandBraces(before + each + after));
}

/** Returns the values found below each match of the first key. */
function resolve(item: string): unknown[][] {
  const [name = '', pointer = ''] = item.split(/:(.*)/s);
  if (name !== 'config' && !getServices().includes(name)) return [];
  const root = name === 'config' ? siteConfig : loadDocument(name);
  const [first = '', ...keys] = toKeys(`/${pointer.replace(/^\//, '').replaceAll('.', '/properties/')}`);
  return step(findStart(name, pointer, root), first, root).map((value) =>
    keys.reduce((values, key) => values.flatMap((each) => step(each, key, root)), [value]),
  );
}

/** Returns what the first key of a pointer is a name in. Only operations have names with `*`. */
function findStart(name: string, pointer: string, root: object): object {
  if (name === 'config' || pointer.startsWith('/')) return root;
  const operations = toOperations(root);
  return /^[^/.]*\*/.test(pointer) ? operations : { ...operations, ...(root as Document).components.schemas };
}

/** Returns the values under the keys that match, and follows references. `*` stands for any text. */
function step(value: unknown, key: string, root: object): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const pattern = new RegExp(`^${key.replaceAll('*', '.*')}$`);
  const matches = (name: string) => (key.includes('*') ? pattern.test(name) : name === key);
  return Object.entries(value).flatMap(([name, child]) =>
    matches(name) && child !== undefined ? [follow(child, root)] : [],
  );
}

function follow(value: unknown, root: object): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  return toKeys(String(value.$ref)).reduce<unknown>((found, key) => step(found, key, root)[0], root);
}

const documents = new Map<string, object>();

function loadDocument(service: string): object {
  const document =
    documents.get(service) ?? (JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8')) as object);
  documents.set(service, document);
  return document;
}

interface Operation {
  operationId: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Operation> & { parameters?: unknown[] }>;
  components: { schemas: object };
}

/**
 * Returns the operations by ID. The properties of an operation are its parameters; `takes` and `returns` are the media types of
 * its bodies.
 */
function toOperations(root: object): Record<string, object> {
  const getBody = (holder: unknown) => step(follow(holder, root), 'content', root)[0];
  const operations = Object.entries((root as Document).paths).flatMap(
    ([path, { parameters: shared = [], ...methods }]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { operationId, parameters: own = [], requestBody, responses } = operation;
        const parameters = [...shared, ...own].map((item) => follow(item, root) as { name: string });
        const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]));
        const statuses = Object.keys(responses);
        const bodies = { takes: getBody(requestBody), returns: getBody(responses['200']) };
        return [operationId, { path, method, properties, responses, statuses, ...bodies }] as const;
      }),
  );
  return Object.fromEntries(operations);
}

/** Returns the texts that a sentence must contain to state a value: a text, a number, or all items of a list of them. */
function toQuotes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toQuotes);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** Returns true if a sentence contains a text. `30` is not in `300`, nor `v1` in `v1.0`. */
function quotes(sentence: string, text: string): boolean {
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, ' ');
  return new RegExp(`(?<!\\d)${literal}(?!\\.?\\d)`, 'i').test(sentence);
}
