import { loadNavigation } from '@/routes/navigation';
import { getLocale } from '@/site/locales';
import { toSiteCss } from '@/site/site-css';
import { getSite } from '@/site/site';
import { toVersionKey } from '@/site/versions';

export const dynamic = 'force-static';

/**
 * Returns `/site.css`, the rules that depend on the configuration: active links of sidebars, version labels, the host of printed
 * links, right-to-left text, and colors, because no page has a style attribute.
 */
export async function GET() {
  const { sidebars, areas } = await loadNavigation();
  const versions = areas
    .filter((entry) => entry.versions.length > 1)
    .flatMap(({ area }) => area.versions.map((version) => ({ ...version, key: toVersionKey(version) })));
  const ids = [...new Set(sidebars.map(({ id }) => id))];
  return new Response(toSiteCss(getSite(), ids, versions, getLocale(getSite()).direction), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
