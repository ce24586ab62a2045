import * as messages from '@/messages';
import type { Use, Uses } from '@/openapi/model/spec';
import { Breakable } from '../ui/breakable-name';
import { Heading } from './permalinks-and-headings';
import type { View } from './render-context';

const shownUses = 4;

/** The operations and the other schemas that refer to a component schema. If there are both, each list has a title. */
export function UsedBy({ view, uses }: { view: View; uses?: Uses }) {
  if (!uses) return <p className="note">{messages.usedByNone}</p>;
  const groups = [
    { title: messages.operations, places: uses.places.filter(({ kind }) => kind === 'operation') },
    { title: messages.schemas, places: uses.places.filter(({ kind }) => kind === 'schema') },
  ].filter(({ places }) => places.length > 0);
  return (
    <div>
      <Heading view={view} element="h4" className="text-ui">
        {messages.usedBy}
      </Heading>
      <div className="grid gap-2">
        {groups.map(({ title, places }) => (
          <div key={title}>
            {groups.length > 1 && <p className="text-xs/5 text-muted">{title}</p>}
            <Places view={view} places={places.slice(0, shownUses)} />
            {places.length > shownUses && (
              <details className="nested-schema mt-1">
                <summary>{messages.moreUses(places.length - shownUses)}</summary>
                <Places view={view} places={places.slice(shownUses)} />
              </details>
            )}
          </div>
        ))}
      </div>
      {uses.isCut && <p className="note mt-2">{messages.usesCut}</p>}
    </div>
  );
}

function Places({ view, places }: { view: View; places: Use[] }) {
  return (
    <ul className="used-by">
      {places.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={view.toHref(anchor)}>
            <Breakable text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
