import { isIgnored } from '../../unit/openapi/cross-reference/walk';

/** A media type or parameter of a document, found without the code that is measured. */
export interface RawPlace {
  /** The operation, then the names that lead to the place: `get /pets`, `response`, `200`, `application/json`. */
  keys: string[];
  /** The number of authored examples of the place itself, not of its schema. */
  examples: number;
  hasSchema: boolean;
}

/** The operations of a document and the places that may have examples. */
export interface RawSpec {
  operations: string[];
  places: RawPlace[];
}

type Json = Record<string, unknown>;

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/** The keywords of an Example Object that have its content. Without any, there is nothing to show. */
const sources = ['value', 'externalValue', 'dataValue', 'serializedValue'];

/** Reads a document as plainly as possible. Callbacks are left out. */
export function readRawSpec(root: Json): RawSpec {
  const spec: RawSpec = { operations: [], places: [] };
  for (const [kind, items] of [
    ['', root['paths']],
    ['webhook ', root['webhooks']],
    // Before OpenAPI 3.1, webhooks were in this extension.
    ['webhook ', root['x-webhooks']],
  ] as const) {
    for (const [path, value] of Object.entries(toObject(items))) {
      const item = resolve(value);
      for (const [method, operation] of Object.entries(item)) {
        if (!methods.has(method) || path.startsWith('x-')) continue;
        spec.operations.push(`${kind}${method} ${path}`);
        addPlaces(`${kind}${method} ${path}`, item, resolve(operation));
      }
    }
  }
  return spec;

  function addPlaces(id: string, item: Json, operation: Json): void {
    const parameters = new Map<string, Json>();
    for (const list of [item['parameters'], operation['parameters']]) {
      for (const value of Array.isArray(list) ? (list as unknown[]) : []) {
        const parameter = resolve(value);
        parameters.set(`${String(parameter['in'])} ${String(parameter['name'])}`, parameter);
      }
    }
    for (const [name, parameter] of parameters) if (!isIgnored(name)) add([id, 'parameter', name], parameter);
    addContent([id, 'body'], resolve(operation['requestBody']));
    for (const [status, response] of Object.entries(toObject(operation['responses'])))
      if (!status.startsWith('x-')) addContent([id, 'response', status], resolve(response));
  }

  function addContent(keys: string[], parent: Json): void {
    for (const [name, media] of Object.entries(toObject(parent['content'])))
      if (!name.startsWith('x-')) add([...keys, name], resolve(media));
  }

  function add(keys: string[], place: Json): void {
    const named = Object.entries(toObject(place['examples'])).filter(
      ([name, example]) => !name.startsWith('x-') && sources.some((key) => resolve(example)[key] !== undefined),
    );
    const hasOne = place['example'] !== undefined;
    const count = named.length > 0 ? named.length : hasOne ? 1 : 0;
    spec.places.push({ keys, examples: count, hasSchema: place['schema'] !== undefined });
  }

  function resolve(value: unknown): Json {
    let found = toObject(value);
    for (let step = 0; typeof found['$ref'] === 'string' && step < 20; step++) {
      const keys = found['$ref'].split('/').slice(1);
      let target: unknown = root;
      for (const key of keys)
        target = toObject(target)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')];
      found = toObject(target);
    }
    return found;
  }
}

function toObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
