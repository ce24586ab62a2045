import type { MetadataRoute } from 'next';
import { toHref } from '@/lib/href';
import { getLocale } from '@/site/locales';
import { toSiteCss } from '@/site/site-css';
import { getSite } from '@/site/get-site';
import { toVersionKey } from '@/site/versions';
import { loadNavigation } from './navigation';

/**
 * Loads `/site.css`, the rules that depend on the configuration: active links of sidebars, version labels, the host of printed
 * links, right-to-left text, and colors, because no page has a style attribute.
 */
export async function loadSiteCss(): Promise<string> {
  const { sidebars, areas } = await loadNavigation();
  const versions = areas
    .filter((entry) => entry.versions.length > 1)
    .flatMap(({ area }) => area.versions.map((version) => ({ ...version, key: toVersionKey(version) })));
  const ids = [...new Set(sidebars.map(({ id }) => id))];
  return toSiteCss(getSite(), ids, versions, getLocale(getSite()).direction);
}

/** Returns the web app manifest, which a device reads when it adds the site to its home screen. */
export function toWebManifest(): MetadataRoute.Manifest {
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
