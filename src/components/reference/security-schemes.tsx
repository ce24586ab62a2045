import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { SecurityScheme } from '@/openapi/model/security';
import { Breakable } from '../ui/breakable-name';
import { AnchorLink } from './permalinks-and-headings';
import { Assumed, Description } from './description-and-assumption';
import { ExternalLink } from './external-links';
import { Marks } from './marks';
import { NameValue } from './schema-and-name-value-rows';
import { PanelLinkNote, PanelSection } from './panel-heads-links-and-notes';
import type { View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/** All security schemes of the API, with a link to the page about credentials. */
export function SecuritySchemes({ view, schemes }: { view: View; schemes: SecurityScheme[] }) {
  if (schemes.length === 0) return null;
  const credentials = view.links?.credentials;
  const note = credentials && (
    <PanelLinkNote text={messages.seeCredentials} href={toHref(credentials.path)} label={credentials.label} />
  );
  return (
    <PanelSection title={messages.authentication} note={note}>
      {schemes.map((scheme) => (
        <div key={scheme.name} className="property" id={scheme.anchor}>
          <div className="property-head">
            <code className="property-name">{scheme.name}</code>
            <AnchorLink view={view} anchor={scheme.anchor} name={scheme.name} />
            <span className="schema-type">{scheme.label}</span>
            <Marks marks={scheme.marks} />
            <Assumed view={view} reason={scheme.assumed} />
          </div>
          <Description prose={scheme.description} />
          {[scheme.openIdConnectUrl, scheme.oauth2MetadataUrl].map(
            (url) => url !== undefined && <Address key={url} url={url} />,
          )}
          <Flows flows={scheme.flows} />
        </div>
      ))}
    </PanelSection>
  );
}

function Flows({ flows }: { flows: SecurityScheme['flows'] }) {
  return flows.map(({ flow, urls, scopes }) => (
    <dl key={flow}>
      {urls.map(({ label, url }) => (
        <NameValue key={label} name={`${flow}: ${label}`}>
          <Address url={url} className={textLinkClassName} />
        </NameValue>
      ))}
      {scopes.map(({ name, description }) => (
        <NameValue
          key={name}
          name={
            <code>
              <Breakable text={name} />
            </code>
          }
        >
          {description}
        </NameValue>
      ))}
    </dl>
  ));
}

function Address({ url, className }: { url: string; className?: string }) {
  return (
    <ExternalLink url={url} className={className}>
      <Breakable text={url} />
    </ExternalLink>
  );
}
