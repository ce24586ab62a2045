import type { Metadata } from 'next';
import { environment } from '@/lib/environment';
import { isExternal, toAbsoluteUrl } from '@/lib/href';
import { getLocale, getLocales, toLocaleBase, type Locale } from '@/site/locales';
import { getSite } from '@/site/site';

/** Builds the title, description, canonical URL, language alternates, and social tags of a page. */
export function toMetadata(page: {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  image?: string;
  /** The path of the page that search engines should show instead, if it is a different one. */
  canonical?: string;
}): Metadata {
  const site = getSite();
  const title = toPageTitle(page.title);
  const images = page.image ? [toAbsoluteUrl(page.image)] : undefined;
  const url = toAbsoluteUrl(page.path);
  return {
    title: { absolute: title },
    description: page.description,
    keywords: page.keywords?.join(','),
    alternates: { canonical: toAbsoluteUrl(page.canonical ?? page.path), languages: toLanguages(page.path) },
    openGraph: {
      title,
      description: page.description,
      url,
      siteName: site.title,
      type: 'website',
      ...toSocialLocales(),
      images,
    },
    twitter: { card: 'summary_large_image', title, description: page.description, images },
  };
}

/**
 * Returns the URLs of a page in every language, with that of the default language as the fallback. Returns undefined if there is
 * only one language.
 */
function toLanguages(path: string): Record<string, string> | undefined {
  const site = getSite();
  const locales = getLocales(site);
  if (locales.length === 1) return undefined;
  const toUrl = (locale: Locale) => {
    const base = toLocaleBase(site, locale);
    return `${isExternal(base) ? '' : environment.siteUrl}${base}${path}`;
  };
  const [fallback] = locales;
  return {
    ...Object.fromEntries(locales.map((locale) => [locale.code, toUrl(locale)])),
    ...(fallback && { 'x-default': toUrl(fallback) }),
  };
}

function toSocialLocales(): { locale: string; alternateLocale?: string[] } {
  const site = getSite();
  const own = getLocale(site);
  const others = getLocales(site).filter(({ code }) => code !== own.code);
  const toTag = ({ code }: Locale) => code.replaceAll('-', '_');
  return { locale: toTag(own), ...(others.length > 0 && { alternateLocale: others.map(toTag) }) };
}

/** Formats the title of a page: `Page | Site`, or the title of the site if the page has none. */
export function toPageTitle(title: string): string {
  const site = getSite();
  const own = title.trim();
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`;
}
