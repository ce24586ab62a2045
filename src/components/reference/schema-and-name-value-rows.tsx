import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Mark, Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import { AnchorLink, FormerAnchors } from './permalinks-and-headings';
import { Assumed, Description, findAssumption } from './description-and-assumption';
import { Breakable } from '../ui/breakable-name';
import { SchemaNotes } from './schema-enumeration-examples-and-notes';
import { ShortConstraints, ShortExamples, toShortExamples } from './constraints-and-short-examples';
import { Marks } from './marks';
import { SchemaType } from './schema-type';
import type { RenderInside, SchemaPosition, View } from './render-context';
import { getInnerId, hasInside } from './schema-children-and-row-counts';

/** A row for a schema with a name, such as a property, a parameter, a header, an array item, or the values of a map. */
export function Row({
  view,
  position,
  name,
  label,
  flags = {},
  overrides = {},
  inside,
}: {
  view: View;
  position: SchemaPosition;
  name: string;
  /** Shown instead of a name that is not from the spec. */
  label?: ReactNode;
  flags?: {
    required?: boolean;
    requiredWith?: string;
    /** The marks of a parameter, which include those of its schema. */
    marks?: Mark[];
    assumed?: string;
    discriminator?: boolean;
    /** The anchors of former names. */
    aliases?: string[];
  };
  /**
   * Values of a parameter or header: description and examples replace the schema's, phrases precede its constraints, faults
   * say which examples do not match the schema, and texts are those of the examples.
   */
  overrides?: { description?: Prose; phrases?: string[]; examples?: string[]; faults?: string[]; texts?: ReactNode };
  inside: RenderInside;
}) {
  const node = view.schemas[position.id];
  if (!node) return null;
  const inner = view.schemas[getInnerId(view.schemas, position.id)];
  const { description = node.description, examples = node.examples, phrases } = overrides;
  const shortExamples = description ? toShortExamples(examples) : [];
  const opens = inner !== undefined && hasInside(view.schemas, inner);
  return (
    <li className="property" id={position.anchor} data-example={shortExamples.length > 0 ? '' : undefined}>
      <FormerAnchors anchors={flags.aliases} now={position.anchor} />
      <div className={opens ? 'property-head cursor-pointer' : 'property-head'}>
        {label ?? (
          <code>
            <Breakable text={name} />
          </code>
        )}
        <AnchorLink view={view} anchor={position.anchor} name={name} />
        <SchemaType view={view} id={position.id} inHead />
        {flags.required && <span className="required">{messages.required}</span>}
        {flags.requiredWith !== undefined && (
          <span className="required">{messages.requiredWith(flags.requiredWith)}</span>
        )}
        <Marks marks={flags.marks ?? node.marks} />
        {node.access !== 'read-write' && (
          <span className="operation-mark">{node.access === 'read' ? messages.readOnly : messages.writeOnly}</span>
        )}
        <Assumed view={view} reason={flags.assumed ?? findAssumption(view, node)} />
        <ShortConstraints
          view={view}
          node={node}
          name={name}
          phrases={phrases}
          examples={description ? [] : examples}
        />
      </div>
      <Description prose={description} inRow={!view.isPrinted} />
      <ShortExamples values={shortExamples} />
      {overrides.faults?.map((fault) => (
        <p key={fault} className="note">
          {fault}
        </p>
      ))}
      {overrides.texts}
      {flags.discriminator && <p className="note">{messages.selectsVariant}</p>}
      <SchemaNotes
        view={view}
        node={node}
        anchor={position.anchor}
        description={overrides.description}
        examples={examples}
      />
      {inside(position)}
    </li>
  );
}

/** The class names of a row with a name and its value. */
const nameValueClassName =
  'grid grid-cols-1 gap-x-4 border-t border-line py-1.5 text-sm/6 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]';

export function NameValue({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={nameValueClassName}>
      <dt className="wrap-anywhere text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
