import * as messages from '@/messages';
import type { SchemaNode, SchemaTable } from '@/spec/model';
import { toHash } from './anchor-link';
import { Choice } from './choice';
import { Condition } from './condition';
import { Description } from './description';
import { Fields } from './fields';
import { Items } from './items';
import { getInnerId, getUnfolding, isPureMap } from './unfolding';
import type { SchemaPlace, View } from './view';

/** The inside of a schema: its fields or items, then its alternatives and conditions. */
export function Schema({ view, place }: { view: View; place: SchemaPlace }) {
  const node = view.schemas[place.id];
  if (!node) return null;
  const isMap = isPureMap(node);
  const inside = (at: SchemaPlace) => <Inside view={view} place={at} open={isMap} />;
  return (
    <div className="sb">
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

/** The inside of a row's schema, closed until asked for: its fields, or the way to where they stand. */
export function Inside({ view, place, open = false }: { view: View; place: SchemaPlace; open?: boolean }) {
  const unfolding = getUnfolding(view, place);
  const inner = view.schemas[getInnerId(view.schemas, place.id)];
  if (unfolding.kind === 'none' || !inner) return null;
  if (unfolding.kind === 'cut') return <p className="nt">{messages.cutText}</p>;
  if (unfolding.kind === 'inline') {
    if (open) return <Schema view={view} place={unfolding.place} />;
    return (
      <details className="in">
        <summary>{toSummary(view.schemas, inner)}</summary>
        {inner.id !== place.id && <Description prose={inner.description} />}
        <Schema view={view} place={unfolding.place} />
      </details>
    );
  }
  const isRecursive = unfolding.kind === 'recursive';
  return (
    <details className="in" data-more={unfolding.anchor}>
      <summary>
        {isRecursive ? `${messages.recursive}: ${toSummary(view.schemas, inner)}` : toSummary(view.schemas, inner)}
      </summary>
      <p className="nt">
        {`${isRecursive ? messages.recursiveText : messages.standsUnderSchemas} `}
        <a href={isRecursive ? toHash(unfolding.anchor) : view.toHref(unfolding.anchor)}>{unfolding.name}</a>
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
