import * as messages from '@/messages';
import type { Part, Variant } from '@/spec/model';
import { AnchorLink } from './anchor-link';
import { Breakable } from '../ui/breakable';
import { Description } from './description';
import { Facts } from './facts';
import { variantsOfChoice } from './limits';
import { SchemaType } from './schema-type';
import type { RenderInside, SchemaPlace, View } from './view';

type ChoicePart = Extract<Part, { kind: 'choice' }>;

/** `oneOf` or `anyOf`: each alternative opens under its name and the values that select it. */
export function Choice({
  view,
  part,
  place,
  inside,
}: {
  view: View;
  part: ChoicePart;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  return (
    <div className="mt-3">
      <p className="pb-1.5 text-ui font-semibold text-ink print:break-after-avoid">
        {part.mode === 'oneOf' ? messages.oneOf : messages.anyOf}
      </p>
      {part.variants.slice(0, variantsOfChoice).map((variant) => (
        <VariantOf
          key={variant.anchor}
          view={view}
          variant={variant}
          discriminator={part.discriminator}
          place={{ ...place, id: variant.schema, anchor: place.anchor + variant.anchor }}
          inside={inside}
        />
      ))}
      {part.variants.length > variantsOfChoice && (
        <p className="note">{messages.moreVariants(part.variants.length - variantsOfChoice)}</p>
      )}
    </div>
  );
}

function VariantOf({
  view,
  variant,
  discriminator,
  place,
  inside,
}: {
  view: View;
  variant: Variant;
  discriminator?: string;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  const node = view.schemas[place.id];
  if (!node) return null;
  return (
    <details className="variant" id={place.anchor}>
      <summary>
        <span className="property-name">
          <Breakable text={variant.title} />
        </span>
        {discriminator !== undefined && variant.values.length > 0 && (
          <span className="schema-type">
            {`${messages.selectedBy(discriminator)} `}
            <code>{variant.values.join(', ')}</code>
          </span>
        )}
      </summary>
      <AnchorLink anchor={place.anchor} name={variant.title} />
      {node.label !== variant.title && <SchemaType view={view} id={place.id} />}
      <Description prose={node.description} />
      <Facts view={view} node={node} anchor={place.anchor} />
      {inside(place)}
    </details>
  );
}
