type Json = Record<string, unknown>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const start = '#/components/schemas/';

/**
 * Finds, for each component schema of a bundled document, the methods, paths, and kinds of values that contain it. It follows every
 * reference in the JSON and shares no code with the model.
 */
export function findUsesInDocument(document: unknown): Map<string, string[]> {
  const { paths = {}, components = {} } = document as { paths?: Record<string, Json>; components?: { schemas?: Json } };
  const uses = new Map(Object.keys(components.schemas ?? {}).map((name) => [start + name, new Set<string>()]));
  const resolve = (value: unknown): unknown =>
    isObject(value) && typeof value['$ref'] === 'string' ? resolve(find(document, value['$ref'])) : value;
  const add = (name: string, value: unknown) => {
    for (const ref of collect(document, value)) uses.get(ref)?.add(name);
  };
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const name = `${method} ${path}`;
      for (const parameter of [item['parameters'] ?? [], operation['parameters'] ?? []].flat())
        add(`${name} parameter`, resolve(parameter));
      add(`${name} body`, resolve(operation['requestBody']));
      for (const value of Object.values((operation['responses'] ?? {}) as Json)) {
        const { headers, ...response } = (resolve(value) ?? {}) as Json;
        add(`${name} header`, headers);
        add(`${name} response`, response['content']);
      }
    }
  }
  return new Map([...uses].map(([id, names]) => [id, [...names].sort()]));
}

/**
 * Finds, for each property of a component schema, what {@link findUsesInDocument} finds for the schema, except requests for a
 * read-only property and responses for a write-only one: `#/components/schemas/Pet name`.
 */
export function findPropertyUsesInDocument(document: unknown): Map<string, string[]> {
  const uses = findUsesInDocument(document);
  return new Map(
    [...uses].flatMap(([id, names]) =>
      getProperties(document, find(document, id)).map(([name, schema]): [string, string[]] => {
        const isRequest = (use: string) => / (parameter|body)$/.test(use);
        const isShown = (use: string) => !hasKeyword(document, schema, isRequest(use) ? 'readOnly' : 'writeOnly');
        return [`${id} ${name}`, names.filter(isShown)];
      }),
    ),
  );
}

/** Returns the properties that a schema declares or only requires, and those of its bases. */
function getProperties(document: unknown, schema: unknown): [string, unknown][] {
  if (!isObject(schema)) return [];
  const { properties, required, type = 'object' } = schema;
  // Without the type, no value has these properties. Plaid describes values of strings with them.
  const own = isObject(properties) && [type].flat().includes('object') ? Object.entries(properties) : [];
  const isNamed = Array.isArray(required) && own.length > 0;
  const names = isNamed ? required.map((name: string): [string, unknown] => [name, undefined]) : [];
  return [...getBases(document, schema).flatMap((base) => getProperties(document, base)), ...names, ...own];
}

/** Returns the schemas of `allOf` and the target of the reference. */
function getBases(document: unknown, schema: Json): unknown[] {
  const targets = typeof schema['$ref'] === 'string' ? [find(document, schema['$ref'])] : [];
  return [schema['allOf'] ?? [], targets].flat();
}

/** Returns true for a header parameter, such as `header Accept`, that OpenAPI says to ignore. */
export const isIgnored = (name: string) => /^header (?:accept|content-type|authorization)$/i.test(name);

/** Finds, for each parameter by location and name, the methods and paths that have it: `path petId`. */
export function findParameterUsesInDocument(document: unknown): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const { paths = {} } = document as { paths?: Record<string, Json> };
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const all = [item['parameters'] ?? [], operation['parameters'] ?? []].flat() as Json[];
      const names = all.map((parameter) => {
        const { in: location, name } = (
          typeof parameter['$ref'] === 'string' ? (find(document, parameter['$ref']) ?? {}) : parameter
        ) as Record<string, string>;
        return `${location} ${name}`;
      });
      for (const name of new Set(names.filter((found) => !isIgnored(found))))
        uses.set(name, [...(uses.get(name) ?? []), `${method} ${path}`].sort());
    }
  }
  return uses;
}

/** Returns true if a keyword is true in a schema or in one of its bases. */
function hasKeyword(document: unknown, schema: unknown, keyword: string): boolean {
  if (!isObject(schema)) return false;
  return schema[keyword] === true || getBases(document, schema).some((base) => hasKeyword(document, base, keyword));
}

/** Returns all references to component schemas in a value, including those in their targets. */
function collect(document: unknown, value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) collect(document, item, found);
  if (!isObject(value)) return found;
  for (const [key, inner] of Object.entries(value)) {
    // Extensions are no part of the value. A name that begins with `x-`, such as that of a header, has an object as its value too.
    if (key === 'example' || key === 'examples' || (key.startsWith('x-') && Array.isArray(inner))) continue;
    if (key !== '$ref' || typeof inner !== 'string') collect(document, inner, found);
    else if (!found.has(inner)) collect(document, find(document, inner), found.add(inner));
  }
  return found;
}

function find(document: unknown, ref: string): unknown {
  const segments = decodeURIComponent(ref).replace(/^#\//, '').split('/');
  return segments.reduce<unknown>(
    (value, segment) => (value as Json | undefined)?.[segment.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
