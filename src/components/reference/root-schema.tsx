import * as messages from '@/messages';
import type { Prose, SchemaId } from '@/spec/model';
import { smallButtonClassName } from './controls';
import { Description } from './description';
import { Facts } from './facts';
import { headClassName } from './frame';
import { Inside } from './schema';
import { SchemaType } from './schema-type';
import { getChildIds, getExpansion } from './expansion';
import type { SchemaPlace, View } from './view';

export const mediaTypeClassName = 'font-mono text-xs/5 text-muted';

const schemaHeadClassName = 'min-h-7 empty:hidden print:break-after-avoid';
/** Next to the schema's name if there is room, otherwise on its own line. */
const besideNameClassName = 'md:absolute md:end-0 md:top-0';

/** The schema of a body, a response or a component: its first level is open. */
export function RootSchema({
  view,
  id,
  anchor,
  mediaType,
  typed = true,
  said,
}: {
  view: View;
  id: SchemaId;
  anchor: string;
  mediaType?: string;
  /** Whether its type is printed; a component's own head says it already. */
  typed?: boolean;
  /** What has been said above: then a description that a component's own section gives, or the same one, is left out. */
  said?: Prose;
}) {
  const node = view.schemas[id];
  if (!node) return null;
  const isSaid = said !== undefined && (node.name !== undefined || node.description?.source === said.source);
  const place: SchemaPlace = { id, anchor, trail: [], rowBudget: view.rowBudget };
  const expansion = getExpansion(view, place);
  return (
    <div className="root-schema">
      <div className={`${headClassName} ${schemaHeadClassName} ${typed ? '' : besideNameClassName}`.trimEnd()}>
        {mediaType !== undefined && <span className={mediaTypeClassName}>{mediaType}</span>}
        {typed && <SchemaType view={view} id={id} />}
        {expansion.kind === 'inline' && hasFolds(view, expansion.place) && (
          <button type="button" className={`${smallButtonClassName} ms-auto`} data-expand>
            {messages.expandAll}
          </button>
        )}
      </div>
      {!isSaid && <Description prose={node.description} />}
      <Facts view={view} node={node} anchor={anchor} />
      <Inside view={view} place={place} open />
    </div>
  );
}

/** True if something inside is closed at first. */
function hasFolds(view: View, place: SchemaPlace): boolean {
  const node = view.schemas[place.id];
  if (!node) return false;
  if (node.parts.length > 0) return true;
  return getChildIds(node).some((id) => getExpansion(view, { ...place, id, anchor: '' }).kind !== 'none');
}
