import * as messages from '@/messages';
import type { Prose, SchemaNode } from '@/spec/model';
import { Breakable } from '../ui/breakable';
import { Enumeration } from './enumeration';
import { ExternalDocs } from './description';
import { getInnerId } from './expansion';
import type { View } from './view';

/** The content of a schema besides its type and description: constraints, default, examples, enumeration, notes. */
export function Constraints({
  view,
  node,
  anchor,
  description,
  phrases = [],
  examples,
}: {
  view: View;
  node: SchemaNode;
  anchor: string;
  /** Replaces the description of the schema. */
  description?: Prose;
  /** Additional constraints, as short phrases. */
  phrases?: string[];
  /** Replace the examples of the schema. */
  examples?: string[];
}) {
  const inner = view.schemas[getInnerId(view.schemas, node.id)];
  const items = inner && inner.id !== node.id ? inner : undefined;
  return (
    <>
      <Chips node={node} phrases={[...phrases, ...node.constraints]} examples={examples ?? node.examples} />
      {items && <Chips node={items} phrases={items.constraints} examples={[]} prefix={`${messages.itemsOf}: `} />}
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
      {node.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      <ExternalDocs docs={node.externalDocs} />
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
    />
  );
}

function Chips({
  node,
  phrases,
  examples,
  prefix = '',
}: {
  node: SchemaNode;
  phrases: string[];
  examples: string[];
  prefix?: string;
}) {
  const values = [
    ...(node.const === undefined ? [] : [{ label: messages.constantValue, value: node.const }]),
    ...(node.default === undefined ? [] : [{ label: messages.defaultValue, value: node.default }]),
    ...examples.slice(0, 3).map((value) => ({ label: messages.exampleValue, value })),
  ];
  if (phrases.length === 0 && values.length === 0) return null;
  return (
    <p className="constraints">
      {phrases.map((phrase) => (
        <span key={phrase}>
          {prefix}
          {phrase}
        </span>
      ))}
      {values.map(({ label, value }) => (
        <span key={`${label} ${value}`}>
          {`${prefix}${label} `}
          <code>
            <Breakable text={value} />
          </code>
        </span>
      ))}
    </p>
  );
}
