import { getLevel } from '@/lib/lists';
import { getOperations } from '../list-components-and-filter-operations';
import { type JsonObject, findMember, isObject } from '../find-members-of-parsed-json';
import { findExampleWithText } from '../model/example';
import type { Body, MediaType } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import type { Parameter } from '../model/parameter';
import type { SchemaId, SchemaTable } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOwnValues, isOfRequest } from '../operation-values';
import { toVariable } from '../samples/parameter-value';
import { toChecks } from './schemas-for-checks';
import { collectSchemas, toFormSchemas, toShortProse, findSource } from './form-schemas';
import { listSecretSchemas } from './secret-schemas';
import type { RequestForm } from './request-form-type-and-file-path';

/** The most schemas in all forms of a spec, of which each form has at least a few. */
const schemasOfSpec = 100_000;
const fewestSchemas = 40;
const mostSchemas = 2000;

/** Lists the forms of a spec, one for each operation, with the slug of the operation. */
export function buildForms(spec: Spec): { slug: string; build: (document: JsonObject) => RequestForm }[] {
  let room: number | undefined;
  return getOperations(spec).map((operation) => ({
    slug: operation.slug,
    build: (document) => toRequestForm(spec, operation, document, (room ??= getRoom(spec))),
  }));
}

/** Returns how many schemas each form of a spec may have: in a spec with thousands of large bodies, each gets fewer. */
function getRoom({ operations, schemas }: Spec): number {
  const sizes = operations.map((operation) => collectSchemas(listRoots(operation), schemas, mostSchemas).size);
  return Math.min(mostSchemas, Math.max(fewestSchemas, getLevel(sizes, schemasOfSpec)));
}

/** Builds the data of the form for the request of an operation. `document` is the bundled one. */
export function toRequestForm(spec: Spec, operation: Operation, document: JsonObject, room = mostSchemas): RequestForm {
  const roots = listRoots(operation);
  const schemas = toFormSchemas(roots, spec.schemas, room);
  const { id, title, method, path, pathSegments, security } = operation;
  const servers = operation.servers.length > 0 ? operation.servers : spec.servers;
  const responses = operation.responses.filter((response) => response.class === 'success').slice(0, 1);
  const shown = {
    id,
    title,
    method,
    path,
    pathSegments,
    security: security.slice(0, 1),
    parameters: operation.parameters.map((group) => ({ ...group, parameters: group.parameters.map(toFormParameter) })),
    ...(operation.requestBody && { requestBody: toFormBody(operation.requestBody) }),
    responses: responses.map(({ status, anchor, class: own, content }) => ({
      status,
      anchor,
      class: own,
      headers: [],
      links: [],
      content: content.map(({ name, anchor, schema, sequence }) => ({
        ...{ name, anchor, schema, sequence },
        examples: [],
        encodings: [],
      })),
    })),
  };
  return {
    spec: {
      service: spec.service,
      schemas: {
        ...toNames(
          shown.responses.flatMap(({ content }) => content),
          spec.schemas,
        ),
        ...schemas,
      },
      securitySchemes: spec.securitySchemes
        .filter(({ name }) => security[0]?.some(({ scheme }) => scheme === name))
        .map(({ name, type, label, apiKey, httpScheme }) => ({
          ...{ name, anchor: '', type, label, distinctLabel: label, flows: [], apiKey, httpScheme },
        })),
    },
    operation: shown,
    servers: servers.map(({ url, defaultUrl }) => defaultUrl ?? url),
    xml: Object.fromEntries(
      Object.keys(schemas).flatMap((own) => {
        const xml = findMember(findSource(document, own), 'xml');
        return isObject(xml) ? [[own, xml]] : [];
      }),
    ),
    secrets: listSecretSchemas(operation, schemas, document),
    checks: toChecks(
      roots.filter((own) => own in schemas),
      document,
    ),
  };
}

/** Lists the schemas of the parameters and bodies of an operation. */
function listRoots(operation: Operation): SchemaId[] {
  return getOwnValues(operation)
    .filter(isOfRequest)
    .map(({ schema }) => schema);
}

/** The samples name the variable of a parameter after its example, which the form does not have. */
function toFormParameter(parameter: Parameter): Parameter {
  const { name, anchor, required, marks, schema, mediaType, style, description, examples } = parameter;
  const [example] = examples;
  return {
    ...{ name, anchor, required, schema, serialization: [], variable: toVariable(name, parameter).variable },
    ...(marks && { marks }),
    ...(mediaType !== undefined && { mediaType }),
    ...(style && { style }),
    ...toShortProse(description),
    examples: example && example.serialized === undefined ? [{ ...example, ...toShortProse(example.description) }] : [],
  };
}

function toFormBody({ anchor, required, description, content }: Body): Body {
  return { anchor, required, ...toShortProse(description), content: content.map(toFormMediaType) };
}

function toFormMediaType({ name, anchor, schema, sequence, examples, encodings }: MediaType): MediaType {
  const example = findExampleWithText(examples);
  return {
    ...{ name, anchor, schema, encodings },
    ...(sequence && { sequence }),
    examples: example ? [{ ...example, description: undefined }] : [],
  };
}

/** The schemas of responses only give their names to the types in samples. */
function toNames(content: MediaType[], table: SchemaTable): SchemaTable {
  const named = content.flatMap(({ schema }) => (schema !== undefined && table[schema]?.name ? [table[schema]] : []));
  return Object.fromEntries(
    named.map(({ id, name, label }) => [
      id,
      {
        ...{ kind: 'any' as const, id, name, label, nullable: false, access: 'read-write' as const },
        ...{ allOfBases: [], constraints: [], examples: [], applicators: [], notes: [] },
      },
    ]),
  );
}
