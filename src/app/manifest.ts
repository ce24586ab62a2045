import type { MetadataRoute } from 'next';
import { toHref } from '@/lib/href';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';

export const dynamic = 'force-static';

/** Returns the web app manifest, which a device reads when it adds the site to its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { title, description } = getSite();
  const icon = (file: string, sizes: string, purpose?: 'maskable') => ({
    src: toHref(file),
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: toHref('/'),
    name: title,
    short_name: title,
    description,
    lang: getLocale(getSite()).code,
    start_url: toHref('/'),
    scope: toHref('/'),
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
