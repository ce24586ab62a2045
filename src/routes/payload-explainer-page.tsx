import { DocsLayoutWithoutTableOfContents } from '@/components/content/docs-layout-without-table-of-contents';
import { Explainer, type ExplainerProps } from '@/components/payload/explainer';
import { environment } from '@/lib/environment';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { crossReferencePath, payloadPath } from '@/openapi/cross-reference/page-paths-and-anchors';
import { findPayloadExample } from '@/openapi/cross-reference/payload-explainer-schemas-and-example';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toHead } from './head';
import { findSidebar, loadNavigation } from './navigation';
import { toSurroundings } from './breadcrumbs-and-neighbors';
import type { Page } from './page-and-site-file-types';

/** The page that explains a payload in the browser. */
export const payloadExplainerPage: Page = {
  path: payloadPath,
  name: 'the page that explains a payload',
  shell: 'explainer',
  textKeys: [],
  loadHead: () =>
    Promise.resolve(
      toHead({ title: messages.payloadTitle, description: messages.payloadDescription, path: payloadPath }),
    ),
  loadBody: async () => {
    const services = getServices();
    const specs = await Promise.all(services.map(loadSpec));
    const explainer: ExplainerProps = {
      hrefs: services.map((service) => toHref(`${payloadExplainerPage.path}${toSchemasFile(service)}`)),
      examples: specs.flatMap((spec) => findPayloadExample(spec) ?? []),
    };
    const sidebar = findSidebar(await loadNavigation(), payloadExplainerPage.path);
    return (
      <DocsLayoutWithoutTableOfContents
        page={{ path: payloadExplainerPage.path, title: messages.payloadTitle }}
        {...toSurroundings(sidebar, payloadExplainerPage.path)}
      >
        <p className="mb-8 text-lg text-muted">{messages.payloadDescription}</p>
        <div data-explainer={JSON.stringify(explainer)}>
          {/* In development, Next.js renders it only in the browser. */}
          {!environment.isDevelopment && <Explainer {...explainer} />}
        </div>
        <p className="markdown js:hidden">
          {`${messages.payloadNeedsScript} `}
          <a href={toHref(`${crossReferencePath}schemas/`)}>{messages.payloadSchemas}</a>.
        </p>
      </DocsLayoutWithoutTableOfContents>
    );
  },
};

/** Returns the name of the file with the JSON Schemas of a service. */
export function toSchemasFile(service: string): string {
  return `${service}.json`;
}
