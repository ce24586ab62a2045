import * as messages from '@/messages';
import { repeatsName } from '@/lib/text-mentions-word-or-repeats-name';
import type { SchemaNode } from '@/openapi/model/schema';
import { Breakable } from '../ui/breakable-name';
import type { View } from './render-context';
import { longestInline, shownExamples } from './display-limits-of-texts-and-lists';
import { getInnerId } from './schema-children-and-row-counts';

/** The constraints, default, and short examples of a schema and of its items, for the line with its type. */
export function ShortConstraints({
  view,
  node,
  name,
  phrases = [],
  examples = node.examples,
}: {
  view: View;
  node: SchemaNode;
  /** The name that the line begins with. */
  name?: string;
  /** Additional constraints, as short phrases. */
  phrases?: string[];
  /** Replace the examples of the schema. */
  examples?: string[];
}) {
  const items = getItems(view, node);
  return (
    <>
      <Chips
        node={node}
        phrases={[...phrases, ...node.constraints]}
        examples={toShortExamples(examples)}
        title={findTitle(node, name)}
      />
      {items && (
        <Chips
          node={items}
          phrases={[...(items.marks ?? []).map(({ text }) => text), ...toAccess(items), ...items.constraints]}
          examples={toShortExamples(items.examples)}
          title={findTitle(items)}
          prefix={`${messages.itemsOf}: `}
        />
      )}
    </>
  );
}

/** Returns the word for a value that is only read or only written, which a property has next to its type. */
export function toAccess({ access }: SchemaNode): string[] {
  return access === 'read' ? [messages.readOnly] : access === 'write' ? [messages.writeOnly] : [];
}

/** Returns the schema of the items of an array. */
export function getItems(view: View, node: SchemaNode): SchemaNode | undefined {
  const inner = view.schemas[getInnerId(view.schemas, node.id)];
  return inner && inner.id !== node.id ? inner : undefined;
}

/** Returns the examples that fit next to a type. */
export function toShortExamples(examples: string[]): string[] {
  return examples.slice(0, shownExamples).filter((value) => value.length <= longestInline);
}

/** Returns the title of a schema unless it only repeats the name of its row or component: `User Id` of `user_id`. */
function findTitle({ title, name }: SchemaNode, shown = ''): string | undefined {
  return title === undefined || repeatsName(title, [name, shown]) ? undefined : title;
}

function Chips({
  node,
  phrases,
  examples,
  title,
  prefix = '',
}: {
  node: SchemaNode;
  phrases: string[];
  examples: string[];
  title?: string;
  prefix?: string;
}) {
  const values = [
    ...(title === undefined ? [] : [{ label: messages.titleOfSchema, value: title }]),
    ...(node.const === undefined ? [] : [{ label: messages.constantValue, value: node.const }]),
    ...(node.default === undefined ? [] : [{ label: messages.defaultValue, value: node.default }]),
    ...examples.map((value) => ({ label: messages.exampleValue, value })),
  ];
  return (
    <>
      {phrases.map((phrase) => (
        <span key={phrase} className="constraint">
          {prefix}
          {phrase}
        </span>
      ))}
      {values.map(({ label, value }) => (
        <span key={`${label} ${value}`} className="constraint">
          <LabeledValue label={`${prefix}${label}`} value={value} />
        </span>
      ))}
    </>
  );
}

/** The short examples of a row, which follow its description. */
export function ShortExamples({ values }: { values: string[] }) {
  const [first, ...others] = values;
  if (first === undefined) return null;
  // Most rows have one example, which needs no element next to others.
  if (others.length === 0)
    return (
      <p className="constraints block">
        <LabeledValue label={messages.exampleValue} value={first} />
      </p>
    );
  return (
    <p className="constraints">
      {values.map((value) => (
        <span key={value}>
          <LabeledValue label={messages.exampleValue} value={value} />
        </span>
      ))}
    </p>
  );
}

function LabeledValue({ label, value }: { label: string; value: string }) {
  return (
    <>
      {`${label} `}
      <code>
        <Breakable text={value} />
      </code>
    </>
  );
}
