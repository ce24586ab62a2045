import type { Metadata } from 'next';
import { toAbsoluteUrl } from '@/lib/href';
import { getSite } from '@/site/site';
import { revision } from './revision.json';

/** Title, description, canonical and social tags of a page, all from the same few facts. */
export function toMetadata(page: {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  image?: string;
}): Metadata {
  const site = getSite();
  const title = toPageTitle(page.title);
  const images = page.image ? [toAbsoluteUrl(page.image)] : undefined;
  const url = toAbsoluteUrl(page.path);
  return {
    title: { absolute: title },
    description: page.description,
    keywords: page.keywords?.join(','),
    alternates: { canonical: url },
    openGraph: {
      title,
      description: page.description,
      url,
      siteName: site.title,
      type: 'website',
      locale: 'en',
      images,
    },
    twitter: { card: 'summary_large_image', title, description: page.description, images },
  };
}

/** `Page | Site`; the site's title alone where the page has none of its own. */
export function toPageTitle(title: string): string {
  const site = getSite();
  const own = title.trim();
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`;
}

/** Raised by `npm run dev` when a page or a spec was built again; every route stands on this module, so each is shown anew. */
export const builtRevision: number = revision;
