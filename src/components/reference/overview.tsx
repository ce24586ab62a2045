import type { ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import { PrintContents } from '../layout/printed-table-of-contents';
import { toHref } from '@/lib/href';
import { Description } from './description-and-assumption';
import { ExternalDocs, ExternalLink } from './external-links';
import { SampleColumn, sectionClassName } from './page-and-section-layout';
import { pageTitleClassName } from './permalinks-and-headings';
import { type OperationGroup } from './operation-groups-and-links';
import { NameValue } from './schema-and-name-value-rows';
import {
  PanelAside,
  panelClassName,
  PanelHead,
  PanelLink,
  PanelLinks,
  PanelSection,
} from './panel-heads-links-and-notes';
import { SecuritySchemes } from './security-schemes';
import { Servers } from './servers';
import type { View } from './render-context';
import { toEntries, Contents, IntroductionContents } from './table-of-contents';
import { textLinkClassName } from '../ui/shared-class-names';

/** The number of entries up to which the contents are above the description. */
const mostEntries = 12;

/**
 * The head of a reference: title with version, summary, contents, description, contact, license, servers, and security, then the
 * children; next to it the downloads.
 */
export function Overview({
  view,
  spec,
  groups,
  isPrinted = false,
  children,
}: {
  view: View;
  spec: Spec;
  groups: OperationGroup[];
  /** True in a document for print, whose contents are above the description. */
  isPrinted?: boolean;
  children?: ReactNode;
}) {
  const entries = toEntries(view, groups, spec);
  // Long contents would push the description out of view.
  const isShort = !isPrinted && groups.length + Number(spec.componentIds.length > 0) <= mostEntries;
  return (
    <section className={`tag ${sectionClassName}`} id="overview">
      <div>
        <h1 className={pageTitleClassName}>
          {spec.title}
          {spec.version !== '' && (
            <>
              {' '}
              <span className="inline-block text-xl/11 font-normal tracking-normal text-muted">({spec.version})</span>
            </>
          )}
        </h1>
        {spec.summary !== undefined && <p className="mb-4 text-lg text-muted">{spec.summary}</p>}
        {isPrinted && <PrintContents entries={entries} />}
        {isShort && <Contents entries={entries} className="my-6" />}
        <Description prose={spec.description} />
        <Particulars spec={spec} links={view.links} />
        {children}
      </div>
      <SampleColumn className="grid content-start gap-4 print:block">
        {!isPrinted && (
          <>
            {!isShort && <Contents entries={entries} />}
            <IntroductionContents spec={spec} />
          </>
        )}
        {spec.servers.length > 0 && (
          <PanelSection title={messages.servers}>
            <Servers view={view} servers={spec.servers} />
          </PanelSection>
        )}
        <SecuritySchemes view={view} schemes={spec.securitySchemes} />
        {!isPrinted && <Downloads spec={spec} />}
      </SampleColumn>
    </section>
  );
}

function Particulars({
  spec: { contact, license, termsOfService, externalDocs },
  links: { guide, changes } = {},
}: {
  spec: Spec;
  links?: ApiLinks;
}) {
  const entries: { label: string; text: string; url?: string; href?: string }[] = [
    ...(guide ? [{ label: messages.guideOfApi, text: guide.label, href: toHref(guide.path) }] : []),
    ...(changes ? [{ label: messages.changesOfApi, text: changes.label, href: toHref(changes.path) }] : []),
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
        <dl className="mt-4">
          {entries.map(({ label, text, url, href }) => (
            <NameValue key={label} name={label}>
              {href !== undefined ? (
                <a href={href} className={textLinkClassName}>
                  {text}
                </a>
              ) : (
                <ExternalLink url={url} className={textLinkClassName}>
                  {text}
                </ExternalLink>
              )}
            </NameValue>
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

function Downloads({ spec: { service, pages } }: { spec: Spec }) {
  const files = [
    { label: messages.openApiYaml, file: 'openapi.yaml' },
    { label: messages.openApiJson, file: 'openapi.json' },
    { label: messages.typeScriptTypes, file: 'types.ts' },
  ];
  return (
    <div className={`${panelClassName} print:hidden`}>
      <PanelHead>{messages.downloads}</PanelHead>
      <PanelLinks>
        {files.map(({ label, file }) => (
          <PanelLink key={file} href={toHref(`/api/${service}/${file}`)} download={`${service}-${file}`}>
            {label}
            <PanelAside>{file}</PanelAside>
          </PanelLink>
        ))}
        <PanelLink href={toHref(`/api/${service}.md`)}>
          {messages.viewMarkdown}
          <PanelAside>{`${service}.md`}</PanelAside>
        </PanelLink>
        <PanelLink href={toHref(`/print/api/${service}/`)}>
          {pages.length === 0 ? messages.printApi : messages.printApiByTag}
          <PanelAside>{messages.printView}</PanelAside>
        </PanelLink>
      </PanelLinks>
    </div>
  );
}
