import * as messages from '@/messages';
import type { SchemaId, SchemaNode } from '@/spec/model';
import { toItemAnchor, toPartAnchor } from './anchor';
import { Row } from './row';
import type { RenderInside, SchemaPlace, View } from './view';

type ArrayNode = Extract<SchemaNode, { kind: 'array' }>;

/** The items of a tuple, the ones after it, and what at least one item must be. */
export function Items({
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
      label={<em className="n">{name}</em>}
      inside={inside}
    />
  );
  return (
    <ul className="fs">
      {node.prefix.map((id, index) => row(id, toItemAnchor(place.anchor, index), messages.itemAt(index + 1)))}
      {node.items !== undefined && row(node.items, toPartAnchor(place.anchor, 'items'), messages.itemsOf)}
      {node.contains !== undefined &&
        row(node.contains, toPartAnchor(place.anchor, 'contains'), messages.containsItems)}
    </ul>
  );
}
