import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Prose, SchemaNode } from '@/spec/model';
import { AnchorLink } from './anchor-link';
import { Assumed, Description } from './description';
import { Breakable } from '../ui/breakable';
import { Facts } from './facts';
import { SchemaType } from './schema-type';
import { getInnerId, hasInside } from './expansion';
import type { RenderInside, SchemaPlace, View } from './view';

/** One thing with a name and a schema: a field, a parameter, a header, the values of a map. */
export function Row({
  view,
  place,
  name,
  label,
  marks = {},
  own = {},
  inside,
}: {
  view: View;
  place: SchemaPlace;
  name: string;
  /** Shown for the name where it is no name from the spec. */
  label?: ReactNode;
  marks?: {
    required?: boolean;
    requiredWith?: string;
    deprecated?: boolean;
    assumed?: string;
    discriminator?: boolean;
  };
  /** What the place says: description and examples instead of the schema's, phrases next to its constraints. */
  own?: { description?: Prose; phrases?: string[]; examples?: string[] };
  inside: RenderInside;
}) {
  const node = view.schemas[place.id];
  if (!node) return null;
  const inner = view.schemas[getInnerId(view.schemas, place.id)];
  const opens = inner !== undefined && hasInside(view.schemas, inner);
  return (
    <li className="property" id={place.anchor}>
      <div className={opens ? 'property-head opens' : 'property-head'}>
        <AnchorLink anchor={place.anchor} name={name} />
        {label ?? (
          <code className="property-name">
            <Breakable text={name} />
          </code>
        )}
        <SchemaType view={view} id={place.id} />
        {marks.required && <span className="required">{messages.required}</span>}
        {marks.requiredWith !== undefined && (
          <span className="required">{messages.requiredWith(marks.requiredWith)}</span>
        )}
        {(marks.deprecated || node.deprecated) && <span className="deprecated">{messages.deprecated}</span>}
        {node.access !== 'read-write' && (
          <span className="operation-mark">{node.access === 'read' ? messages.readOnly : messages.writeOnly}</span>
        )}
        <Assumed view={view} reason={marks.assumed ?? findOwnAssumption(view, node)} />
      </div>
      <Description prose={own.description ?? node.description} />
      {marks.discriminator && <p className="note">{messages.selectsVariant}</p>}
      <Facts
        view={view}
        node={node}
        anchor={place.anchor}
        description={own.description}
        phrases={own.phrases}
        examples={own.examples}
      />
      {inside(place)}
    </li>
  );
}

/** What a component assumes is said in its own section. */
function findOwnAssumption(view: View, node: SchemaNode): string | undefined {
  const isShared = node.name !== undefined || node.bases.some((base) => view.schemas[base]?.assumed === node.assumed);
  return isShared ? undefined : node.assumed;
}
