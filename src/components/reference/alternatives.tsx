import * as messages from '@/messages';
import type { Alternatives, Variant } from '@/openapi/model/schema';
import { AnchorLink } from './permalinks-and-headings';
import { Breakable } from '../ui/breakable-name';
import { Description } from './description-and-assumption';
import { SchemaNotes } from './schema-enumeration-examples-and-notes';
import { ShortConstraints, toAccess } from './constraints-and-short-examples';
import { variantsOfApplicator } from './display-limits-of-texts-and-lists';
import { Marks } from './marks';
import { SchemaType } from './schema-type';
import type { RenderInside, SchemaPosition, View } from './render-context';

/** The alternatives of `oneOf` or `anyOf`. Each one opens below its name and the discriminator values that select it. */
export function OneOfOrAnyOf({
  view,
  applicator,
  position,
  inside,
}: {
  view: View;
  applicator: Alternatives;
  position: SchemaPosition;
  inside: RenderInside;
}) {
  return (
    <div className="mt-3">
      <p className="pb-1.5 text-ui font-semibold text-ink print:break-after-avoid">
        {applicator.kind === 'oneOf' ? messages.oneOf : messages.anyOf}
      </p>
      {applicator.variants.slice(0, variantsOfApplicator).map((variant) => (
        <VariantOf
          key={variant.anchor}
          view={view}
          variant={variant}
          discriminator={applicator.discriminator}
          position={{ ...position, id: variant.schema, anchor: position.anchor + variant.anchor }}
          inside={inside}
        />
      ))}
      {applicator.variants.length > variantsOfApplicator && (
        <p className="note">{messages.moreVariants(applicator.variants.length - variantsOfApplicator)}</p>
      )}
    </div>
  );
}

function VariantOf({
  view,
  variant,
  discriminator,
  position,
  inside,
}: {
  view: View;
  variant: Variant;
  discriminator?: string;
  position: SchemaPosition;
  inside: RenderInside;
}) {
  const node = view.schemas[position.id];
  if (!node) return null;
  return (
    <details className="variant" id={position.anchor}>
      <summary>
        <span className="property-name in-[summary:hover]:text-accent">
          <Breakable text={variant.title} />
        </span>
        {discriminator !== undefined && (variant.values.length > 0 || variant.isDefault) && (
          <span className="schema-type">
            {`${messages.selectedBy(discriminator)} `}
            {variant.values.length > 0 && <code>{variant.values.join(', ')}</code>}
            {variant.isDefault && `${variant.values.length > 0 ? ', ' : ''}${messages.otherValues}`}
          </span>
        )}
      </summary>
      <AnchorLink view={view} anchor={position.anchor} name={variant.title} />
      {node.label !== variant.title && <SchemaType view={view} id={position.id} />}
      <p className="flex flex-wrap gap-x-2.5">
        <Marks marks={node.marks} />
        <ShortConstraints view={view} node={node} name={variant.title} phrases={toAccess(node)} />
      </p>
      <Description prose={node.description} />
      <SchemaNotes view={view} node={node} anchor={position.anchor} />
      {inside(position)}
    </details>
  );
}
