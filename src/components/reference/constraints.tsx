import * as messages from '@/messages';
import type { Prose, SchemaNode } from '@/spec/model';
import { Breakable } from '../ui/breakable';
import { Enumeration } from './enumeration';
import { ExternalDocs } from './description';
import { getInnerId } from './expansion';
import type { View } from './view';

/** The longest example that fits next to a type, in characters. */
const longestInline = 80;

const shownExamples = 3;

/** The constraints, default, and short examples of a schema and of its items, for the line with its type. */
export function ShortConstraints({
  view,
  node,
  phrases = [],
  examples = node.examples,
}: {
  view: View;
  node: SchemaNode;
  /** Additional constraints, as short phrases. */
  phrases?: string[];
  /** Replace the examples of the schema. */
  examples?: string[];
}) {
  const items = getItems(view, node);
  return (
    <>
      <Chips node={node} phrases={[...phrases, ...node.constraints]} examples={toShortExamples(examples)} />
      {items && <Chips node={items} phrases={items.constraints} examples={[]} prefix={`${messages.itemsOf}: `} />}
    </>
  );
}

/** Returns the examples that fit next to a type. */
export function toShortExamples(examples: string[]): string[] {
  return examples.slice(0, shownExamples).filter((value) => value.length <= longestInline);
}

/** The rest of a schema's content besides its type and description: long examples, enumeration, notes. */
export function Constraints({
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
          <LongExample key={value} value={value} />
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
      {node.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      <ExternalDocs docs={node.externalDocs} />
    </>
  );
}

/** Returns the schema of the items of an array. */
function getItems(view: View, node: SchemaNode): SchemaNode | undefined {
  const inner = view.schemas[getInnerId(view.schemas, node.id)];
  return inner && inner.id !== node.id ? inner : undefined;
}

/** An example that would fill several lines: it opens on demand. */
function LongExample({ value }: { value: string }) {
  return (
    <details className="nested-schema">
      <summary>{messages.exampleValue}</summary>
      <pre className="mt-1.5 max-h-80 overflow-auto rounded bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        <code>{value}</code>
      </pre>
    </details>
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
    ...examples.map((value) => ({ label: messages.exampleValue, value })),
  ];
  if (phrases.length === 0 && values.length === 0) return null;
  return (
    <span className="constraints contents">
      {phrases.map((phrase) => (
        <span key={phrase}>
          {prefix}
          {phrase}
        </span>
      ))}
      {values.map(({ label, value }) => (
        <LabeledValue key={`${label} ${value}`} label={`${prefix}${label}`} value={value} />
      ))}
    </span>
  );
}

/** The short examples of a row, which follow its description. */
export function ShortExamples({ values }: { values: string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="constraints">
      {values.map((value) => (
        <LabeledValue key={value} label={messages.exampleValue} value={value} />
      ))}
    </p>
  );
}

function LabeledValue({ label, value }: { label: string; value: string }) {
  return (
    <span>
      {`${label} `}
      <code>
        <Breakable text={value} />
      </code>
    </span>
  );
}
