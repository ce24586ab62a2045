import * as messages from '@/messages';
import type { SchemaNode, SchemaTable, Part, SchemaId } from '@/spec/model';
import { toHash, toPartAnchor, toItemAnchor } from './anchor-link';
import { Choice } from './choice';
import { Description } from './description';
import { Fields } from './fields';
import { getInnerId, getExpansion, isPureMap } from './expansion';
import type { SchemaPlace, View, RenderInside } from './view';
import { Row } from './row';

/** The inside of a schema: its fields or items, then its alternatives and conditions. */
function Schema({ view, place }: { view: View; place: SchemaPlace }) {
  const node = view.schemas[place.id];
  if (!node) return null;
  const isMap = isPureMap(node);
  const inside = (at: SchemaPlace) => <Inside view={view} place={at} open={isMap} />;
  return (
    <div className="schema-body">
      {node.kind === 'object' && <Fields view={view} node={node} place={place} inside={inside} />}
      {node.kind === 'array' && <Items view={view} node={node} place={place} inside={inside} />}
      {node.parts.map((part, index) => {
        if (part.kind !== 'choice')
          return <Condition key={index} view={view} part={part} place={place} inside={inside} />;
        const open = (variant: SchemaPlace) => <Inside view={view} place={variant} open />;
        return <Choice key={index} view={view} part={part} place={place} inside={open} />;
      })}
    </div>
  );
}

/** The inside of a row's schema, closed until asked for: its fields, or the way to where they are. */
export function Inside({ view, place, open = false }: { view: View; place: SchemaPlace; open?: boolean }) {
  const expansion = getExpansion(view, place);
  const inner = view.schemas[getInnerId(view.schemas, place.id)];
  if (expansion.kind === 'none' || !inner) return null;
  if (expansion.kind === 'cut') return <p className="note">{messages.cutText}</p>;
  if (expansion.kind === 'inline') {
    if (open) return <Schema view={view} place={expansion.place} />;
    return (
      <details className="nested-schema">
        <summary>{toSummary(view.schemas, inner)}</summary>
        {inner.id !== place.id && <Description prose={inner.description} />}
        <Schema view={view} place={expansion.place} />
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

/** What a closed schema promises: `4 fields`, `One of 3`. */
function toSummary(schemas: SchemaTable, node: SchemaNode): string {
  if (node.kind === 'object' && node.fields.length > 0) return messages.fieldCount(node.fields.length);
  const choice = node.parts.find((part) => part.kind === 'choice');
  if (choice) return `${choice.mode === 'oneOf' ? messages.oneOf : messages.anyOf} ${choice.variants.length}`;
  if (node.kind !== 'object' || typeof node.additional !== 'string') return messages.showDetails;
  const values = schemas[getInnerId(schemas, node.additional)];
  return values?.kind === 'object' && values.fields.length > 0
    ? messages.eachValue(messages.fieldCount(values.fields.length))
    : messages.valuesOf;
}

/** What a value must not be, or `if`, `then` and `else`. */
function Condition({
  view,
  part,
  place,
  inside,
}: {
  view: View;
  part: Extract<Part, { kind: 'condition' | 'not' }>;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  return (
    <ul className="properties">
      {getClauses(part).map(({ segment, label, id }) => (
        <Row
          key={segment}
          view={view}
          place={{ ...place, id, anchor: toPartAnchor(place.anchor, segment) }}
          name={label}
          label={<em className="property-name">{label}</em>}
          inside={inside}
        />
      ))}
    </ul>
  );
}

interface Clause {
  segment: 'not' | 'if' | 'then' | 'else';
  label: string;
  id: SchemaId;
}

function getClauses(part: Extract<Part, { kind: 'condition' | 'not' }>): Clause[] {
  if (part.kind === 'not') return [{ segment: 'not', label: messages.notSchema, id: part.schema }];
  const then: Clause[] =
    part.then === undefined ? [] : [{ segment: 'then', label: messages.thenSchema, id: part.then }];
  const otherwise: Clause[] =
    part.else === undefined ? [] : [{ segment: 'else', label: messages.elseSchema, id: part.else }];
  return [{ segment: 'if', label: messages.ifSchema, id: part.if }, ...then, ...otherwise];
}

type ArrayNode = Extract<SchemaNode, { kind: 'array' }>;

/** The items of a tuple, the ones after it, and what at least one item must be. */
function Items({
  view,
  node,
  place,
  inside,
}: {
  view: View;
  node: ArrayNode;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  const row = (id: SchemaId, anchor: string, name: string) => (
    <Row
      key={anchor}
      view={view}
      place={{ ...place, id, anchor }}
      name={name}
      label={<em className="property-name">{name}</em>}
      inside={inside}
    />
  );
  return (
    <ul className="properties">
      {node.prefix.map((id, index) => row(id, toItemAnchor(place.anchor, index), messages.itemAt(index + 1)))}
      {node.items !== undefined && row(node.items, toPartAnchor(place.anchor, 'items'), messages.itemsOf)}
      {node.contains !== undefined &&
        row(node.contains, toPartAnchor(place.anchor, 'contains'), messages.containsItems)}
    </ul>
  );
}
