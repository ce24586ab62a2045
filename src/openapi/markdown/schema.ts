import { toFenced, toLink } from '@/markdown/write-markdown-text-code-and-links';
import * as messages from '@/messages';
import { toItemPath } from '../item-addresses';
import type { SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { toAbsoluteLinks } from './absolute-links';
import { toMarkText } from './servers-docs-marks-and-assumptions';
import { PropertyList } from './property-list';
import { toExampleNotes } from './example';

/**
 * Formats a component schema as Markdown: type, description, constraints, properties, and example. `usesPath` is the path of the
 * page that says where it is used.
 */
export function toSchemaMarkdown(
  spec: Spec,
  node: SchemaNode,
  { usesPath, resolveHref }: { usesPath?: string; resolveHref?: ResolveHref } = {},
): string {
  const { annotatedRef, name = '', label, page = '', example } = node;
  const properties = new PropertyList(spec.schemas, {
    isForeign: spec.isForeign,
    linksComponents: spec.pages.length > 0,
  });
  const target = spec.schemas[annotatedRef ?? ''];
  const content =
    target?.anchor === undefined || target.page === undefined
      ? [
          label === name ? undefined : `\`${label}\``,
          node.description?.source.trim(),
          properties.getConstraints(node.id),
          properties.toLines(node.id).join('\n'),
        ]
      : [
          `${messages.sameSchemaAs} ${toLink(target.name ?? '', toItemPath({ page: target.page, anchor: target.anchor }))}`,
        ];
  const blocks = [
    (node.sectionMarks ?? node.marks)?.map(toMarkText).join(', '),
    ...content,
    ...(example?.source
      ? [
          `**${messages.exampleValue}**`,
          toFenced(example.source.trimEnd(), example.language),
          ...toExampleNotes(example),
        ]
      : []),
    usesPath === undefined ? undefined : `[${messages.whereUsed}](${usesPath})`,
  ];
  return toAbsoluteLinks(blocks, spec, { page, resolveHref });
}
