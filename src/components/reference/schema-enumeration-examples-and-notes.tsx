import * as messages from '@/messages';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import { Enumeration } from './enumeration';
import { Description } from './description-and-assumption';
import { LongValue, Notes } from './notes-other-keywords-and-long-values';
import type { View } from './render-context';
import { getItems } from './constraints-and-short-examples';
import { shownExamples, longestInline } from './display-limits-of-texts-and-lists';
import { hasInside } from './schema-children-and-row-counts';

/** The rest of a schema's content besides its type and description: long examples, enumeration, notes. */
export function SchemaNotes({
  view,
  node,
  anchor,
  description,
  examples = node.examples,
}: {
  view: View;
  node: SchemaNode;
  anchor: string;
  /** Replaces the description of the schema. */
  description?: Prose;
  /** Replace the examples of the schema. */
  examples?: string[];
}) {
  const items = getItems(view, node);
  return (
    <>
      {examples
        .slice(0, shownExamples)
        .filter((value) => value.length > longestInline)
        .map((value) => (
          <LongValue key={value} label={messages.exampleValue} value={value} />
        ))}
      <EnumerationOf
        view={view}
        node={node}
        anchor={anchor}
        label={messages.allowedValues}
        descriptions={[description]}
      />
      {items && (
        <EnumerationOf
          view={view}
          node={items}
          anchor={anchor}
          label={messages.itemsOf}
          descriptions={[description, node.description]}
        />
      )}
      <Notes node={node} />
      {items && (
        <>
          {!hasInside(view.schemas, items) && <Description prose={items.description} />}
          <Notes node={items} prefix={`${messages.itemsOf}: `} />
        </>
      )}
    </>
  );
}

function EnumerationOf({
  view,
  node,
  anchor,
  label,
  descriptions,
}: {
  view: View;
  node: SchemaNode;
  anchor: string;
  label: string;
  descriptions: (Prose | undefined)[];
}) {
  if (!node.enumeration) return null;
  const allOfBases = node.allOfBases.flatMap((base) => view.schemas[base] ?? []);
  const owner = [node, ...allOfBases].find(({ name, enumeration }) => name !== undefined && enumeration !== undefined);
  const section =
    owner?.name === undefined || owner.anchor === undefined || owner.anchor === anchor
      ? undefined
      : { name: owner.name, href: view.toHref(owner.anchor) };
  return (
    <Enumeration
      values={node.enumeration}
      anchor={anchor}
      label={label}
      descriptions={[...descriptions, ...[node, ...allOfBases].map((said) => said.description)]}
      section={section}
      isForeign={view.isForeign}
    />
  );
}
