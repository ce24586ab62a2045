import type { MediaType } from '@/openapi/model/body-and-media-type';
import type { Operation } from '@/openapi/model/operation';
import type { Parameter } from '@/openapi/model/parameter';
import type { SchemaTable } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import type { IndexedContent, IndexedOperation, NamedValue } from './format-types';
import { toLinks } from '../files-for-programs/operation-and-schema-file-paths';
import { toLifecycle, toText, toValue } from './indexed-value-and-lifecycle';

/** Returns what the index says about an operation. A callback is on the page, and in the Markdown file, of its operation. */
export function toIndexedOperation(spec: Spec, operation: Operation, outer = operation): IndexedOperation {
  const { id, kind, method, path, title, tags, requestBody, callbacks } = operation;
  const { url } = toLinks(spec, { operation });
  const inner = callbacks.flatMap(({ operations }) => operations.map((one) => toIndexedOperation(spec, one, outer)));
  return {
    id,
    kind,
    method,
    path,
    title,
    summary: toText(operation.description),
    tags,
    ...toLifecycle(operation),
    url,
    markdownUrl: toLinks(spec, { operation: outer }).markdownUrl,
    parameters: operation.parameters.flatMap((group) =>
      group.parameters.map((parameter) => ({ in: group.in, ...toNamedValue(spec.schemas, parameter) })),
    ),
    ...(requestBody && {
      requestBody: {
        required: requestBody.required,
        description: toText(requestBody.description),
        content: toContent(spec.schemas, requestBody.content),
      },
    }),
    responses: operation.responses.map(({ status, description, headers, content }) => ({
      status,
      description: toText(description),
      ...(headers.length > 0 && { headers: headers.map((header) => toNamedValue(spec.schemas, header)) }),
      content: toContent(spec.schemas, content),
    })),
    ...(inner.length > 0 && { callbacks: inner }),
  };
}

function toNamedValue(table: SchemaTable, parameter: Parameter): NamedValue {
  const { name, required, schema, description } = parameter;
  const value = toValue(table, schema);
  return {
    name,
    required,
    ...value,
    description: toText(description) ?? value.description,
    ...toLifecycle(parameter),
  };
}

function toContent(table: SchemaTable, content: MediaType[]): IndexedContent[] {
  return content.map(({ name, schema }) => ({
    mediaType: name,
    ...(schema !== undefined && toValue(table, schema)),
  }));
}
