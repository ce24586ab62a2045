import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../json';
import type { MediaType, Spec } from '../model';

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
function toPayloadSchemas(spec: Spec, document: JsonObject) {
  const { components, openapi } = document;
  const schemas = isObject(components) && isObject(components['schemas']) ? components['schemas'] : {};
  return {
    title: spec.title,
    draft: String(openapi).startsWith('3.0') ? '4' : '2020-12',
    schemas: withoutExamples(schemas),
    candidates: [...toComponents(spec), ...toBodies(spec, document)],
  };
}

function toComponents({ componentIds, schemas }: Spec): Candidate[] {
  return componentIds.flatMap((id) => {
    const { name, page, anchor, annotatedRef } = schemas[id] ?? {};
    if (annotatedRef !== undefined || name === undefined || page === undefined || anchor === undefined) return [];
    const href = `${page}#${anchor}`;
    return [{ title: name, href, anchor: href, schema: { $ref: id } }];
  });
}

/** Returns the bodies that are not components. */
function toBodies(spec: Spec, document: JsonObject): Candidate[] {
  return spec.operations.flatMap(({ title, page, requestBody, responses }) =>
    [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ anchor, content }) =>
      content.flatMap(({ schema }: MediaType) => {
        const node = spec.schemas[schema ?? ''];
        if (!node || schema === undefined || node.name !== undefined || node.annotatedRef !== undefined) return [];
        return [{ title, href: `${page}#${anchor}`, schema: withoutExamples(find(document, schema)) }];
      }),
    ),
  );
}

/** Returns the value at a JSON pointer. */
function find(document: JsonObject, pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as JsonObject | undefined)?.[key], document);
}

/** Removes the examples of schemas, which a browser does not need. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isObject(value)) return value;
  const isSchema = 'type' in value || '$ref' in value;
  const entries = Object.entries(value).filter(([key]) => !isSchema || (key !== 'example' && key !== 'examples'));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutExamples(inner)]));
}
