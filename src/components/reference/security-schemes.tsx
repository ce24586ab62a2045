import * as messages from '@/messages';
import type { SecurityScheme } from '@/spec/model';
import { AnchorLink } from './anchor-link';
import { Assumed, Description, isWebAddress } from './description';
import type { View } from './view';

/** Every way of access that the API knows. */
export function SecuritySchemes({ view, schemes }: { view: View; schemes: SecurityScheme[] }) {
  if (schemes.length === 0) return null;
  return (
    <section className="overview-section">
      <h2>{messages.authentication}</h2>
      {schemes.map((scheme) => (
        <div key={scheme.name} className="property" id={scheme.anchor}>
          <div className="property-head">
            <AnchorLink anchor={scheme.anchor} name={scheme.name} />
            <code className="property-name">{scheme.name}</code>
            <span className="schema-type">{scheme.label}</span>
            <Assumed view={view} reason={scheme.assumed} />
          </div>
          <Description prose={scheme.description} />
          {scheme.openIdConnectUrl !== undefined && <Address url={scheme.openIdConnectUrl} />}
          <Flows flows={scheme.flows} />
        </div>
      ))}
    </section>
  );
}

function Flows({ flows }: { flows: SecurityScheme['flows'] }) {
  return flows.map(({ flow, urls, scopes }) => (
    <dl key={flow} className="name-values">
      {urls.map(({ label, url }) => (
        <div key={label}>
          <dt>{`${flow}: ${label}`}</dt>
          <dd>
            <Address url={url} />
          </dd>
        </div>
      ))}
      {scopes.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  ));
}

function Address({ url }: { url: string }) {
  return isWebAddress(url) ? (
    <a href={url} rel="noopener noreferrer">
      {url}
    </a>
  ) : (
    <code>{url}</code>
  );
}
