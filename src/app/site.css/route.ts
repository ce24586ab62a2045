import { loadNavigation } from '../navigation';
import { toSiteCss } from '@/site/site-css';
import { getSite } from '@/site/site';

export const dynamic = 'force-static';

/** `/site.css`: what the configuration says of colours, as rules, since no page carries a style attribute. */
export async function GET() {
  const { sidebars } = await loadNavigation();
  return new Response(toSiteCss(getSite(), [...sidebars.keys()]), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
