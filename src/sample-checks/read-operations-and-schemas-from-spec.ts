import type { Ajv2020 } from 'ajv/dist/2020.js';
import { toSentMethod } from '@/lib/http-method';
import { toAjv } from '@/openapi/examples/example-validator';
import { ValidationSchemaCopier } from '@/openapi/examples/validation-schema';
import { BundledDocument } from '@/openapi/find-in-bundled-document';
import { getItems } from '@/openapi/find-members-of-parsed-json';
import { getPathItemOperations } from '@/openapi/path-item-operations';
import { Inheritance } from '@/openapi/transform/schema/inheritance';
import { References } from '@/openapi/transform/schema/references';
import { toPointer, toKeys } from '@/lib/json-pointer';

/** An unvalidated object of a document. */
export type Json = Record<string, unknown>;

/** The bundled OpenAPI document of a service, and a validator that contains its schemas. */
export interface SampleSpec {
  service: string;
  document: BundledDocument;
  references: References;
  ajv: Ajv2020;
}

/** An operation with the members that it inherits from its path and document. */
export interface SampleOperation {
  /** The service and the operationId: `environments.createSecret`. */
  name: string;
  service: string;
  method: string;
  path: string;
  parameters: Json[];
  /** The JSON pointer of the schema of the request body, by media type. */
  bodies: Map<string, string>;
  /** The security schemes. Each inner list is one alternative. */
  security: Json[][];
}

/** Prepares a bundled document for checking samples. */
export function toSampleSpec(service: string, root: unknown): SampleSpec {
  const document = new BundledDocument(root);
  const references = new References(document);
  // A sample of a schema may be in a request or in a response.
  const copier = new ValidationSchemaCopier(
    { references, inheritance: new Inheritance(references) },
    undefined,
    '$ref',
  );
  const ajv = toAjv();
  ajv.addSchema(copier.toDocument(document.root), service);
  return { service, document, references, ajv };
}

/** Returns a copy of an object, or an empty object for any other value. */
export function toJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns the names of the component schemas of a document. */
export function getSchemaNames({ document }: SampleSpec): string[] {
  return Object.keys(toJson(document.find('#/components/schemas')));
}

/** Returns the operations of a document. */
export function getOperations({ service, document }: SampleSpec): SampleOperation[] {
  return Object.keys(toJson(document.root.paths)).flatMap((path) => {
    const item = document.getTarget(toPointer('#/paths', path));
    const shared = getParameters(document, item);
    return getPathItemOperations(document.find(item)).map(({ method, keys, value: operation }) => {
      const at = toPointer(item, ...keys);
      return {
        name: `${service}.${String(operation.operationId)}`,
        service,
        method: toSentMethod(method),
        path,
        parameters: merge(shared, getParameters(document, at)),
        bodies: getBodies(document, at),
        security: getSecurity(document, operation.security ?? document.root.security),
      };
    });
  });
}

/** Adds the parameters of a path to those of its operation, which replace those with the same name and place. */
function merge(shared: Json[], own: Json[]): Json[] {
  const isReplaced = (parameter: Json) => own.some((one) => one.name === parameter.name && one.in === parameter.in);
  return [...shared.filter((parameter) => !isReplaced(parameter)), ...own];
}

function getParameters(document: BundledDocument, pointer: string): Json[] {
  const at = toPointer(pointer, 'parameters');
  const parameters = document.find(at);
  if (!Array.isArray(parameters)) return [];
  return parameters.map((_, index) => {
    const target = document.getTarget(toPointer(at, index));
    return { ...toJson(document.find(target)), pointer: target };
  });
}

function getBodies(document: BundledDocument, operation: string): Map<string, string> {
  const content = toPointer(document.getTarget(toPointer(operation, 'requestBody')), 'content');
  return new Map(Object.keys(toJson(document.find(content))).map((type) => [type, toPointer(content, type, 'schema')]));
}

function getSecurity(document: BundledDocument, security: unknown): Json[][] {
  if (!Array.isArray(security)) return [];
  return security.map((alternative) =>
    Object.keys(toJson(alternative)).map((name) =>
      toJson(document.find(document.getTarget(toPointer('#/components/securitySchemes', name)))),
    ),
  );
}

/** Returns `environments.CreateSecretRequest` if the first pointer refers to a component schema, otherwise the fallback. */
export function toSchemaName({ service, document }: SampleSpec, pointers: string[], fallback: string): string {
  const [pointer = ''] = pointers;
  const [parent, kind, name, ...below] = toKeys(document.getTarget(pointer));
  const isComponent = parent === 'components' && kind === 'schemas' && below.length === 0;
  return name === undefined || !isComponent ? fallback : `${service}.${name}`;
}

/** A schema that applies to a value, perhaps only as one of several alternatives, and the pointer to it. */
interface ApplyingSchema {
  at: string;
  schema: Json;
  isAlternative: boolean;
}

/** Returns the schemas at some pointers, those that they refer to, and those that they combine. */
export function getApplyingSchemas({ document, references }: SampleSpec, pointers: string[]): ApplyingSchema[] {
  const found = new Map<string, ApplyingSchema>();
  const add = (at: string, isAlternative: boolean) => {
    const value = document.find(at);
    if (value === undefined || found.has(at)) return;
    const schema = toJson(value);
    const target = references.findTarget(schema, { pointer: at, scope: {} });
    // OpenAPI 3.0 ignores what is next to a reference.
    const isIgnored = target !== undefined && references.isOld;
    found.set(at, { at, schema: isIgnored ? {} : schema, isAlternative });
    if (target) add(target.pointer, isAlternative);
    if (isIgnored) return;
    getItems(schema, 'allOf').forEach((_, index) => add(toPointer(at, 'allOf', index), isAlternative));
    for (const keyword of ['oneOf', 'anyOf'])
      getItems(schema, keyword).forEach((_, index) => add(toPointer(at, keyword, index), true));
    for (const keyword of ['then', 'else']) add(toPointer(at, keyword), true);
    for (const name of Object.keys(toJson(schema.dependentSchemas))) add(toPointer(at, 'dependentSchemas', name), true);
  };
  pointers.forEach((pointer) => add(pointer, false));
  return [...found.values()];
}
