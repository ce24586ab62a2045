import * as messages from '@/messages';
import type { SchemaId } from '@/openapi/model/schema';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import { smallButtonClassName } from '../ui/shared-class-names';
import { Assumed, Description, findAssumption } from './description-and-assumption';
import { SchemaNotes } from './schema-enumeration-examples-and-notes';
import { ShortConstraints, toAccess } from './constraints-and-short-examples';
import { Marks } from './marks';
import { Inside } from './properties-and-applicators';
import { SchemaType } from './schema-type';
import { getExpansion } from './schema-expansion';
import type { SchemaPosition, View } from './render-context';
import { getShownChildIds } from './schema-children-and-row-counts';

/** Next to the schema's name if there is room, otherwise on its own row. */
const nextToNameClassName = 'mt-3 md:absolute md:end-0 md:top-0 md:mt-0';

/** The schema of a body, a response, or a component, with its first level open. */
export function RootSchema({
  view,
  id,
  anchor,
  mediaType,
  typed = true,
  isStream = false,
  said,
}: {
  view: View;
  id: SchemaId;
  anchor: string;
  mediaType?: string;
  /** Whether to show the type and the constraints; the header of a component already does. */
  typed?: boolean;
  /** True if the body is a sequence of such values. */
  isStream?: boolean;
  /**
   * The description that is shown above, if any. It replaces an equal description of the schema, and that of a component, which
   * has a separate section.
   */
  said?: Prose;
}) {
  const node = view.schemas[id];
  if (!node) return null;
  const isSaid = said !== undefined && (node.name !== undefined || node.description?.source === said.source);
  const position: SchemaPosition = { id, anchor, ancestors: [], budget: view.budget };
  const expansion = getExpansion(view, position);
  const isExpandable = !view.isPrinted && expansion.kind === 'inline' && hasDisclosures(view, expansion.position);
  const expandButton = isExpandable && (
    <button type="button" className={smallButtonClassName} data-expand>
      {messages.expandAll}
    </button>
  );
  return (
    <div className="root-schema">
      {typed && (
        <div className="schema-head">
          <div>
            {mediaType !== undefined && <span>{mediaType}</span>}
            {isStream && <span className="schema-type">{messages.streamOf}</span>}
            <SchemaType view={view} id={id} inHead />
            <Assumed view={view} reason={findAssumption(view, node)} />
            <Marks marks={node.marks} />
            <ShortConstraints view={view} node={node} phrases={toAccess(node)} />
          </div>
          {expandButton}
        </div>
      )}
      {!isSaid && <Description prose={node.description} />}
      <SchemaNotes view={view} node={node} anchor={anchor} />
      {!typed && expandButton && <div className={nextToNameClassName}>{expandButton}</div>}
      <Inside view={view} position={position} open />
    </div>
  );
}

/** Returns true if something inside is closed at first. */
function hasDisclosures(view: View, position: SchemaPosition): boolean {
  const node = view.schemas[position.id];
  if (!node) return false;
  if (node.applicators.length > 0) return true;
  return getShownChildIds(node).some((id) => getExpansion(view, { ...position, id, anchor: '' }).kind !== 'none');
}
