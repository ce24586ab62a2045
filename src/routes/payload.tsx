import { SimplePage, SimpleTitle } from '@/components/layout/simple-page';
import { Explainer } from '@/components/payload/explainer';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { crossReferencePath } from '@/spec/cross-reference/page';
import { getServices } from '@/spec/load';
import { toMetadata } from './metadata';
import type { Page } from './page';

/** The page that explains a payload in the browser. */
export const payload: Page = {
  path: `${crossReferencePath}payload/`,
  name: 'the page that explains a payload',
  loadMetadata: () =>
    Promise.resolve(
      toMetadata({ title: messages.payloadTitle, description: messages.payloadDescription, path: payload.path }),
    ),
  load: () =>
    Promise.resolve(
      <SimplePage>
        <SimpleTitle>{messages.payloadTitle}</SimpleTitle>
        <p className="mb-8 text-lg text-muted">{messages.payloadDescription}</p>
        <Explainer hrefs={getServices().map((service) => toHref(`${payload.path}${toSchemasFile(service)}`))} />
        <noscript>
          <p>{messages.payloadNeedsScript}</p>
        </noscript>
      </SimplePage>,
    ),
};

/** Returns the name of the file with the JSON Schemas of a service. */
export function toSchemasFile(service: string): string {
  return `${service}.json`;
}
