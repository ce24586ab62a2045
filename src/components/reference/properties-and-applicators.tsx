import * as messages from '@/messages';
import type { SchemaNode, SchemaTable, Alternatives, Applicator, SchemaId } from '@/openapi/model/schema';
import { toHash } from '@/lib/href';
import { OneOfOrAnyOf } from './alternatives';
import { Description } from './description-and-assumption';
import { isOnlyList, Properties, RowWord } from './properties';
import { getExpansion } from './schema-expansion';
import type { SchemaPosition, View, RenderInside } from './render-context';
import { Row } from './schema-and-name-value-rows';
import { toKeywordAnchor, toItemAnchor } from './keyword-and-inline-schema-anchors';
import { getInnerId, isPureMap } from './schema-children-and-row-counts';

/** The inside of a schema: its properties or items, then its applicators. */
function Schema({ view, position }: { view: View; position: SchemaPosition }) {
  const node = view.schemas[position.id];
  if (!node) return null;
  const isMap = isPureMap(node);
  const inside = (at: SchemaPosition) => <Inside view={view} position={at} open={isMap} />;
  // A list that is everything has no element around it: pages contain hundreds.
  if (node.kind === 'object' && node.applicators.length === 0 && isOnlyList(view, node))
    return (
      <Properties view={view} node={node} position={position} className="schema-body properties" inside={inside} />
    );
  return (
    <div className="schema-body">
      {node.kind === 'object' && <Properties view={view} node={node} position={position} inside={inside} />}
      {node.kind === 'array' && <Items view={view} node={node} position={position} inside={inside} />}
      {node.applicators.map((applicator, index) => {
        if (!('variants' in applicator))
          return (
            <NotOrConditional key={index} view={view} applicator={applicator} position={position} inside={inside} />
          );
        const open = (variant: SchemaPosition) => <Inside view={view} position={variant} open />;
        return <OneOfOrAnyOf key={index} view={view} applicator={applicator} position={position} inside={open} />;
      })}
    </div>
  );
}

/** The inside of a row's schema: its properties, or a link to them. It is closed at first unless `open`. */
export function Inside({ view, position, open = false }: { view: View; position: SchemaPosition; open?: boolean }) {
  const expansion = getExpansion(view, position);
  const inner = view.schemas[getInnerId(view.schemas, position.id)];
  if (expansion.kind === 'none' || !inner) return null;
  if (expansion.kind === 'cut') return <p className="note">{messages.cutText}</p>;
  if (expansion.kind === 'inline') {
    if (open) return <Schema view={view} position={expansion.position} />;
    return (
      <details className="nested-schema">
        <summary>{toSummary(view.schemas, inner)}</summary>
        {inner.id !== position.id && <Description prose={inner.description} />}
        <Schema view={view} position={expansion.position} />
      </details>
    );
  }
  const isRecursive = expansion.kind === 'recursive';
  return (
    <details className="nested-schema" data-more={expansion.anchor}>
      <summary>
        {isRecursive ? `${messages.recursive}: ${toSummary(view.schemas, inner)}` : toSummary(view.schemas, inner)}
      </summary>
      <p className="note">
        {`${isRecursive ? messages.recursiveText : messages.fieldsUnderSchemas} `}
        <a href={isRecursive ? toHash(expansion.anchor) : view.toHref(expansion.anchor)}>{expansion.name}</a>
      </p>
    </details>
  );
}

/** The label of a closed schema: `4 fields`, `One of 3`. */
function toSummary(schemas: SchemaTable, node: SchemaNode): string {
  if (node.kind === 'object' && node.properties.length > 0) return messages.fieldCount(node.properties.length);
  const alternatives = node.applicators.find((applicator) => 'variants' in applicator);
  if (alternatives)
    return `${alternatives.kind === 'oneOf' ? messages.oneOf : messages.anyOf} ${alternatives.variants.length}`;
  if (node.kind !== 'object' || typeof node.additionalProperties !== 'string') return messages.showDetails;
  const values = schemas[getInnerId(schemas, node.additionalProperties)];
  return values?.kind === 'object' && values.properties.length > 0
    ? messages.eachValue(messages.fieldCount(values.properties.length))
    : messages.valuesOf;
}

/** The rows for `not`, or for `if`, `then`, and `else`. */
function NotOrConditional({
  view,
  applicator,
  position,
  inside,
}: {
  view: View;
  applicator: Exclude<Applicator, Alternatives>;
  position: SchemaPosition;
  inside: RenderInside;
}) {
  return (
    <ul className="properties">
      {getClauses(applicator).map(({ segment, label, id }) => (
        <Row
          key={segment}
          view={view}
          position={{ ...position, id, anchor: toKeywordAnchor(position.anchor, segment) }}
          name={label}
          label={<RowWord>{label}</RowWord>}
          inside={inside}
        />
      ))}
    </ul>
  );
}

interface Clause {
  segment: 'not' | 'content' | 'if' | 'then' | 'else';
  label: string;
  id: SchemaId;
}

function getClauses(applicator: Exclude<Applicator, Alternatives>): Clause[] {
  if ('schema' in applicator) {
    const label = applicator.kind === 'not' ? messages.notSchema : messages.contentSchema;
    return [{ segment: applicator.kind, label, id: applicator.schema }];
  }
  const then: Clause[] =
    applicator.then === undefined ? [] : [{ segment: 'then', label: messages.thenSchema, id: applicator.then }];
  const otherwise: Clause[] =
    applicator.else === undefined ? [] : [{ segment: 'else', label: messages.elseSchema, id: applicator.else }];
  return [{ segment: 'if', label: messages.ifSchema, id: applicator.if }, ...then, ...otherwise];
}

type ArrayNode = Extract<SchemaNode, { kind: 'array' }>;

/** The rows of an array: `prefixItems`, `items`, and `contains`. */
function Items({
  view,
  node,
  position,
  inside,
}: {
  view: View;
  node: ArrayNode;
  position: SchemaPosition;
  inside: RenderInside;
}) {
  const row = (id: SchemaId, anchor: string, name: string) => (
    <Row
      key={anchor}
      view={view}
      position={{ ...position, id, anchor }}
      name={name}
      label={<RowWord>{name}</RowWord>}
      inside={inside}
    />
  );
  return (
    <ul className="properties">
      {node.prefixItems.map((id, index) => row(id, toItemAnchor(position.anchor, index), messages.itemAt(index + 1)))}
      {node.items !== undefined && row(node.items, toKeywordAnchor(position.anchor, 'items'), messages.itemsOf)}
      {node.contains !== undefined &&
        row(
          node.contains,
          toKeywordAnchor(position.anchor, 'contains'),
          node.isContainsOptional ? messages.mayContainItems : messages.containsItems,
        )}
    </ul>
  );
}
