import { decodeUri } from '@/lib/decode-uri';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A piece of a document whose form nobody has checked. */
export type Json = Record<string, unknown>;

/** A bundled OpenAPI document by the service it describes. */
export interface SpecDocument {
  service: string;
  document: Json;
  ajv: Ajv2020;
}

/** An operation with what it inherits from its path and its document. */
export interface SampleOperation {
  /** `environments.createSecret`. */
  name: string;
  service: string;
  method: string;
  path: string;
  parameters: Json[];
  /** By media type, the schema's JSON pointer. */
  bodies: Map<string, string>;
  /** Each list of schemes is one way to authenticate. */
  security: Json[][];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Makes a bundled document ready for the samples to be held against. */
export function toSpecDocument(service: string, document: unknown): SpecDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  const root = toJson(document);
  ajv.addSchema(root, service);
  return { service, document: root, ajv };
}

/** An object as it is, all else as an empty one. */
export function toJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** What stands at a JSON pointer such as `#/components/schemas/Secret`. */
export function findPointer(document: Json, pointer: string): unknown {
  const parts = pointer.split('/').slice(1);
  return parts.reduce<unknown>((value, part) => {
    const key = decodeUri(part).replace(/~1/g, '/').replace(/~0/g, '~');
    if (Array.isArray(value)) return value[Number(key)];
    const parent = toJson(value);
    return Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, document);
}

/** A pointer's child, its name escaped. */
export function toPointer(pointer: string, ...names: (string | number)[]): string {
  const escaped = names.map((name) => encodeURIComponent(String(name).replace(/~/g, '~0').replace(/\//g, '~1')));
  return [pointer, ...escaped].join('/');
}

/** The pointer at the end of a chain of references. */
export function toTarget(document: Json, pointer: string): string {
  const seen = new Set<string>();
  for (let at = pointer; ;) {
    const { $ref } = toJson(findPointer(document, at));
    if (typeof $ref !== 'string' || seen.has(at)) return at;
    seen.add(at);
    at = $ref;
  }
}

/** The names of a document's component schemas. */
export function getSchemaNames({ document }: SpecDocument): string[] {
  return Object.keys(toJson(findPointer(document, '#/components/schemas')));
}

/** The operations of a document. */
export function getOperations({ service, document }: SpecDocument): SampleOperation[] {
  return Object.keys(toJson(document.paths)).flatMap((path) => {
    const item = toTarget(document, toPointer('#/paths', path));
    const shared = getParameters(document, item);
    return METHODS.filter((method) => method in toJson(findPointer(document, item))).map((method) => {
      const at = toPointer(item, method);
      const operation = toJson(findPointer(document, at));
      return {
        name: `${service}.${String(operation.operationId)}`,
        service,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...getParameters(document, at)],
        bodies: getBodies(document, at),
        security: getSecurity(document, operation.security ?? document.security),
      };
    });
  });
}

function getParameters(document: Json, pointer: string): Json[] {
  const at = toPointer(pointer, 'parameters');
  const parameters = findPointer(document, at);
  if (!Array.isArray(parameters)) return [];
  return parameters.map((_, index) => {
    const target = toTarget(document, toPointer(at, index));
    return { ...toJson(findPointer(document, target)), pointer: target };
  });
}

function getBodies(document: Json, operation: string): Map<string, string> {
  const content = toPointer(toTarget(document, toPointer(operation, 'requestBody')), 'content');
  return new Map(
    Object.keys(toJson(findPointer(document, content))).map((type) => [type, toPointer(content, type, 'schema')]),
  );
}

function getSecurity(document: Json, security: unknown): Json[][] {
  if (!Array.isArray(security)) return [];
  return security.map((alternative) =>
    Object.keys(toJson(alternative)).map((name) =>
      toJson(findPointer(document, toTarget(document, toPointer('#/components/securitySchemes', name)))),
    ),
  );
}
