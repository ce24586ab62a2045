import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Property, SchemaNode } from '@/openapi/model/schema';
import { FormerAnchors } from './permalinks-and-headings';
import { propertiesOfObject } from './display-limits-of-texts-and-lists';
import { MoreProperties } from './more-properties';
import { Row } from './schema-and-name-value-rows';
import type { RenderInside, SchemaPosition, View } from './render-context';
import { toMapAnchor, toKeywordAnchor } from './keyword-and-inline-schema-anchors';

type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;

/** The properties of an object in the order of the spec, then patternProperties, additionalProperties, and propertyNames. */
export function Properties({
  view,
  node,
  position,
  className = 'properties',
  inside,
}: {
  view: View;
  node: ObjectNode;
  position: SchemaPosition;
  /** The class names of the list. */
  className?: string;
  inside: RenderInside;
}) {
  const { shown, hidden } = splitByDirection(view, node.properties);
  const at = (id: string, anchor: string): SchemaPosition => ({ ...position, id, anchor });
  return (
    <>
      <ul className={className}>
        {shown.slice(0, propertiesOfObject).map(({ name, anchor, schema, aliases, ...flags }) => (
          <Row
            key={name}
            view={view}
            inside={inside}
            position={at(schema, position.anchor + anchor)}
            name={name}
            flags={{ ...flags, aliases: aliases?.map((alias) => position.anchor + alias) }}
          />
        ))}
        {node.patternProperties.map(({ pattern, anchor, schema }) => (
          <Row
            key={pattern}
            view={view}
            inside={inside}
            position={at(schema, position.anchor + anchor)}
            name={`${messages.mapKeyMatching} ${pattern}`}
            label={<PatternLabel pattern={pattern} />}
          />
        ))}
        {typeof node.additionalProperties === 'string' && (
          <Row
            view={view}
            inside={inside}
            position={at(node.additionalProperties, toMapAnchor(position.anchor))}
            name={messages.mapKey}
            label={<RowWord>{messages.mapKey}</RowWord>}
          />
        )}
        {node.propertyNames !== undefined && (
          <Row
            view={view}
            inside={inside}
            position={at(node.propertyNames, toKeywordAnchor(position.anchor, 'names'))}
            name={messages.propertyNames}
            label={<RowWord>{messages.propertyNames}</RowWord>}
          />
        )}
      </ul>
      <MoreProperties view={view} node={node} position={position} properties={shown.slice(propertiesOfObject)} />
      {node.properties.length > 0 && typeof node.additionalProperties === 'boolean' && (
        <p className="note">{node.additionalProperties ? messages.otherFieldsAllowed : messages.otherFieldsRefused}</p>
      )}
      {hidden.length > 0 && (
        <p className="note">
          {view.direction === 'request' ? messages.leftOutOfRequest : messages.leftOutOfResponse}{' '}
          {hidden.map(({ name, anchor, aliases }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <FormerAnchors
                anchors={aliases?.map((alias) => position.anchor + alias)}
                now={position.anchor + anchor}
              />
              <code id={position.anchor + anchor}>{name}</code>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** A word in place of the name of a property. */
export function RowWord({ children }: { children: string }) {
  return <em className="property-name font-sans italic">{children}</em>;
}

function PatternLabel({ pattern }: { pattern: string }) {
  return (
    <>
      <RowWord>{messages.mapKeyMatching}</RowWord>
      <code className="property-name">{pattern}</code>
    </>
  );
}

/** Returns true if the list of properties is everything that an object shows. */
export function isOnlyList(view: View, { properties, additionalProperties }: ObjectNode): boolean {
  const hasNote = properties.length > 0 && typeof additionalProperties === 'boolean';
  return !hasNote && properties.length <= propertiesOfObject && splitByDirection(view, properties).hidden.length === 0;
}

/** Separates the properties that a request or a response leaves out. */
function splitByDirection({ direction }: View, properties: Property[]): { shown: Property[]; hidden: Property[] } {
  const isHidden = ({ leftOutOf }: Property) => direction !== undefined && leftOutOf === direction;
  return { shown: properties.filter((property) => !isHidden(property)), hidden: properties.filter(isHidden) };
}
