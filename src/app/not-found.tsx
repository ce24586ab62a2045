import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/in-place-of-page';
import * as messages from '@/messages';
import { loadKnownRoutes } from './known-routes';
import { toPageTitle } from './metadata';

export const metadata: Metadata = {
  title: { absolute: toPageTitle(messages.notFoundTitle) },
  robots: { index: false },
};

/** Any unknown path: says so, and offers the routes whose names are nearest. Every page carries this one in its payload. */
export default async function NotFound() {
  return <NotFoundPage first={(await loadKnownRoutes()).slice(0, 5)} />;
}
