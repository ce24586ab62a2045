import * as messages from '@/messages';
import type { Field, SchemaNode } from '@/spec/model';
import { toMapAnchor, toPartAnchor } from './anchor-link';
import { fieldsOfObject } from './limits';
import { Row } from './row';
import type { RenderInside, SchemaPlace, View } from './view';

type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;

/** The fields of an object in the spec's order, then what it says of other names. */
export function Fields({
  view,
  node,
  place,
  inside,
}: {
  view: View;
  node: ObjectNode;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  const { shown, hidden } = splitByDirection(view, node.fields);
  const at = (id: string, anchor: string): SchemaPlace => ({ ...place, id, anchor });
  return (
    <>
      <ul className="properties">
        {shown.slice(0, fieldsOfObject).map(({ name, anchor, schema, required, requiredWith, discriminator }) => (
          <Row
            key={name}
            view={view}
            inside={inside}
            place={at(schema, place.anchor + anchor)}
            name={name}
            marks={{ required, requiredWith, discriminator }}
          />
        ))}
        {node.patterns.map(({ pattern, anchor, schema }) => (
          <Row
            key={pattern}
            view={view}
            inside={inside}
            place={at(schema, place.anchor + anchor)}
            name={`${messages.mapKeyMatching} ${pattern}`}
            label={<PatternLabel pattern={pattern} />}
          />
        ))}
        {typeof node.additional === 'string' && (
          <Row
            view={view}
            inside={inside}
            place={at(node.additional, toMapAnchor(place.anchor))}
            name={messages.mapKey}
            label={<em className="property-name">{messages.mapKey}</em>}
          />
        )}
        {node.propertyNames !== undefined && (
          <Row
            view={view}
            inside={inside}
            place={at(node.propertyNames, toPartAnchor(place.anchor, 'names'))}
            name={messages.propertyNames}
            label={<em className="property-name">{messages.propertyNames}</em>}
          />
        )}
      </ul>
      {shown.length > fieldsOfObject && <p className="note">{messages.moreFields(shown.length - fieldsOfObject)}</p>}
      {node.fields.length > 0 && typeof node.additional === 'boolean' && (
        <p className="note">{node.additional ? messages.otherFieldsAllowed : messages.otherFieldsRefused}</p>
      )}
      {hidden.length > 0 && (
        <p className="note">
          {view.direction === 'request' ? messages.leftOutOfRequest : messages.leftOutOfResponse}{' '}
          <code>{hidden.map((field) => field.name).join(', ')}</code>
        </p>
      )}
    </>
  );
}

function PatternLabel({ pattern }: { pattern: string }) {
  return (
    <>
      <em className="property-name">{messages.mapKeyMatching}</em>
      <code className="property-name">{pattern}</code>
    </>
  );
}

/** A request has no fields that are only read, a response none that are only written. */
function splitByDirection({ schemas, direction }: View, fields: Field[]): { shown: Field[]; hidden: Field[] } {
  const other = direction === undefined ? undefined : direction === 'request' ? 'read' : 'write';
  const isHidden = (field: Field) => other !== undefined && schemas[field.schema]?.access === other;
  return { shown: fields.filter((field) => !isHidden(field)), hidden: fields.filter(isHidden) };
}
