import type { Metadata } from 'next';
import { NearestRoutes } from '@/components/layout/nearest-routes';
import { SearchLink } from '@/components/search/search-link';
import * as messages from '@/messages';
import { loadKnownRoutes } from './known-routes';
import { toPageTitle } from './metadata';

export const metadata: Metadata = {
  title: { absolute: toPageTitle(messages.notFoundTitle) },
  robots: { index: false },
};

/** Any unknown path: says so, and offers the routes whose names are nearest. Every page carries this one in its payload. */
export default async function NotFound() {
  return (
    <main id="main" className="simple-page">
      <p className="simple-code">404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundContact}</p>
      <p className="simple-action">
        <SearchLink />
      </p>
      <NearestRoutes first={(await loadKnownRoutes()).slice(0, 5)} />
    </main>
  );
}
