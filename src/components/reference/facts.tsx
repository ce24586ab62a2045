import * as messages from '@/messages';
import type { SchemaNode } from '@/spec/model';
import { Enumeration } from './enumeration';
import { ExternalDocs } from './external-docs';
import { getInnerId } from './unfolding';
import type { View } from './view';

/** What a schema says beside its type and description: constraints, default, examples, allowed values, notes. */
export function Facts({
  view,
  node,
  anchor,
  phrases = [],
  examples,
}: {
  view: View;
  node: SchemaNode;
  anchor: string;
  /** What the place adds, as short phrases. */
  phrases?: string[];
  /** Examples of the place, instead of the schema's own. */
  examples?: string[];
}) {
  const inner = view.schemas[getInnerId(view.schemas, node.id)];
  const items = inner && inner.id !== node.id ? inner : undefined;
  return (
    <>
      <Chips node={node} phrases={[...phrases, ...node.constraints]} examples={examples ?? node.examples} />
      {items && <Chips node={items} phrases={items.constraints} examples={[]} prefix={`${messages.itemsOf}: `} />}
      <EnumerationOf view={view} node={node} anchor={anchor} label={messages.allowedValues} />
      {items && <EnumerationOf view={view} node={items} anchor={anchor} label={messages.itemsOf} />}
      {node.notes.map((note) => (
        <p className="nt" key={note}>
          {note}
        </p>
      ))}
      <ExternalDocs docs={node.externalDocs} />
    </>
  );
}

/** The values of a component are described in its own section; elsewhere they stand in a line. */
function EnumerationOf({ view, node, anchor, label }: { view: View; node: SchemaNode; anchor: string; label: string }) {
  if (!node.enumeration) return null;
  const isShared = node.name !== undefined || node.bases.some((base) => view.schemas[base]?.enumeration !== undefined);
  const isHome = !isShared || anchor === node.anchor;
  return <Enumeration values={node.enumeration} anchor={anchor} label={label} described={isHome} />;
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
    <p className="c">
      {phrases.map((phrase) => (
        <span key={phrase}>
          {prefix}
          {phrase}
        </span>
      ))}
      {values.map(({ label, value }) => (
        <span key={`${label} ${value}`}>
          {`${prefix}${label} `}
          <code>{value}</code>
        </span>
      ))}
    </p>
  );
}
