import * as messages from '@/messages';
import type { Property, SchemaNode } from '@/openapi/model/schema';
import { FormerAnchors } from './permalinks-and-headings';
import { Breakable } from '../ui/breakable-name';
import { Description } from './description-and-assumption';
import { lettersOfMoreProperties, morePropertiesOfObject } from './display-limits-of-texts-and-lists';
import type { SchemaPosition, View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/**
 * The properties of an object after those that have a complete row: a closed list with the name and type of each one, and with
 * the descriptions if they are short. Outside the section of a component, a link to that section replaces them.
 */
export function MoreProperties({
  view,
  node,
  position,
  properties,
}: {
  view: View;
  node: SchemaNode;
  position: SchemaPosition;
  properties: Property[];
}) {
  if (properties.length === 0) return null;
  const count = messages.moreFields(properties.length);
  if (node.anchor !== undefined && node.anchor !== position.anchor)
    return (
      <p className="note">
        {`${count}. ${messages.fieldsUnderSchemas} `}
        <a href={view.toHref(node.anchor)} className={textLinkClassName}>
          {node.name}
        </a>
      </p>
    );
  const shown = properties.slice(0, morePropertiesOfObject);
  const descriptions = shown.map(({ schema }) => view.schemas[schema]?.description);
  const letters = descriptions.reduce((sum, prose) => sum + (prose?.source.length ?? 0), 0);
  return (
    <details className="nested-schema">
      <summary>{count}</summary>
      <ul className="properties">
        {shown.map(({ name, anchor, aliases, schema, required }, index) => (
          <li key={name} className="property" id={position.anchor + anchor}>
            <FormerAnchors anchors={aliases?.map((alias) => position.anchor + alias)} now={position.anchor + anchor} />
            <code className="property-name">
              <Breakable text={name} />
            </code>{' '}
            <span className="schema-type">{view.schemas[schema]?.label}</span>
            {required && <span className="required">{messages.required}</span>}
            {letters <= lettersOfMoreProperties && <Description prose={descriptions[index]} />}
          </li>
        ))}
      </ul>
      <p className="note">
        {shown.length < properties.length
          ? messages.omittedFields(properties.length - shown.length)
          : messages.moreFieldsInFile}
      </p>
    </details>
  );
}
