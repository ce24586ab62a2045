import { toAbsoluteUrl } from '@/lib/href';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toOperationFile, toSchemaFile } from '../programs/part-files';

/** The links of an operation or a component schema: to its place on a page, and to its Markdown file. */
export function toLinks(
  spec: Spec,
  item: { operation: Operation } | { schema: SchemaNode },
): { url: string; markdownUrl: string } {
  const [page, anchor, file] =
    'operation' in item
      ? [item.operation.page, item.operation.id, toOperationFile(spec, item.operation)]
      : [item.schema.page ?? '', item.schema.anchor ?? '', toSchemaFile(spec, item.schema)];
  return { url: toAbsoluteUrl(`${page}#${anchor}`), markdownUrl: toAbsoluteUrl(`/${file}`) };
}
