import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/spec/model';
import { toHref } from '@/lib/href';
import { Description, ExternalDocs, isWebAddress } from './description';
import type { OperationGroup } from './groups';
import { SecuritySchemes } from './security-schemes';
import { Servers } from './servers';
import type { View } from './view';

/** The head of the page: title with version, description, contact, servers, security; next to it the contents and the downloads. */
export function Info({
  view,
  spec,
  groups,
  children,
}: {
  view: View;
  spec: Spec;
  groups: OperationGroup[];
  children?: ReactNode;
}) {
  return (
    <section className="tag" id="overview">
      <div className="text-column">
        <h1>
          {spec.title} <span className="api-version">({spec.version})</span>
        </h1>
        {spec.summary !== undefined && <p className="mb-4 text-lg text-muted">{spec.summary}</p>}
        <Description prose={spec.description} />
        <Particulars spec={spec} />
        {spec.servers.length > 0 && (
          <section className="overview-section">
            <h2>{messages.servers}</h2>
            <Servers view={view} servers={spec.servers} />
          </section>
        )}
        <SecuritySchemes view={view} schemes={spec.securitySchemes} />
        {children}
      </div>
      <div className="sample-column">
        <Contents view={view} groups={groups} schemas={spec.componentIds.length} />
        <Downloads spec={spec} />
      </div>
    </section>
  );
}

function Particulars({ spec: { contact, license, termsOfService, externalDocs } }: { spec: Spec }) {
  const entries = [
    ...(contact
      ? [
          {
            label: messages.contact,
            text: contact.name ?? contact.email ?? contact.url ?? '',
            url: toContactUrl(contact),
          },
        ]
      : []),
    ...(license ? [{ label: messages.license, text: license.name, url: license.url }] : []),
    ...(termsOfService === undefined
      ? []
      : [{ label: messages.termsOfService, text: termsOfService, url: termsOfService }]),
  ];
  return (
    <>
      {entries.length > 0 && (
        <dl className="name-values">
          {entries.map(({ label, text, url }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {url !== undefined && isWebAddress(url) ? (
                  <a href={url} rel="noopener noreferrer">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ExternalDocs docs={externalDocs} />
    </>
  );
}

function toContactUrl(contact: NonNullable<Spec['contact']>): string | undefined {
  return contact.url ?? (contact.email === undefined ? undefined : `mailto:${contact.email}`);
}

function Contents({ view, groups, schemas }: { view: View; groups: OperationGroup[]; schemas: number }) {
  return (
    <nav className="panel" aria-label={messages.contentsOfReference}>
      <div className="panel-head">{messages.contentsOfReference}</div>
      <ul className="operation-list">
        {groups.map(({ tag, count }) => (
          <li key={tag.anchor}>
            <a href={view.toHref(tag.anchor)}>
              <span>{tag.title}</span>
              <span className="operation-count">{count}</span>
            </a>
          </li>
        ))}
        {schemas > 0 && (
          <li>
            <a href={view.toHref('schemas')}>
              <span>{messages.schemas}</span>
              <span className="operation-count">{schemas}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Downloads({ spec: { service, pages } }: { spec: Spec }) {
  const files = [
    { label: messages.openApiYaml, file: 'openapi.yaml' },
    { label: messages.openApiJson, file: 'openapi.json' },
    { label: messages.typeScriptTypes, file: 'types.ts' },
  ];
  return (
    <div className="panel">
      <div className="panel-head">{messages.downloads}</div>
      <ul className="operation-list">
        {files.map(({ label, file }) => (
          <li key={file}>
            <a href={toHref(`/api/${service}/${file}`)} download={`${service}-${file}`}>
              <span>{label}</span>
              <span className="operation-count">{file}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={toHref(`/print/api/${service}/`)}>
            <span>{pages.length === 0 ? messages.printApi : messages.printApiByTag}</span>
            <span className="operation-count">{messages.printView}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
