import { toAbsoluteUrl, toMarkdownFile, toSchemasPath } from '@/lib/href';
import { memoBy } from '@/lib/memo';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toSlugs } from '@/openapi/slugs';

/** Returns the Markdown file of an operation: that of its page, or one of its service. */
export function toOperationFile({ service }: Pick<Spec, 'service'>, { slug, page }: Operation): string {
  return page.endsWith(`/operation/${slug}/`) ? toMarkdownFile({ path: page }) : `api/${service}/operations/${slug}.md`;
}

/** Returns the Markdown file of a component schema: that of its page, or one of its service. */
export function toSchemaFile(spec: Spec, { page = '', id }: SchemaNode): string {
  const list = toSchemasPath(spec.service);
  const isOwn = page !== list && page.startsWith(list);
  return isOwn
    ? toMarkdownFile({ path: page })
    : `api/${spec.service}/schemas/${getSchemaSlugs(spec).get(id) ?? ''}.md`;
}

const getSchemaSlugs = memoBy(({ componentIds, schemas }: Spec): ReadonlyMap<string, string> => {
  const slugs = toSlugs(componentIds.map((id) => schemas[id]?.name ?? id));
  return new Map(componentIds.map((id, index) => [id, slugs[index] ?? '']));
});

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
