import * as messages from '@/messages';
import type { SchemaId, Spec } from '@/spec/model';
import { AnchorLink, toHash } from './anchor-link';
import { Assumed } from './assumed';
import { Breakable } from './breakable';
import { RootSchema } from './root-schema';
import type { View } from './view';

const shownUses = 6;

/** Every component schema, with the places that use it. */
export function Schemas({ view, spec }: { view: View; spec: Spec }) {
  if (spec.componentIds.length === 0) return null;
  return (
    <section className="tg" id="schemas">
      <div className="w">
        <div className="oh">
          <AnchorLink anchor="schemas" name={messages.schemas} />
          <h2>{messages.schemas}</h2>
        </div>
      </div>
      {spec.componentIds.map((id) => (
        <ComponentSchema key={id} view={view} spec={spec} id={id} />
      ))}
    </section>
  );
}

function ComponentSchema({ view, spec, id }: { view: View; spec: Spec; id: SchemaId }) {
  const node = view.schemas[id];
  if (node?.name === undefined) return null;
  const anchor = `schema.${node.name}`;
  return (
    <article className="cs" id={anchor}>
      <div className="w">
        <div className="oh">
          <AnchorLink anchor={anchor} name={node.name} />
          <h3>
            <Breakable text={node.name} />
          </h3>
          {node.label !== node.name && <span className="t">{node.label}</span>}
          {node.deprecated && <span className="dp">{messages.deprecated}</span>}
          <Assumed view={view} reason={node.assumed} />
        </div>
        <RootSchema view={view} id={id} anchor={anchor} typed={false} />
      </div>
      <UsedBy uses={spec.uses[id] ?? []} />
    </article>
  );
}

function UsedBy({ uses }: { uses: Spec['uses'][string] }) {
  if (uses.length === 0) {
    return (
      <div className="s">
        <p className="nt">{messages.usedByNone}</p>
      </div>
    );
  }
  const list = (shown: typeof uses) => (
    <ul>
      {shown.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={toHash(anchor)}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="s us">
      <h4>{messages.usedBy}</h4>
      {list(uses.slice(0, shownUses))}
      {uses.length > shownUses && (
        <details className="in">
          <summary>{messages.moreUses(uses.length - shownUses)}</summary>
          {list(uses.slice(shownUses))}
        </details>
      )}
    </div>
  );
}
