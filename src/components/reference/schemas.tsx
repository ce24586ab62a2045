import * as messages from '@/messages';
import type { SchemaId, Spec, Use, Uses } from '@/spec/model';
import { AnchorLink, Heading } from './anchor-link';
import { Assumed } from './description';
import { Breakable } from '../ui/breakable';
import { RootSchema } from './root-schema';
import type { View } from './view';

const shownUses = 6;

/** Every component schema, with what uses it. */
export function Schemas({ view, spec }: { view: View; spec: Spec }) {
  if (spec.componentIds.length === 0) return null;
  return (
    <section className="tag" id="schemas">
      <div className="text-column">
        <div className="section-head">
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

/** One component schema, and what uses it. */
export function ComponentSchema({
  view,
  spec,
  id,
  heading: Title = 'h3',
}: {
  view: View;
  spec: Spec;
  id: SchemaId;
  heading?: 'h1' | 'h3';
}) {
  const node = view.schemas[id];
  if (node?.name === undefined || node.anchor === undefined) return null;
  const { anchor } = node;
  return (
    <article className="component-schema" id={anchor}>
      <div className="text-column">
        <div className="section-head">
          <AnchorLink anchor={anchor} name={node.name} />
          <Title>
            <Breakable text={node.name} />
          </Title>
          {node.label !== node.name && <span className="schema-type">{node.label}</span>}
          {node.deprecated && <span className="deprecated">{messages.deprecated}</span>}
          <Assumed view={view} reason={node.assumed} />
        </div>
        <RootSchema view={view} id={id} anchor={anchor} typed={false} />
      </div>
      <UsedBy view={view} uses={spec.uses[id]} />
    </article>
  );
}

function UsedBy({ view, uses }: { view: View; uses?: Uses }) {
  if (!uses) {
    return (
      <div className="sample-column">
        <p className="note">{messages.usedByNone}</p>
      </div>
    );
  }
  const { places } = uses;
  const list = (shown: Use[]) => (
    <ul>
      {shown.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={view.toHref(anchor)}>
            <Breakable text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="sample-column used-by">
      <Heading view={view} element="h4">
        {messages.usedBy}
      </Heading>
      {list(places.slice(0, shownUses))}
      {places.length > shownUses && (
        <details className="nested-schema">
          <summary>{messages.moreUses(places.length - shownUses)}</summary>
          {list(places.slice(shownUses))}
          {uses.isCut && <p className="note">{messages.usesCut}</p>}
        </details>
      )}
    </div>
  );
}
