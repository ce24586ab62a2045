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
      <main id="main" className="mx-auto w-full max-w-240 flex-1 px-4 py-12 sm:px-8 desktop:px-6">
        <h1 className="text-3xl max-sm:text-2xl">{messages.payloadTitle}</h1>
        <p className="mt-3 mb-8 text-muted">{messages.payloadDescription}</p>
        <Explainer hrefs={getServices().map((service) => toHref(`${payload.path}${toSchemasFile(service)}`))} />
        <noscript>
          <p>{messages.payloadNeedsScript}</p>
        </noscript>
      </main>,
    ),
};

/** Returns the name of the file with the JSON Schemas of a service. */
export function toSchemasFile(service: string): string {
  return `${service}.json`;
}
